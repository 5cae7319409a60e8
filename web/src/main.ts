import { mount } from 'svelte';
import App from './App.svelte';
import { early } from './app/early';
import { startRouter } from './app/router.svelte';
import { settings } from './app/settings.svelte';
import { speak } from './sentences/current.svelte';
import './style/index.css';

early();
settings.showTheme();
startRouter();
void speak().then(() => mount(App, { target: document.body }));

// Where it may not run (a plain connection, say), the client works all the same, only not offline.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const register = () => void navigator.serviceWorker.register('/worker.js').catch(() => undefined);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}

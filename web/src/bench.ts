/** The page bench.html: one board and its panel with a sample scene. */
import { mount } from 'svelte';
import Bench from './Bench.svelte';
import { languages, type Language } from './sentences/languages';
import { load } from './sentences/say';
import './style/index.css';

const query = new URLSearchParams(location.search);
const json = async (address: string) => (await fetch(address)).json();
const wanted = query.get('language') as Language;
const language = languages.includes(wanted) ? wanted : 'en';
const theme = query.get('theme');
if (theme) document.documentElement.dataset.theme = theme;

const sample = await json(query.get('sample') ?? '');
const maps = query.has('map') ? await json(query.get('map')!) : {};
mount(Bench, { target: document.body, props: { sample, maps, query, say: await load(language) } });

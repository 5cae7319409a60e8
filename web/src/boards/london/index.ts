/** Board and panel, which are loaded together. */
export { default as Board } from './Board.svelte';
export { default as Panel } from './Panel.svelte';

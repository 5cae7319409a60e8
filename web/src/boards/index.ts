/** The boards there are: each is loaded when a table of its game is opened. */
import type { Component } from 'svelte';
import type { BoardProps } from './types';

// A scene has the shape that its own board knows, so here it is anything.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnyBoard = Component<BoardProps<any>>;

export interface BoardSet {
  Board: AnyBoard;
  Panel: AnyBoard;
}

export const boards: Record<string, () => Promise<BoardSet>> = {
  pocket: () => import('./pocket'),
  london: () => import('./london'),
};

/** A library that makes the same server-rendered counters interactive. */
export interface Peer {
  readonly name: string;
  /** Path of the peer's script in `peers/`. For this library, it is the module that exports the widgets. */
  readonly entry: string;
  /** Returns the server's HTML of one island: the same button for every peer, with the attributes that this peer needs. */
  readonly island: (index: number, start: number) => string;
  /** Flavour of this library's script bundle. Undefined for other libraries, which are built as one file. */
  readonly flavour?: 'react' | 'lean';
}

const button = (start: number, attributes = '') =>
  `<button type="button"${attributes}>Count: ${start}</button>`;

const reactIsland: Peer['island'] = (index, start) =>
  `<div id="i${index}" data-widget="counter" data-widget-settings='{"start":${start}}'>${button(start)}</div>`;

/** Name of the peer that the others are compared with. */
export const BASE = 'alpine';
export const OURS = 'iyim';
export const LEAN = 'iyim-lean';

export const peers: readonly Peer[] = [
  { name: OURS, entry: 'iyim/counter.ts', island: reactIsland, flavour: 'react' },
  { name: LEAN, entry: 'iyim/counter.ts', island: reactIsland, flavour: 'lean' },
  { name: 'react-create-root', entry: 'react-create-root.jsx', island: reactIsland },
  { name: 'react-hydrate-root', entry: 'react-hydrate-root.jsx', island: reactIsland },
  {
    name: BASE,
    entry: 'alpine.js',
    island: (index, start) =>
      `<div id="i${index}" x-data="counter(${start})">${button(start, ` @click="n++" x-text="'Count: ' + n"`)}</div>`,
  },
  {
    name: 'petite-vue',
    entry: 'petite-vue.js',
    island: (index, start) =>
      `<div id="i${index}" v-scope="Counter(${start})">${button(start, ` @click="n++" v-text="'Count: ' + n"`)}</div>`,
  },
  {
    name: 'wp-interactivity',
    entry: 'wp-interactivity.js',
    island: (index, start) =>
      `<div id="i${index}" data-wp-interactive="bench" data-wp-context='{"n":${start}}'>${button(start, ' data-wp-on--click="actions.add" data-wp-text="state.label"')}</div>`,
  },
];

/** Both flavours of this library, and the peer that they are compared with. */
export const mainPeers: readonly Peer[] = peers.filter(({ name }) => [OURS, LEAN, BASE].includes(name));

/** A way of making the same server-rendered counters interactive. */
export interface Peer {
  readonly name: string;
  /** Its script, in `peers/`; for this library, the module that exports the widgets. */
  readonly entry: string;
  /** Returns the server's HTML of one island: always the same button, with the attributes that this peer needs. */
  readonly island: (index: number, start: number) => string;
  /** This library is built in chunks, like the script bundle: on React, or lean, on preact. */
  readonly flavour?: 'react' | 'lean';
}

const button = (start: number, attributes = '') =>
  `<button type="button"${attributes}>Count: ${start}</button>`;

const reactIsland: Peer['island'] = (index, start) =>
  `<div id="i${index}" data-widget="counter" data-widget-settings='{"start":${start}}'>${button(start)}</div>`;

/** The peer that the others are compared with. */
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

/** Peers of the parts that compare this library's flavours with the base only. */
export const mainPeers: readonly Peer[] = peers.filter(({ name }) => [OURS, LEAN, BASE].includes(name));

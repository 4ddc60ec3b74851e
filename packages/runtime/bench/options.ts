import { parseArgs } from 'node:util';
import { type Peer, peers } from './peers.ts';

export interface Options {
  /** Measured visits of each page at each speed; one more is made first and dropped. */
  readonly rounds: number;
  /** How many times slower than this machine the processor is made; 1 is as it is. */
  readonly cpu: readonly number[];
  readonly peers: readonly Peer[];
  /** Islands on a page of the first part. */
  readonly islands: number;
  readonly parts: readonly Part[];
}

const PARTS = ['mount', 'visible', 'scroll', 'slides', 'pictures', 'bindings', 'pages', 'content'] as const;
export type Part = (typeof PARTS)[number];

/** Reads `--rounds 7 --cpu 1,4 --peers iyim,alpine --n 1000 --parts mount,visible,scroll,slides,pictures,bindings,pages,content`. Throws on what it can not use. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string', default: '7' },
      cpu: { type: 'string', default: '1,4' },
      peers: { type: 'string', default: peers.map(({ name }) => name).join(',') },
      n: { type: 'string', default: '1000' },
      parts: { type: 'string', default: PARTS.join(',') },
    },
  });
  return {
    rounds: count('rounds', values.rounds),
    cpu: values.cpu.split(',').map((text) => count('cpu', text)),
    peers: values.peers.split(',').map((name) => known('peers', name, peers, (peer) => peer.name)),
    islands: count('n', values.n),
    parts: values.parts.split(',').map((name) => known('parts', name, PARTS, (part) => part)),
  };
}

function count(option: string, text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new Error(`--${option}: expected a whole number from 1, found "${text}"`);
}

function known<T>(option: string, name: string, all: readonly T[], nameOf: (one: T) => string): T {
  const found = all.find((one) => nameOf(one) === name);
  if (found) return found;
  throw new Error(`--${option}: expected ${all.map(nameOf).join(', ')}; found "${name}"`);
}

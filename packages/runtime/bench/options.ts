import { parseArgs } from 'node:util';
import type { Part } from './part.ts';
import { type Peer, peers } from './peers.ts';

export interface Options {
  /** Number of visits to each page at each speed. */
  readonly rounds: number;
  /** Factors by which the processor is slowed down; 1 is this machine's speed. @default the factors of each part */
  readonly cpu: readonly number[] | undefined;
  /** Peers of the first part. @default all at this machine's speed; at a lower speed both flavours of this library and Alpine */
  readonly peers: readonly Peer[] | undefined;
  /** Number of islands on a page of the first part. */
  readonly islands: number;
  readonly parts: readonly Part[];
  /** Path of a file for the results, relative to the working directory. If empty, no file is written. */
  readonly write: string;
}

/**
 * Reads options such as `--rounds 3 --cpu 1,4 --peers iyim,alpine --n 1000 --parts mount,presses --write docs/performance.md`. With
 * `--quick`, the defaults are two rounds of a few parts at a quarter of the speed. Throws if an option is invalid.
 */
export function readOptions(args: readonly string[], parts: readonly Part[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      rounds: { type: 'string' },
      cpu: { type: 'string' },
      peers: { type: 'string' },
      n: { type: 'string', default: '1000' },
      parts: { type: 'string' },
      write: { type: 'string', default: '' },
    },
  });
  const { quick } = values;
  const chosen = quick ? parts.filter(({ isQuick }) => isQuick) : parts;
  return {
    rounds: count('rounds', values.rounds ?? (quick ? '2' : '3')),
    cpu: (values.cpu ?? (quick ? '4' : undefined))?.split(',').map((text) => count('cpu', text)),
    peers: values.peers?.split(',').map((name) => findNamed('peers', name, peers)),
    islands: count('n', values.n),
    parts: values.parts?.split(',').map((name) => findNamed('parts', name, parts)) ?? chosen,
    write: values.write,
  };
}

function count(option: string, text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new Error(`--${option}: expected a whole number from 1, found "${text}"`);
}

function findNamed<T extends { readonly name: string }>(option: string, name: string, all: readonly T[]): T {
  const found = all.find((one) => one.name === name);
  if (found) return found;
  throw new Error(`--${option}: expected ${all.map((one) => one.name).join(', ')}; found "${name}"`);
}

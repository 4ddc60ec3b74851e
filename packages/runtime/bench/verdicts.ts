import { baseOf, type PeerResult, pick } from './mount-race.ts';
import { LEAN, OURS } from './peers.ts';
import { median, pairedRatio } from './statistics.ts';

/** Duration from which the browser reports a task as long, in ms. */
const LONG_TASK_MS = 50;

interface Target {
  readonly peer: string;
  readonly field: 'interactive' | 'allAnswered';
  /** Limit, as a multiple of Alpine's result. */
  readonly atMost: number;
  /** Factor by which the processor is slowed down where the target applies. @default any */
  readonly cpu?: number;
}

const TARGETS: readonly Target[] = [
  { peer: OURS, field: 'interactive', atMost: 0.9 },
  { peer: LEAN, field: 'interactive', atMost: 0.9 },
  { peer: OURS, field: 'allAnswered', atMost: 1.2, cpu: 4 },
  { peer: LEAN, field: 'allAnswered', atMost: 0.8, cpu: 4 },
];

/** Returns one line per target: the measurement, and whether it meets the target. */
export function verdicts(results: readonly PeerResult[], cpu: number): string[] {
  const base = baseOf(results);
  const lines: string[] = [];
  for (const target of TARGETS) {
    const peer = results.find(({ name }) => name === target.peer);
    if (!peer || !base || (target.cpu ?? cpu) !== cpu) continue;
    const ratio = pairedRatio(pick(peer.visits, target.field), pick(base.visits, target.field));
    const what = target.field === 'interactive' ? 'interactive' : 'all answered';
    lines.push(
      `${peer.name}, ${cpu}× CPU, ${what}: ${ratio.toFixed(2)} × the time of ${base.name}, ` +
        `at most ${target.atMost}: ${met(ratio <= target.atMost)}`,
    );
  }
  const ours = results.find(({ name }) => name === OURS);
  if (ours && cpu === 1) {
    const longest = median(pick(ours.visits, 'longestTask'));
    const found = longest === 0 ? 'none' : `${longest.toFixed(0)} ms`;
    lines.push(`tasks of ${LONG_TASK_MS} ms or more at full speed: ${found}: ${met(longest < LONG_TASK_MS)}`);
  }
  return lines;
}

const met = (yes: boolean) => (yes ? 'met' : 'missed');

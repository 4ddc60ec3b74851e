import { baseOf, type PeerResult, pick } from './mount-race.ts';
import { LEAN, OURS } from './peers.ts';
import { median, pairedRatio } from './statistics.ts';

const LONG_TASK_MS = 50;

interface Target {
  readonly peer: string;
  readonly field: 'interactive' | 'allAnswered';
  /** As a multiple of the result of the base. */
  readonly atMost: number;
  /** Slowdown at which the target applies. @default all */
  readonly cpu?: number;
}

const TARGETS: readonly Target[] = [
  { peer: OURS, field: 'interactive', atMost: 0.9 },
  { peer: LEAN, field: 'interactive', atMost: 0.9 },
  { peer: OURS, field: 'allAnswered', atMost: 1.2, cpu: 4 },
  { peer: LEAN, field: 'allAnswered', atMost: 0.8, cpu: 4 },
];

/** Returns one line per target of the design: the measurement, and whether it meets the target. */
export function verdicts(results: readonly PeerResult[], cpu: number): string[] {
  const base = baseOf(results);
  const lines: string[] = [];
  for (const target of TARGETS) {
    const peer = results.find(({ name }) => name === target.peer);
    if (!peer || !base || (target.cpu ?? cpu) !== cpu) continue;
    const ratio = pairedRatio(pick(peer.visits, target.field), pick(base.visits, target.field));
    const what = target.field === 'interactive' ? 'interactive' : 'all answered';
    lines.push(
      `${peer.name}, ${cpu}× CPU, ${what}: ${ratio.toFixed(2)} of ${base.name}'s time, ` +
        `at most ${target.atMost}: ${met(ratio <= target.atMost)}`,
    );
  }
  const ours = results.find(({ name }) => name === OURS);
  if (ours && cpu === 1) {
    const longest = median(pick(ours.visits, 'longestTask'));
    const found = longest === 0 ? 'none' : `${longest.toFixed(0)} ms`;
    lines.push(`no long task unthrottled (≥${LONG_TASK_MS} ms): ${found}: ${met(longest < LONG_TASK_MS)}`);
  }
  return lines;
}

const met = (yes: boolean) => (yes ? 'met' : 'missed');

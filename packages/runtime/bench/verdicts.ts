import { baseOf, type PeerResult, pick } from './mount-race.ts';
import { OURS } from './peers.ts';
import { median, pairedRatio } from './statistics.ts';
import type { Visit } from './visit.ts';

const AT_MOST = 0.95;
const LONG_TASK_MS = 50;

/** One line a target: what was measured, and whether that meets it. */
export function verdicts(results: readonly PeerResult[], cpu: number): string[] {
  const ours = results.find(({ name }) => name === OURS);
  const base = baseOf(results);
  if (!ours || !base) return [];
  const ratio = (field: keyof Visit) => pairedRatio(pick(ours.visits, field), pick(base.visits, field));
  const interactive = ratio('interactive');
  const lines = [
    `at most ${AT_MOST} of ${base.name}'s time to interactive with React (${cpu}× CPU): ` +
      `${interactive.toFixed(2)}, all answered ${ratio('allAnswered').toFixed(2)}: ${met(interactive <= AT_MOST)}`,
  ];
  if (cpu === 1) {
    const longest = median(pick(ours.visits, 'longestTask'));
    const found = longest === 0 ? 'none' : `${longest.toFixed(0)} ms`;
    lines.push(`no long task unthrottled (≥${LONG_TASK_MS} ms): ${found}: ${met(longest < LONG_TASK_MS)}`);
  }
  return lines;
}

const met = (yes: boolean) => (yes ? 'met' : 'missed');

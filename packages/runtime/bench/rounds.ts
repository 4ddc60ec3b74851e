/**
 * Measures every subject once a round, each round in another order (reversed, then rotated), so that nobody always runs
 * first or next to the same neighbour. One round more is made first and dropped: it warms the machine up.
 */
export async function inRounds<T, R>(
  subjects: readonly T[],
  rounds: number,
  measure: (subject: T) => Promise<R>,
): Promise<Map<T, R[]>> {
  for (const subject of subjects) await measure(subject);
  const results = new Map<T, R[]>(subjects.map((subject) => [subject, []]));
  for (let round = 0; round < rounds; round++) {
    for (const subject of orderOf(subjects, round)) results.get(subject)?.push(await measure(subject));
  }
  return results;
}

export function orderOf<T>(subjects: readonly T[], round: number): T[] {
  const order = round % 2 === 0 ? [...subjects] : subjects.toReversed();
  const first = (round >> 1) % Math.max(1, order.length);
  return [...order.slice(first), ...order.slice(0, first)];
}

/**
 * Measures every subject once per round, in an order that changes with each round (see `orderOf`), so that no subject always runs
 * first or after the same other one. A subject that fails is reported, and omitted from the results and from later rounds.
 */
export async function inRounds<T, R>(
  subjects: readonly T[],
  rounds: number,
  measure: (subject: T) => Promise<R>,
): Promise<Map<T, R[]>> {
  const results = new Map<T, R[]>();
  for (const subject of subjects) results.set(subject, []);
  const tryOnce = async (subject: T) => {
    try {
      return await measure(subject);
    } catch (error) {
      console.error(`left out: ${error instanceof Error ? error.message : error}`);
      results.delete(subject);
      return undefined;
    }
  };
  for (let round = 0; round < rounds; round++) {
    for (const subject of orderOf(subjects, round)) {
      const measured = results.has(subject) && (await tryOnce(subject));
      if (measured) results.get(subject)?.push(measured);
    }
    process.stderr.write(`  round ${round + 1} of ${rounds}\n`);
  }
  return results;
}

/**
 * Returns the subjects in the order for a round, counted from 0. Every second round reverses the order, and every two rounds rotate
 * it by one.
 */
export function orderOf<T>(subjects: readonly T[], round: number): T[] {
  const order = round % 2 === 0 ? [...subjects] : subjects.toReversed();
  const first = (round >> 1) % Math.max(1, order.length);
  return [...order.slice(first), ...order.slice(0, first)];
}

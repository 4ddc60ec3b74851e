/** Runs one step of a long command and says how long it took. */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  console.log(`  ${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

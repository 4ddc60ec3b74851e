/**
 * Runs one step of a long command, and prints when it begins and how long it took. `work` may report its progress, which a
 * terminal shows in the step's line and a log file omits.
 */
export async function step<T>(
  name: string,
  work: (reportProgress: (done: number, all: number) => void) => Promise<T>,
): Promise<T> {
  const { isTTY } = process.stdout;
  const start = performance.now();
  const print = (text: string, end = '') =>
    process.stdout.write(`${isTTY ? '\r\u001b[K' : ''}  ${text}${end}`);
  print(`${name} …`, isTTY ? '' : '\n');
  const result = await work((done, all) => isTTY && print(`${name}: ${done} of ${all}`));
  print(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`, '\n');
  return result;
}

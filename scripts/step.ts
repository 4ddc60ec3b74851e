/**
 * Runs one step of a long command. Prints its name when it begins, and the time it took when it ends. `work` may report its
 * progress, which is shown only in a terminal, on the step's line.
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

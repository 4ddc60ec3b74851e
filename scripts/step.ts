/**
 * Runs one step of a long command, says when it begins and how long it took. `work` may say how far it is; a terminal shows that
 * in the step's line, a log file does not.
 */
export async function step<T>(
  name: string,
  work: (tellProgress: (done: number, all: number) => void) => Promise<T>,
): Promise<T> {
  const { isTTY } = process.stdout;
  const start = performance.now();
  const tell = (text: string, end = '') =>
    process.stdout.write(`${isTTY ? '\r\u001b[K' : ''}  ${text}${end}`);
  tell(`${name} …`, isTTY ? '' : '\n');
  const result = await work((done, all) => isTTY && tell(`${name}: ${done} of ${all}`));
  tell(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`, '\n');
  return result;
}

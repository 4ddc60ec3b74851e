/**
 * Resolves with the result of `work`. If that takes longer than `milliseconds`, rejects with an error that contains `what`, and
 * calls `giveUp` to close the resources of the work.
 */
export async function within<T>(
  milliseconds: number,
  what: string,
  work: Promise<T>,
  giveUp: () => unknown = () => {},
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`${what}: expected an end within ${milliseconds / 1000} s, found none`));
      void giveUp();
    }, milliseconds);
  });
  try {
    return await Promise.race([work, tooLong]);
  } finally {
    clearTimeout(timer);
    work.catch(() => {}); // abandoned work may fail later
  }
}

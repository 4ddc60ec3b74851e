/** Rejects if `work` takes longer than this many milliseconds; `giveUp` then closes what it holds open. */
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
    work.catch(() => {}); // abandoned work fails later
  }
}

/** Loads give up after this time (specification §9). */
const GIVE_UP_MS = 120_000;

/**
 * Runs a dynamic import, tries once more when it fails, and gives up after 120 s with the specification's message
 * "Loading chunk {id} failed." (RT-17).
 */
export async function loadCode<T>(id: string, load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), GIVE_UP_MS);
  });
  try {
    return await Promise.race([load().catch(load), tooLong]);
  } catch (cause) {
    throw new Error(`Loading chunk ${id} failed.`, { cause });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Thrown by `read` for a host in which the server has left nothing to enhance, such as a gallery without pictures. This is not a fault: the
 * host stays as it is, counts as mounted, and no monitor of errors hears of it.
 *
 * @param message What was expected and what was found; shown in the console once a page.
 */
export class NothingToEnhance extends Error {
  override readonly name = 'NothingToEnhance';
}

const longest = 80;

/** Ends a line, hides, or turns the direction of what follows: `cod\u202egnp.exe` reads as `codexe.png`. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]/gu;

/** The last extension of a name in lower case; '' when it has none. */
export const extensionOf = (name: string): string =>
  /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toLowerCase() ?? '';

/**
 * A name to show and to save a file under: no folders, one extension (the given one), nothing that a system or a reader
 * could mistake. `..\\..\\evil.php.png` → `evil-php.png`.
 */
export function safeFileName(name: string, extension: string): string {
  const base = name.split(/[\\/]/).at(-1) ?? '';
  const stem = base
    .replace(invisible, '')
    .replace(/\.[A-Za-z0-9]{1,8}$/, '')
    .replace(/[^\p{L}\p{M}\p{N} _()-]+/gu, '-')
    .replace(/^[\s-]+|[\s-]+$/g, '');
  // By characters: half of one could not be written into a header.
  const short = [...stem].slice(0, longest).join('').trim();
  return `${short || 'file'}.${extension}`;
}

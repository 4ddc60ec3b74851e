const MEGABYTE = 1024 * 1024;

/** A file input whose files may have a certain size each. */
export interface FileField {
  readonly input: HTMLInputElement;
  /** Bytes; infinite when the markup names no limit. */
  readonly maxBytes: number;
  /** What the site's owner says of a file that is too large; empty when nothing. */
  readonly message: string;
}

/** The file inputs of a form (FM-8): `data-maxsize` in megabytes of 1024 × 1024 bytes, `data-maxsize-message`. */
export function fileFieldsOf(form: HTMLFormElement): FileField[] {
  return [...form.elements]
    .filter(
      (element): element is HTMLInputElement =>
        element instanceof HTMLInputElement && element.type === 'file',
    )
    .map((input) => ({
      input,
      maxBytes: toBytes(input.dataset.maxsize ?? ''),
      message: input.dataset.maxsizeMessage?.trim() ?? '',
    }));
}

/** Bytes of so many megabytes, as an attribute has them; infinite when it has no amount. */
export function toBytes(megabytes: string): number {
  const amount = /^\s*\d*\.?\d+\s*$/.test(megabytes) ? Number(megabytes) : 0;
  return amount > 0 ? amount * MEGABYTE : Number.POSITIVE_INFINITY;
}

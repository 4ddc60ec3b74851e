/** A field as it stands on the page. */
export interface FieldValue {
  readonly name: string;
  readonly value: string;
  /** As the server rendered it. */
  readonly original: string;
}

/**
 * What the visitor typed and the server does not have yet, by field name: it is put onto the form that the server's answer
 * brings, so that overlapping edits are never lost. `sent`: the quantities the request carried, when it saved any.
 */
export function unsavedValues(
  fields: readonly FieldValue[],
  sent: ReadonlyMap<string, string> = new Map(),
): ReadonlyMap<string, string> {
  return new Map(
    fields
      .filter(({ name, value, original }) => value !== (sent.get(name) ?? original))
      .map(({ name, value }) => [name, value]),
  );
}

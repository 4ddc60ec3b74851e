/** What is chosen: attribute name (`attribute_pa_color`) → value, `''` when nothing is. In the order of the form. */
export type Choices = ReadonlyMap<string, string>;

export interface HasAttributes {
  readonly attributes: Readonly<Record<string, string>>;
}

/** Whether a variation can be what is chosen: each attribute is the same, or one side is empty ("any"). SW-9 */
export function matches({ attributes }: HasAttributes, choices: Choices): boolean {
  return Object.entries(attributes).every(([name, value]) => {
    const chosen = choices.get(name) ?? '';
    return value === '' || chosen === '' || value === chosen;
  });
}

/** The first variation that matches, as the server would find it. */
export function findVariation<V extends HasAttributes>(
  variations: readonly V[],
  choices: Choices,
): V | undefined {
  return variations.find((variation) => matches(variation, choices));
}

export function isComplete(choices: Choices): boolean {
  return choices.size > 0 && [...choices.values()].every((value) => value !== '');
}

export function withChoice(choices: Choices, name: string, value: string): Choices {
  return new Map(choices).set(name, value);
}

export function sameChoices(a: Choices, b: Choices): boolean {
  return a.size === b.size && [...a].every(([name, value]) => b.get(name) === value);
}

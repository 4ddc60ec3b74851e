import { safeUrl } from '@iyim/runtime/widget';

/** An item of a list that the widget draws itself, from an option of the select. */
export interface DrawnItem {
  readonly value: string;
  readonly title: string;
  readonly color: string;
  readonly image: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function entry(record: unknown, key: string): unknown {
  return isRecord(record) && Object.hasOwn(record, key) ? record[key] : undefined;
}

const words = (value: unknown): string => (typeof value === 'string' ? value : '');

/** One item for each option that has a value; `looks` is `{attribute: {value: {color, image, title}}}`. */
export function itemsToDraw(select: HTMLSelectElement, looks: unknown, name: string): DrawnItem[] {
  const ofAttribute = entry(looks, name);
  return [...select.options].flatMap((option) => {
    if (option.value === '') return [];
    const look = entry(ofAttribute, option.value);
    const image = words(entry(look, 'image'));
    return {
      value: option.value,
      title: words(entry(look, 'title')) || (option.textContent ?? '').trim(),
      color: words(entry(look, 'color')),
      image: image === '' ? '' : (safeUrl(image) ?? ''),
    };
  });
}

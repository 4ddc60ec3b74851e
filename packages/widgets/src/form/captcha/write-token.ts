import type { Island } from '@iyim/runtime/widget';

/** Puts the token where the form is sent from: the provider's own field, or a hidden one where it made none. */
export function writeToken(island: Island, place: Element, name: string, token: string): void {
  const field = findField(place, name) ?? addField(island, place, name);
  field.value = token;
}

function findField(place: Element, name: string): HTMLInputElement | HTMLTextAreaElement | undefined {
  const fields = place.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [...fields].find((field) => field.name === name);
}

function addField(island: Island, place: Element, name: string): HTMLInputElement {
  const field = document.createElement('input');
  field.type = 'hidden';
  field.name = name;
  island.changes.slot(place, 'last').append(field);
  return field;
}

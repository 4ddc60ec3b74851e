import { jsonAttribute } from '@iyim/runtime/widget';

/** How an element of the page opens a popup. */
export interface Opener {
  /** The popup's number. */
  readonly id: string;
  readonly on: 'click' | 'hover' | 'scroll';
  /** Which elements inside it are clicked; empty: itself. */
  readonly inside: string;
  /** What the popup shows is the item of a listing around it. */
  readonly isListing: boolean;
}

/** Null for what names no popup, or no way to open it. */
export function readOpener(element: Element): Opener | null {
  const own = element.getAttribute('data-popup-instance');
  const settings = own === null ? jsonAttribute(element, 'data-jet-popup') : null;
  const value = (name: string, key: string): string =>
    settings === null ? (element.getAttribute(name) ?? '') : textOf(settings[key]);
  const id = (own ?? textOf(settings?.['attached-popup'])).replace(/^jet-popup-/, '');
  const type = value('data-popup-trigger-type', 'trigger-type');
  const on = ON.get(type);
  const inside = value('data-popup-custom-selector', 'trigger-custom-selector').trim();
  if (id === '' || on === undefined || (type === 'click-selector' && inside === '')) return null;
  return {
    id,
    on,
    inside: type === 'click-selector' ? inside : '',
    isListing: ['1', 'yes', 'true'].includes(value('data-popup-is-jet-engine', 'is-jet-engine')),
  };
}

const ON = new Map<string, Opener['on']>([
  ['click', 'click'],
  ['click-self', 'click'],
  ['click-selector', 'click'],
  ['hover', 'hover'],
  ['scroll-to', 'scroll'],
]);

const textOf = (value: unknown): string =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';

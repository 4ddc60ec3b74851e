import type { Island, Place } from '@iyim/runtime/widget';
import { findPart, partClass, type SearchForm } from './read.ts';

/** What the panel consists of; what the server did not render is ours. */
export interface PanelParts {
  readonly area: HTMLElement;
  readonly holder: HTMLElement;
  readonly header: HTMLElement;
  readonly footer: HTMLElement;
  /** An element of ours that holds the slides. */
  readonly slides: HTMLElement;
  /** Says how many were found, and submits the form; null where the site shows none. */
  readonly count: HTMLElement | null;
  /** Submits the form; null where the site has none. */
  readonly full: HTMLElement | null;
  /** Elements of ours for navigation. */
  readonly headerNavigation: HTMLElement;
  readonly footerNavigation: HTMLElement;
  readonly message: HTMLElement;
  readonly messageText: HTMLElement;
  readonly spinner: HTMLElement;
}

export function placeParts({ host, changes, text }: Island, { form }: SearchForm): PanelParts {
  const isOurs = findPart(host, 'results-area') === null;
  const find = (part: string, root: Element = host) => {
    const found = findPart(root, part);
    if (found) changes.toggleClass(found, `iyim-live-search-${part}`, true);
    return found;
  };
  const make = (part: string, anchor: Element, place: Place, tag = 'div') => {
    const made = changes.slot(anchor, place, tag);
    made.className = `${partClass(part)} iyim-live-search-${part}`;
    return made;
  };
  const makeButton = (part: string, anchor: Element) => {
    const button = make(part, anchor, 'first', 'button');
    button.setAttribute('type', 'button');
    button.textContent = text('full');
    return button;
  };

  const area = find('results-area') ?? make('results-area', form, 'after');
  // Beside the form, the panel is in no landmark of the page's.
  changes.attribute(area, 'role', 'region');
  changes.attribute(area, 'aria-label', text('results'));
  const holder = find('results-holder') ?? make('results-holder', area, 'first');
  const header = find('results-header') ?? make('results-header', holder, 'first');
  const list = find('results-list') ?? make('results-list', header, 'after');
  const footer = find('results-footer') ?? make('results-footer', list, 'after');
  const message = find('message') ?? make('message', area, 'last');
  const navigation = (root: Element) => {
    const slot = changes.slot(find('navigation-holder', root) ?? root, 'last');
    slot.className = 'iyim-live-search-navigation';
    slot.setAttribute('role', 'group');
    slot.setAttribute('aria-label', text('pages'));
    return slot;
  };
  const slides = changes.slot(find('results-list-inner') ?? list, 'last');
  slides.className = 'iyim-live-search-slides';
  return {
    area,
    holder,
    header,
    footer,
    slides,
    count: find('results-count') ?? (isOurs ? makeButton('results-count', header) : null),
    full: find('full-results') ?? (isOurs ? makeButton('full-results', footer) : null),
    headerNavigation: navigation(header),
    footerNavigation: navigation(footer),
    message,
    messageText: changes.slot(message, 'last', 'span'),
    spinner: find('spinner-holder') ?? make('spinner-holder', area, 'last'),
  };
}

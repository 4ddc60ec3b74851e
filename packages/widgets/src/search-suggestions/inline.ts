import { type Island, site } from '@iyim/runtime/widget';
import { drawItems, type Item } from './items.ts';
import { findPart, partClass, type SuggestionsForm } from './read.ts';
import type { SuggestionsSettings } from './settings.ts';
import { getSuggestions } from './suggestions-request.ts';

/** The list under the form (SG-1): buttons that search for what they say. */
export function connectInline(
  island: Island,
  { inline }: SuggestionsSettings,
  { form, templates }: SuggestionsForm,
  choose: (item: Item | undefined) => unknown,
): void {
  if (!inline) return;
  const { changes, host, signal } = island;
  const popup = findPart(host, 'focus-area');
  const found = findPart(host, 'inline-area');
  const list = found ? changes.slot(found, 'last') : changes.slot(popup ?? form, 'after');
  list.className = `${found ? '' : partClass('inline-area')} iyim-search-suggestions-inline`;
  list.setAttribute('role', 'group');
  list.setAttribute('aria-label', island.text('suggestions'));
  list.hidden = true;

  let items: readonly Item[] = [];
  const draw = (names: readonly string[]) => {
    items = drawItems(names, templates.inline);
    for (const { element } of items) {
      if (element.matches('button, a[href]')) continue;
      element.setAttribute('role', 'button');
      element.tabIndex = 0;
    }
    list.replaceChildren(...items.map(({ element }) => element));
    list.hidden = items.length === 0;
  };
  const itemAt = (target: EventTarget | null) =>
    items.find(({ element }) => target instanceof Node && element.contains(target));

  list.addEventListener(
    'click',
    island.handler(({ target }: Event) => choose(itemAt(target))),
    { signal },
  );
  list.addEventListener(
    'keydown',
    island.handler((event: KeyboardEvent) => {
      const item = itemAt(event.target);
      if ((event.key !== 'Enter' && event.key !== ' ') || item?.element.matches('button, a'))
        return undefined;
      event.preventDefault();
      return choose(item);
    }),
    { signal },
  );

  if ('names' in inline) draw(inline.names);
  else
    getSuggestions(site(), { ...inline, value: '' }, signal)
      .then((names) => signal.aborted || draw(names))
      .catch((error: unknown) => island.report(error, 'asking for the suggestions under the form'));
}

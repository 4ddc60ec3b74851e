import { editMode } from '@iyim/runtime/shop';
import { announce, type Island, latestAnswer, site } from '@iyim/runtime/widget';
import { combobox } from '../../shared/search/combobox.ts';
import { keepCategory } from '../../shared/search/search-category.ts';
import { submitLock } from '../../shared/search/submit-lock.ts';
import { connectInline } from './inline.ts';
import { drawItems, type Item } from './items.ts';
import { createPopup } from './popup.ts';
import { FOCUSED, type SuggestionsForm } from './read.ts';
import { searcher } from './search-for.ts';
import type { SuggestionsSettings } from './settings.ts';
import { getSuggestions } from './suggestions-request.ts';

/** Milliseconds after the last key until suggestions are asked for (SG-2). */
const PAUSE = 450;

/** Gives the form its suggestions. Everything ends with the island. */
export function connect(island: Island, settings: SuggestionsSettings, input: SuggestionsForm): void {
  const { changes, signal, text } = island;
  const { form, field } = input;
  const lock = submitLock(island, form);
  const { search, isLeaving } = searcher(island, settings, input, lock);
  const popup = createPopup(island, input);
  /** Suggestions for an empty field, once they are here. */
  let onFocus: readonly string[] | undefined;
  let items: readonly Item[] = [];

  const latest = latestAnswer<readonly string[]>(signal, {
    pause: PAUSE,
    onAnswer: island.handler((names: readonly string[]) => {
      if (field.value === '') onFocus = names;
      draw(names);
    }),
    // No message: suggestions are a help, and the field works without (SG-2).
    onError: island.handler((error: unknown) => {
      island.report(error, 'asking for suggestions');
      draw([]);
    }),
  });

  const list = combobox(island, {
    field,
    list: popup.list,
    label: text('suggestions'),
    isOpen: popup.isOpen,
    onOpen: () => (items.length > 0 ? show() : suggest(0)),
    onClose: close,
    onClear: () => suggest(),
    onChoose: (option) => choose(items.find(({ element }) => element === option)),
  });

  function draw(names: readonly string[]): void {
    const query = settings.highlights ? field.value : '';
    items = drawItems(names, input.templates.focus, query);
    show();
    if (items.length > 0) announce(text('found', { count: items.length }));
  }

  function show(): void {
    popup.show(items);
    list.show(items.map(({ element }) => element));
  }

  function close(): void {
    latest.cancel();
    popup.close();
    list.show([]);
  }

  /** Suggestions for what is in the field, also when that is nothing. */
  function suggest(pause = PAUSE): void {
    const { value } = field;
    if (lock.isLocked()) return;
    close();
    items = [];
    const isEmpty = value.trim() === '';
    const wanted = isEmpty ? settings.onFocus : { listType: '', limit: settings.limit };
    if (!wanted) return;
    if ('names' in wanted) draw(wanted.names);
    else if (isEmpty && onFocus) draw(onFocus);
    else {
      if (settings.hasPreloader) popup.wait();
      const request = { ...wanted, value: isEmpty ? '' : value };
      latest.ask((abort) => getSuggestions(site(), request, abort), isEmpty ? 0 : pause);
    }
  }

  function choose(item: Item | undefined): Promise<void> | undefined {
    if (!item || lock.isLocked() || editMode().peek()) return undefined;
    field.value = item.name;
    close();
    return search();
  }

  function submit(event: SubmitEvent): Promise<void> | undefined {
    if (event.defaultPrevented || isLeaving()) return undefined;
    event.preventDefault();
    if (field.value.trim() === '' && !settings.allowsEmpty) {
      field.focus();
      return undefined;
    }
    close();
    return search(event.submitter);
  }

  function press({ target }: Event): Promise<void> | undefined {
    return choose(items.find(({ element }) => target instanceof Node && element.contains(target)));
  }

  function focus(isHere: boolean): void {
    changes.toggleClass(form, FOCUSED, isHere);
    if (lock.isLocked()) return;
    if (isHere && items.length > 0) show();
    else if (isHere && field.value === '') suggest();
  }

  keepCategory(island, input);
  connectInline(island, settings, input, choose);
  const on = { signal };
  field.addEventListener(
    'input',
    island.handler(() => suggest()),
    on,
  );
  field.addEventListener(
    'focus',
    island.handler(() => focus(true)),
    on,
  );
  field.addEventListener('blur', () => focus(false), on);
  // Closed by Escape, the focus still here.
  field.addEventListener('click', () => items.length > 0 && !lock.isLocked() && show(), on);
  form.addEventListener('submit', island.handler(submit), on);
  popup.list.addEventListener('click', island.handler(press), on);

  // Whoever came before the code did.
  if (field.ownerDocument.activeElement === field) focus(true);
}

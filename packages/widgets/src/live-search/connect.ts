import { device } from '@iyim/runtime/shop';
import { announce, dispatchLegacy, type Island, latestAnswer, site } from '@iyim/runtime/widget';
import { combobox } from '../../shared/search/combobox.ts';
import { keepCategory } from '../../shared/search/search-category.ts';
import { searchConfig } from '../../shared/search/search-config.ts';
import { submitLock } from '../../shared/search/submit-lock.ts';
import { createPanel } from './panel.ts';
import { FOCUSED, type SearchForm } from './read.ts';
import { type SearchAnswer, searchPosts } from './search-request.ts';
import type { LiveSearchSettings } from './settings.ts';
import { trustedAnswer } from './trusted.ts';

/** Milliseconds after the last key until it searches (LS-3). */
const PAUSE = 450;

/** Makes the form search while the visitor types. Everything ends with the island. */
export function connect(island: Island, settings: LiveSearchSettings, input: SearchForm): void {
  const { changes, signal, text } = island;
  const { form, field } = input;
  const here = site();
  const lock = submitLock(island, form);
  const category = keepCategory(island, input);
  const panel = createPanel(island, settings, input, () => list.show(panel.options()));
  const { parts } = panel;

  const latest = latestAnswer<SearchAnswer>(signal, {
    pause: PAUSE,
    onAnswer: island.handler(show),
    onError: island.handler((error: unknown) => {
      island.report(error, 'searching');
      say(settings.serverError || text('failed'), true);
    }),
  });

  const list = combobox(island, {
    field,
    list: parts.slides,
    label: text('results'),
    isOpen: panel.isOpen,
    onOpen: () => panel.reopen() || search(),
    onClose: close,
    onClear: search,
    first: panel.firstOption,
    onMove: panel.reveal,
    onChoose: (option) => option.click(),
  });

  function show(answer: SearchAnswer): void {
    if (!answer.posts?.length) {
      say(answer.message || text('nothing'), false);
      return;
    }
    panel.results(trustedAnswer(answer, searchConfig(here.config).url));
    announce(text('found', { count: answer.count }));
    dispatchLegacy(document, 'jet-ajax-search/show-results', [parts.holder]);
  }

  function say(words: string, failed: boolean): void {
    panel.message(words, failed);
    announce(words);
  }

  function close(): void {
    latest.cancel();
    panel.close();
  }

  function search(): void {
    const { value } = field;
    const typed = value.trim();
    if (lock.isLocked()) return;
    if (typed === '' || typed.length < settings.minimum) {
      latest.cancel();
      panel.clear();
      return;
    }
    panel.wait();
    const request = {
      settings: settings.query,
      value,
      device: device().peek(),
      category: category.current(),
    };
    latest.ask((abort) => searchPosts(here, request, abort));
  }

  function submit(event: SubmitEvent): void {
    if (event.defaultPrevented) return;
    const isEmpty = field.value.trim() === '' && !settings.allowsEmpty;
    if (!lock.isLocked() && !isEmpty) {
      lock.lock();
      latest.cancel();
      return;
    }
    event.preventDefault();
    if (isEmpty) field.focus();
  }

  /** Enter in a field is the site's to allow; an input method's own Enter is none. */
  function suppressEnter(event: KeyboardEvent): void {
    const isField = event.target === field || event.target === input.category;
    if (event.key === 'Enter' && isField && !event.isComposing && !searchConfig(here.config).submitOnEnter)
      event.preventDefault();
  }

  function press(event: Event): void {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const submits = [parts.count, parts.full].some((part) => part?.contains(target));
    if (!submits) {
      if (!panel.navigate(target)) return;
      list.leave(); // Enter must not open what is on another slide
    }
    event.preventDefault();
    if (submits && !lock.isLocked()) form.requestSubmit();
  }

  /** The server's buttons are often none: what looks like one is pressed like one. */
  function pressByKey(event: KeyboardEvent): void {
    const { target, key } = event;
    if ((key !== 'Enter' && key !== ' ') || !(target instanceof HTMLElement)) return;
    if (!target.matches('[role="button"]:not(button, a)')) return;
    event.preventDefault();
    target.click();
  }

  for (const button of [parts.count, parts.full]) {
    if (!button || button.matches('button, a[href]')) continue;
    changes.attribute(button, 'role', 'button');
    changes.attribute(button, 'tabindex', '0');
  }
  const on = { signal };
  field.addEventListener('input', island.handler(search), on);
  field.addEventListener('focus', () => focus(true), on);
  field.addEventListener('blur', () => focus(false), on);
  // Closed by Escape, the focus still here.
  field.addEventListener('click', () => panel.reopen(), on);
  input.category?.addEventListener('change', island.handler(search), on);
  form.addEventListener('keydown', suppressEnter, on);
  form.addEventListener('submit', submit, on);
  parts.area.addEventListener('click', island.handler(press), on);
  parts.area.addEventListener('keydown', pressByKey, on);

  function focus(isHere: boolean): void {
    changes.toggleClass(form, FOCUSED, isHere);
    if (isHere) panel.reopen();
  }

  // What was typed while the code was on its way.
  const { activeElement } = field.ownerDocument;
  if (activeElement === field) {
    focus(true);
    if (field.value !== field.defaultValue) search();
  }
}

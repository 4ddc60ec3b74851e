import { device } from '@iyim/runtime/shop';
import type { Island } from '@iyim/runtime/widget';
import { drawSlides, type Slides } from './items.ts';
import { drawNavigation, syncNavigation } from './navigation.ts';
import { type PanelParts, placeParts } from './parts.ts';
import { EMPTY, FAILED, readNavigation, type SearchForm, SHOWN } from './read.ts';
import type { SearchAnswer } from './search-request.ts';
import { type LiveSearchSettings, perSlideOn } from './settings.ts';
import { placePanel } from './width.ts';

export interface Panel {
  readonly parts: PanelParts;
  isOpen(): boolean;
  /** Shows that an answer is on its way, in place of what was there (LS-3). */
  wait(): void;
  results(answer: SearchAnswer): void;
  message(text: string, failed: boolean): void;
  close(): void;
  /** Closes it for good: what was there belongs to another text. */
  clear(): void;
  /** Shows what was there before it closed. False when there was nothing. */
  reopen(): boolean;
  /** Options that can be chosen now; none while no results are shown. */
  options(): readonly HTMLElement[];
  /** The first option of the slide that is shown. */
  firstOption(): HTMLElement | undefined;
  /** Goes to the slide an option is on. */
  reveal(option: HTMLElement): void;
  /** Does what a button of the navigation is for. False when `target` is in none. */
  navigate(target: Element): boolean;
}

type Content = 'nothing' | 'waiting' | 'results' | 'message';

const NO_SLIDES: Slides = { elements: [], options: [] };

/** The panel under the field: a spinner, results on slides, or a message. */
export function createPanel(
  island: Island,
  settings: LiveSearchSettings,
  input: SearchForm,
  onChange: () => void,
): Panel {
  const { changes, text } = island;
  const parts = placeParts(island, input);
  const navigations = [parts.headerNavigation, parts.footerNavigation];
  const place = placePanel(island, settings, input, parts.area);
  let content: Content = 'nothing';
  let open = false;
  let slides = NO_SLIDES;
  let page = 1;

  const sync = () => {
    const { area, holder, message, spinner } = parts;
    changes.toggleClass(area, SHOWN, open);
    changes.toggleClass(holder, SHOWN, content === 'results');
    changes.toggleClass(message, SHOWN, content === 'message');
    changes.toggleClass(spinner, SHOWN, content === 'waiting');
    changes.attribute(area, 'aria-busy', content === 'waiting' ? 'true' : null);
    if (open) place();
    onChange();
  };
  const show = (what: Content) => {
    content = what;
    open = what !== 'nothing';
    if (what !== 'results') {
      slides = NO_SLIDES;
      parts.slides.replaceChildren();
    }
    sync();
  };
  const goToPage = (wanted: number) => {
    const pages = slides.elements.length;
    page = Math.min(Math.max(wanted, 1), pages);
    slides.elements.forEach((slide, index) => {
      // Inline, for a theme may give slides a display of its own.
      slide.style.display = index === page - 1 ? '' : 'none';
    });
    syncNavigation(island, navigations, { page, pages });
  };
  const sayCount = (count: number) => {
    const span = parts.count?.querySelector('span');
    if (span) changes.text(span, String(count));
    else if (parts.count) changes.text(parts.count, text('found', { count }));
  };

  return {
    parts,
    isOpen: () => open,
    wait: () => show('waiting'),
    results(answer) {
      const { header, footer, headerNavigation, footerNavigation, count, full } = parts;
      slides = drawSlides((answer.posts ?? []).slice(0, settings.atMost), {
        template: input.template,
        perSlide: answer.perSlide || perSlideOn(device().peek(), settings),
        highlight: answer.highlight,
      });
      parts.slides.replaceChildren(...slides.elements);
      sayCount(answer.count);
      const pages = slides.elements.length;
      const { navigation } = answer;
      drawNavigation(headerNavigation, { html: navigation.header, where: 'in_header', pages }, settings);
      drawNavigation(footerNavigation, { html: navigation.footer, where: 'in_footer', pages }, settings);
      const isBare = (holder: Element) => holder.childElementCount === 0;
      for (const holder of navigations) holder.hidden = isBare(holder);
      changes.toggleClass(header, EMPTY, !count && isBare(headerNavigation));
      changes.toggleClass(footer, EMPTY, !full && isBare(footerNavigation));
      goToPage(1);
      show('results');
    },
    message(words, failed) {
      parts.messageText.textContent = words;
      changes.toggleClass(parts.message, FAILED, failed);
      show('message');
    },
    close() {
      if (!open) return;
      open = false;
      if (content === 'waiting') content = 'nothing';
      sync();
    },
    clear: () => show('nothing'),
    reopen() {
      open = content !== 'nothing';
      sync();
      return open;
    },
    options: () => (open ? slides.options : []),
    firstOption: () => slides.options.find((option) => slides.elements[page - 1]?.contains(option)),
    reveal(option) {
      const index = slides.elements.findIndex((slide) => slide.contains(option));
      if (index >= 0 && index !== page - 1) goToPage(index + 1);
    },
    navigate(target) {
      const button = readNavigation(navigations).find(({ element }) => element.contains(target));
      if (!button) return false;
      goToPage(button.slide ?? page + (button.step ?? 0));
      return true;
    },
  };
}

import { behaviour, destination, isPlainKey, moveOf, observe, translate } from '@iyim/runtime/page';
import { coerceText, directionOf, ownValue, siteConfig } from '@iyim/runtime/widget';
import { PRODUCT_PARAMS, RATING } from './names.ts';
import texts from './rating-stars-texts.json' with { type: 'json' };

/** Number of stars of the shop's ratings. */
const STARS = 5;

/**
 * Shows five stars in place of the select for a review's rating, in the markup of the shop's own script, which themes style (PP-9). A
 * review without a required rating is not sent, and the reason is shown. Forms that are added later, for example in a popup, get
 * their stars too. Runs once per page. The returned function restores the selects.
 */
export function showRatingStars(document: Document): () => void {
  return behaviour('rating-stars', (signal) => {
    const replaced = new Map<HTMLSelectElement, AbortController>();
    const update = () => {
      if (signal.aborted) return;
      for (const [select, life] of replaced) {
        if (select.isConnected) continue;
        life.abort();
        replaced.delete(select);
      }
      for (const select of document.querySelectorAll<HTMLSelectElement>(RATING)) {
        if (replaced.has(select)) continue;
        const life = new AbortController();
        replaced.set(select, life);
        replace(select, life.signal);
      }
    };
    update();
    const end = observe(document, update);
    signal.addEventListener('abort', () => {
      end();
      for (const life of replaced.values()) life.abort();
    });
  });
}

function replace(select: HTMLSelectElement, signal: AbortSignal): void {
  const { ownerDocument: document, form } = select;
  if (select.previousElementSibling?.matches('.stars')) return; // the shop's script has run
  const params = siteConfig().global(PRODUCT_PARAMS);
  const text = (key: keyof typeof texts.en, count?: number) =>
    translate(select, 'rating-stars', texts, key, count === undefined ? {} : { count });

  const box = document.createElement('p');
  box.className = 'stars';
  const group = document.createElement('span');
  group.setAttribute('role', 'radiogroup');
  const label = select.labels[0];
  if (label?.id) group.setAttribute('aria-labelledby', label.id);
  else group.setAttribute('aria-label', label?.textContent?.trim() || text('rating'));
  const names = ownValue(params.whole, 'i18n_rating_options');
  const stars = Array.from({ length: STARS }, (_, index) => {
    const star = document.createElement('a');
    star.href = '#';
    star.className = `star-${index + 1}`;
    star.setAttribute('role', 'radio');
    star.textContent =
      coerceText(Array.isArray(names) ? names[index] : undefined) || text('stars', index + 1);
    return star;
  });
  const notice = document.createElement('p');
  notice.setAttribute('role', 'alert');
  group.append(...stars);
  box.append(group);

  const draw = () => {
    const chosen = Number(select.value) - 1;
    box.classList.toggle('selected', chosen >= 0);
    for (const [index, star] of stars.entries()) {
      star.classList.toggle('active', index === chosen);
      star.setAttribute('aria-checked', String(index === chosen));
      star.tabIndex = index === Math.max(chosen, 0) ? 0 : -1;
    }
    if (chosen >= 0) notice.textContent = '';
  };
  const choose = (index: number) => {
    select.value = String(index + 1);
    select.dispatchEvent(new Event('change', { bubbles: true }));
    stars[index]?.focus();
  };
  const starAt = ({ target }: Event) =>
    stars.findIndex((star) => target instanceof Node && star.contains(target));
  const press = (event: KeyboardEvent) => {
    const at = starAt(event);
    if (at < 0 || !isPlainKey(event)) return;
    const move = moveOf(event.key, directionOf(box));
    if (event.key === ' ') choose(at);
    else if (move)
      choose(
        destination(
          stars.map(() => false),
          at,
          move,
        ),
      );
    else return;
    event.preventDefault();
  };
  const click = (event: MouseEvent) => {
    const at = starAt(event);
    if (at < 0) return;
    event.preventDefault();
    choose(at);
  };
  /** Cancels the click on a submit button if a required rating is missing. The browser validates fields only after the click. */
  const check = (event: Event) => {
    const { target } = event;
    const isSent =
      target instanceof Element && target.closest('[type=submit], [type=image], button:not([type])') !== null;
    if (!isSent || select.value !== '' || params.text('review_rating_required') !== 'yes') return;
    event.preventDefault();
    event.stopPropagation();
    notice.textContent = params.text('i18n_required_rating_text') ?? text('required');
    stars[0]?.focus();
  };

  const { display } = select.style;
  const { required } = select;
  select.style.display = 'none';
  select.required = false; // a browser refuses a form with a hidden required field without a message
  select.before(box);
  select.after(notice);
  draw();
  box.addEventListener('click', click, { signal });
  box.addEventListener('keydown', press, { signal });
  select.addEventListener('change', draw, { signal });
  form?.addEventListener('click', check, { signal, capture: true });
  form?.addEventListener('reset', () => setTimeout(draw), { signal });
  document.defaultView?.addEventListener('pageshow', draw, { signal });
  signal.addEventListener('abort', () => {
    box.remove();
    notice.remove();
    select.style.display = display;
    if (!select.getAttribute('style')) select.removeAttribute('style');
    select.required = required;
  });
}

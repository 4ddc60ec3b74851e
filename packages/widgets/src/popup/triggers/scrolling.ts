import type { Arm, Triggers } from './trigger.ts';

/** Fires when the visitor has scrolled so far down, or up at all. */
export const armScrolling: Arm<Required<Triggers>['scrolling']> = ({ settings, document, signal, fire }) => {
  const controller = new AbortController();
  const page = document.scrollingElement ?? document.documentElement;
  let before = page.scrollTop;
  const look = () => {
    const way = page.scrollTop - before;
    before = page.scrollTop;
    const isThere = settings.direction === 'up' ? way < 0 : way > 0 && depthOf(page) >= settings.offset;
    if (!isThere) return;
    controller.abort();
    fire();
  };
  signal.addEventListener('abort', () => controller.abort(), { once: true });
  document.addEventListener('scroll', look, { passive: true, signal: controller.signal });
};

/** Per cent of the page's way that has been scrolled. Pages zoomed by a fraction never quite reach their end. */
function depthOf(page: Element): number {
  const way = page.scrollHeight - page.clientHeight;
  return way <= 0 ? 100 : Math.min(100, ((page.scrollTop + 1) / way) * 100);
}

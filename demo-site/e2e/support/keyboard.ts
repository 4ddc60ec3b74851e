import { expect, type Locator, type Page } from '@playwright/test';
import type { Hand } from './hand.ts';

/** Maximum number of tab stops; more than any page of the shop has. */
const mostStops = 150;

/** Uses only the keyboard: Tab, arrows, Space, Enter, Esc and typing. Fails if the focus is not visible at a stop. */
export function keyboard(page: Page): Hand {
  const { keyboard: keys } = page;

  const tabTo = async (control: Locator): Promise<void> => {
    await expect(control).toBeVisible();
    // The control is located once for all stops, and again only if the page has replaced it, because locating it by its role
    // takes longer than a key press.
    let target = await control.elementHandle();
    const readFocus = async (): Promise<Focus> => {
      const focus = await target?.evaluate(describeFocus);
      if (focus && !focus.isReplaced) return focus;
      target = await control.elementHandle();
      return readFocus();
    };
    const stops: string[] = [];
    for (let focus = await readFocus(); !focus.isHere; ) {
      if (stops.length > mostStops)
        throw new Error(`Tab never reaches ${control}, only to ${stops.join(', ')}`);
      await keys.press('Tab');
      focus = await readFocus();
      stops.push(focus.name);
      // Polls, because some stops scroll smoothly into view.
      const problem = async () => (await readFocus()).problem;
      if (focus.problem !== '')
        await expect.poll(problem, { message: `focus on ${focus.name}`, intervals: [50] }).toBe('');
    }
  };

  return {
    async press(control) {
      await tabTo(control);
      await keys.press('Enter');
    },
    async choose(item) {
      const group = item.locator('xpath=ancestor::*[@role="radiogroup"]');
      await tabTo(group.locator('[role="radio"][tabindex="0"]'));
      const next = await group.evaluate((element) =>
        getComputedStyle(element).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight',
      );
      const count = await group.getByRole('radio').count();
      for (let step = 0; step < count && !(await hasFocus(item)); step++) await keys.press(next);
      await keys.press('Space');
    },
    async write(field, text) {
      await tabTo(field);
      await keys.press('ControlOrMeta+a');
      await keys.type(text);
    },
    send: () => keys.press('Enter'),
    close: () => keys.press('Escape'),
  };
}

const hasFocus = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element === document.activeElement);

interface Focus {
  /** Whether the target has the focus. */
  readonly isHere: boolean;
  /** Whether the target has been removed from the page. */
  readonly isReplaced: boolean;
  /** Name of the focused element. */
  readonly name: string;
  /** Reason why the focus is not visible; empty if it is. */
  readonly problem: string;
}

/** Describes the focused element, compared with `target`. Runs in the page. */
function describeFocus(target: Element): Focus {
  const { activeElement: element } = document;
  const isHere = element === target;
  const isReplaced = !target.isConnected;
  if (!element || element === document.body) return { isHere, isReplaced, name: 'the browser', problem: '' };
  const text = (element.textContent ?? '').trim().slice(0, 30);
  const name = `<${element.localName} class="${element.className}"> ${text}`;
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
  const hasRing = (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  const { width, height, top, bottom, left, right } = element.getBoundingClientRect();
  const isThere = width > 1 && height > 1;
  const isOnScreen = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  const problem = !hasRing ? 'no ring' : !isThere ? 'no size' : !isOnScreen ? 'off the screen' : '';
  return { isHere, isReplaced, name, problem };
}

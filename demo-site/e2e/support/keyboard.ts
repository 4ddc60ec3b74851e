import { expect, type Locator, type Page } from '@playwright/test';
import type { Hand } from './hand.ts';

/** More stops than any page of the shop has. */
const mostStops = 150;

/** Tabs, arrows, Space, Enter and Esc, and nothing else. At every stop the focus must be seen. */
export function keyboard(page: Page): Hand {
  const { keyboard: keys } = page;

  const tabTo = async (control: Locator): Promise<void> => {
    await expect(control).toBeVisible();
    // Found once for all stops, and again only where the page has replaced it: to find it by its role takes longer than a key.
    let wanted = await control.elementHandle();
    const look = async (): Promise<Focus> => {
      const focus = await wanted?.evaluate(lookAtFocus);
      if (focus && !focus.isReplaced) return focus;
      wanted = await control.elementHandle();
      return look();
    };
    const stops: string[] = [];
    for (let focus = await look(); !focus.isHere; ) {
      if (stops.length > mostStops)
        throw new Error(`Tab never comes to ${control}, only to ${stops.join(', ')}`);
      await keys.press('Tab');
      focus = await look();
      stops.push(focus.name);
      // Some stops glide into view.
      const problem = async () => (await look()).problem;
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
  /** The element asked about has it. */
  readonly isHere: boolean;
  /** The element asked about has left the page. */
  readonly isReplaced: boolean;
  /** What has it. */
  readonly name: string;
  /** Why one could not see that it has; empty: one can. */
  readonly problem: string;
}

/** Runs in the page. */
function lookAtFocus(wanted: Element): Focus {
  const { activeElement: element } = document;
  const isHere = element === wanted;
  const isReplaced = !wanted.isConnected;
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

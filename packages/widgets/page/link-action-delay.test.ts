import { beforeEach, expect, it, vi } from 'vitest';
import { linkActions, registerAction } from '../../runtime/src/behaviours/registered-actions.ts';
import { followLinkActions } from './link-actions.ts';

// What the CMS prints into the page; read once, when the first action is registered.
Object.assign(globalThis, { JetEngineSettings: { hoverActionTimeout: '150' } });

beforeEach(() => void vi.useFakeTimers());

it('LA-1 a page may set how long a pointer rests', () => {
  const run = vi.fn();
  const takeBack = registerAction('peek', run);
  followLinkActions(document, linkActions());
  document.body.innerHTML = '<div data-url="#jet-engine-action&amp;action=peek&amp;event=hover"></div>';
  document.querySelector('div')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  vi.advanceTimersByTime(149);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
  takeBack();
});

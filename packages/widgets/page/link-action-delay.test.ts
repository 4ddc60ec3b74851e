import { beforeEach, expect, it, vi } from 'vitest';
import { linkActions, registerAction } from '../../runtime/src/behaviours/registered-actions.ts';
import { followLinkActions } from './link-actions.ts';

// Settings that the CMS prints into the page. The library reads them only once, when the first action is registered.
Object.assign(globalThis, { JetEngineSettings: { hoverActionTimeout: '150' } });

beforeEach(() => void vi.useFakeTimers());

it('LA-1 a hover action runs after the delay that the page sets', () => {
  const run = vi.fn();
  const unregister = registerAction('peek', run);
  followLinkActions(document, linkActions());
  document.body.innerHTML = '<div data-url="#jet-engine-action&amp;action=peek&amp;event=hover"></div>';
  document.querySelector('div')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  vi.advanceTimersByTime(149);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
  unregister();
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { find } from '../../../runtime/src/testing/find.ts';
import { testSignal } from '../../../runtime/src/testing/test-signal.ts';
import { holdClock, soon } from '../../shared/search/testing/held-clock.ts';
import { field, original, show, visibleOptions, watchSubmits } from './testing/page.ts';
import { searchServer } from './testing/server.ts';

// A site where Enter does not submit a search. The settings are read only once, when `site()` is first called.
Object.assign(window, { jetSearchSettings: { rest_api_url: '/wp-json/search', sumbitOnEnter: '' } });

let submits: string[];

holdClock();

beforeEach(() => {
  submits = watchSubmits(testSignal());
  vi.stubGlobal('fetch', searchServer().fetch);
});

describe('a site that does not let Enter submit', () => {
  it('LS-9 Enter in the text field or the category list does not submit the search if the site does not allow it', async () => {
    await show(original());
    await userEvent.type(field(), 'jar{Enter}');
    find('select').focus();
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    find('select').dispatchEvent(enter);
    expect(enter.defaultPrevented).toBe(true);
    expect(submits).toEqual([]);
    expect(field().readOnly).toBe(false);
  });

  it('LS-9 the submit button works even if Enter in the field does not submit the search', async () => {
    await show(original());
    await userEvent.type(field(), 'jar');
    find('.jet-ajax-search__submit').focus();
    await userEvent.keyboard('{Enter}');
    expect(submits).toEqual([expect.stringContaining('s=jar')]);
  });

  it('LS-13 Enter opens the active option even if it does not submit the search', async () => {
    await show(original());
    await userEvent.type(field(), 'jar');
    await soon(() => expect(visibleOptions()).toHaveLength(3));
    const opened: string[] = [];
    document.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        opened.push((event.target as HTMLAnchorElement).pathname);
      },
      { signal: testSignal() },
    );
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(opened).toEqual(['/jars/2/']);
    expect(submits).toEqual([]);
  });
});

import { stop } from '@iyim/runtime';
import { closePopup, openPopup } from '@iyim/runtime/page';
import { expect, it, vi } from 'vitest';
import { find } from '../../../../runtime/src/testing/find.ts';
import { soon } from '../../../../runtime/src/testing/soon.ts';
import { dialogRemoved, document12, openDialog, page, show } from '../testing/popup-page.ts';

const builder = (): Record<string, unknown> => JSON.parse(localStorage.getItem('elementor') ?? '{}');
const isShown = () => document.querySelector('dialog[open]') !== null;
const clickTwice = { triggers: { click: 'yes', click_times: 2 } };

/** Clicks the page twice, which opens a popup with `clickTwice` if its rules permit. */
function clicks(): void {
  document.body.click();
  document.body.click();
}

// Must be the first test, because the whole file is one page load.
it('PO-6 several popups count the page load only once', async () => {
  const timing = { page_views: 'yes', page_views_views: 1 };
  const other = document12({ ...clickTwice, timing }, '<h2>B</h2>', '13');
  await show(page(document12({ ...clickTwice, timing }) + other));
  await soon(() =>
    expect(builder()).toEqual({
      pageViews: 1,
      sessions: 1,
      popup_12_page_views_initialPageViews: 1,
      popup_13_page_views_initialPageViews: 1,
      __expiration: {},
    }),
  );
  clicks();
  expect(isShown()).toBe(false);
});

it('PO-3 a popup that may show twice a day is counted in the original’s format, and then opens on request only', async () => {
  const timing = { times: 'yes', times_times: '2', times_period: 'day' };
  localStorage.setItem(
    'elementor',
    '{"popup-12-impressions-count":"1","theirs":1,"__expiration":{"popup-12-impressions-count":99999999999999}}',
  );
  await show(page(document12({ ...clickTwice, timing })));
  clicks();
  await openDialog();
  await soon(() =>
    expect(builder()).toMatchObject({
      'popup-12-impressions-count': 2,
      popup_12_times: 1,
      theirs: 1,
      __expiration: { 'popup-12-impressions-count': 99_999_999_999_999 },
    }),
  );
  closePopup({ id: '12' });
  await dialogRemoved();
  expect(builder()).toMatchObject({ popup_12_times: 1 });

  stop();
  await show(page(document12({ ...clickTwice, timing })));
  clicks();
  expect(isShown()).toBe(false);
  openPopup({ id: '12' });
  await openDialog();
});

it('PO-3 a popup is counted when it is closed, if the rule `times` requires it', async () => {
  const timing = { times: 'yes', times_times: 1, times_count: 'close', times_period: 'session' };
  await show(page(document12({ ...clickTwice, timing })));
  clicks();
  await openDialog();
  expect(sessionStorage.getItem('popup-12-impressions-count')).toBeNull();
  closePopup({ id: '12' });
  await dialogRemoved();
  await soon(() => expect(sessionStorage.getItem('popup-12-impressions-count')).toBe('1'));
});

it('PO-3 a popup shows if its rules match the device, the browser, the source and the other facts', async () => {
  const timing = {
    devices: 'yes',
    devices_devices: ['mobile', 'tablet', 'laptop', 'desktop', 'widescreen'],
    browsers: 'yes',
    browsers_browsers: 'custom',
    browsers_browsers_options: ['chrome'],
    sources: 'yes',
    sources_sources: ['internal', 'external'],
    url: 'yes',
    url_action: 'regex',
    url_url: '^(https?://.*)?$',
    schedule: 'yes',
    schedule_start_date: '2020-01-01 00:00',
    logged_in: 'yes',
  };
  await show(page(document12({ ...clickTwice, timing })));
  // The code for regular expressions loads when a rule first needs it.
  await soon(() => {
    clicks();
    expect(isShown()).toBe(true);
  });
});

it('PO-4 an invalid regular expression is reported once, with popup, setting and pattern, and another popup still opens', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const timing = { url: 'yes', url_action: 'regex', url_url: '(x' };
  await show(page(document12({ ...clickTwice, timing }) + document12(clickTwice, '<h2>B</h2>', '13')));
  await soon(() => expect(error).toHaveBeenCalled());
  const [message, where] = error.mock.calls[0] ?? [];
  expect(message).toContain('popup 12: timing setting "url_url": expected a regular expression, found "(x"');
  expect(where).toContain('<div');
  expect(error).toHaveBeenCalledTimes(1);
  clicks();
  await openDialog('13');
  expect(document.querySelector('#elementor-popup-modal-12')).toBeNull();
});

it('PO-1 a trigger’s invalid selector is reported, and the other trigger opens the popup', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const triggers = { scrolling_to: 'yes', scrolling_to_selector: '#1', click: 'yes', click_times: 1 };
  await show(page(document12({ triggers })));
  await soon(() => expect(error.mock.calls[0]?.[0]).toContain('"scrolling_to_selector"'));
  find('#other').click();
  await openDialog();
});

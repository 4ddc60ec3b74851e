import { describe, expect, it } from 'vitest';
import { html, json } from '../../../runtime/src/cart/testing/fake-shop.ts';
import {
  HttpError,
  InvalidAnswerError,
  NetworkError,
  RefusedError,
} from '../../../runtime/src/site/errors.ts';
import { testSite } from '../../../runtime/src/site/testing/site.ts';
import { calendarFields, fetchCalendar } from './calendar-request.ts';

const URL_ON_PAGE = 'https://shop.test/events/?month=March+2024&nocache=1753211695';
const march = { month: 'March 2024', settings: {}, post: '12' };

function answering(answer: () => Response | Promise<Response>, globals?: Record<string, unknown>) {
  const sent: { url: string; fields: [string, string][] }[] = [];
  const shop = testSite(
    async (input, init) => {
      const request = new Request(input, init);
      sent.push({ url: request.url, fields: [...new URLSearchParams(await request.text())] });
      return answer();
    },
    globals ?? { JetEngineSettings: { ajaxlisting: URL_ON_PAGE } },
  );
  return { shop, sent };
}
const good = () => json({ success: true, data: { content: '<div class="jet-calendar"></div>' } });

describe('fetchCalendar', () => {
  it('CAL-4 fetchCalendar requests the listings URL, with the action under both names', async () => {
    const { shop, sent } = answering(good);
    expect(await fetchCalendar(shop, calendarFields(shop.config, march))).toBe(
      '<div class="jet-calendar"></div>',
    );
    expect(sent).toEqual([
      {
        url: URL_ON_PAGE,
        fields: [
          ['action', 'jet_engine_calendar_get_month'],
          ['jet_engine_action', 'jet_engine_calendar_get_month'],
          ['month', 'March 2024'],
          ['post', '12'],
        ],
      },
    ]);
  });

  it('CAL-1 fetchCalendar sends the calendar’s settings unchanged, encoded as jQuery does, without empty lists', async () => {
    const { shop, sent } = answering(good);
    const settings = {
      lisitng_id: '31',
      allow_multiday: false,
      posts_query: [{ type: 'posts_params', _id: 'a' }],
      custom_post_types: [],
      hide_widget_if: '',
    };
    await fetchCalendar(shop, calendarFields(shop.config, { ...march, settings }));
    expect(sent[0]?.fields.filter(([name]) => name.startsWith('settings'))).toEqual([
      ['settings[lisitng_id]', '31'],
      ['settings[allow_multiday]', 'false'],
      ['settings[posts_query][0][type]', 'posts_params'],
      ['settings[posts_query][0][_id]', 'a'],
      ['settings[hide_widget_if]', ''],
    ]);
  });

  it('SEC-3 a settings key named __proto__ is sent as a plain field', async () => {
    const { shop, sent } = answering(good);
    const settings: object = JSON.parse('{"__proto__":{"polluted":1}}');
    await fetchCalendar(shop, calendarFields(shop.config, { ...march, settings }));
    expect(sent[0]?.fields).toContainEqual(['settings[__proto__][polluted]', '1']);
    expect({}).not.toHaveProperty('polluted');
  });

  it('CAL-1 without the plugin’s settings, fetchCalendar requests the page’s own URL', async () => {
    const { shop, sent } = answering(good, {});
    await fetchCalendar(shop, calendarFields(shop.config, march));
    expect(new URL(sent[0]?.url ?? '').searchParams.has('nocache')).toBe(true);
  });

  it.each<[string, () => Response, new (...args: never[]) => Error]>([
    ['success false', () => json({ success: false, data: { content: '<p>x</p>' } }), InvalidAnswerError],
    ['no content', () => json({ success: true, data: {} }), InvalidAnswerError],
    ['empty content', () => json({ success: true, data: { content: ' \n' } }), InvalidAnswerError],
    ['content of another type', () => json({ success: true, data: { content: [1] } }), InvalidAnswerError],
    ['0', () => html('0'), InvalidAnswerError],
    ['0 with status 400', () => html('0', 400), HttpError],
    ['-1', () => html('-1'), InvalidAnswerError],
    ['-1 with status 403', () => html('-1', 403), RefusedError],
    ['an empty body', () => html(''), InvalidAnswerError],
    ['a whole page', () => html('<!doctype html><title>Events</title>'), InvalidAnswerError],
    ['broken JSON', () => html('{"success":true,"data":{"content":"<di'), InvalidAnswerError],
    ['status 500', () => html('down', 500), HttpError],
  ])('CAL-3 fetchCalendar() rejects the answer "%s"', async (_what, answer, kind) => {
    const { shop } = answering(answer);
    await expect(fetchCalendar(shop, calendarFields(shop.config, march))).rejects.toBeInstanceOf(kind);
  });

  it('CAL-3 fetchCalendar rejects with a NetworkError after a failure, and with an AbortError after an abort', async () => {
    const { shop } = answering(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(fetchCalendar(shop, calendarFields(shop.config, march))).rejects.toBeInstanceOf(
      NetworkError,
    );
    const aborted = fetchCalendar(shop, calendarFields(shop.config, march), AbortSignal.abort());
    await expect(aborted).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('SEC-4 fetchCalendar sends no request to another origin', async () => {
    const { shop, sent } = answering(good, { JetEngineSettings: { ajaxlisting: 'https://evil.test/' } });
    await expect(fetchCalendar(shop, calendarFields(shop.config, march))).rejects.toBeInstanceOf(
      RefusedError,
    );
    expect(sent).toEqual([]);
  });
});

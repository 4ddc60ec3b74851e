import { describe, expect, it } from 'vitest';
import { expectUnharmed, json as hostileJson, numbers } from '../../../../runtime/src/testing/hostile.ts';
import { readPluginSettings, secondsUntilDue } from './settings.ts';

const read = (settings: Record<string, unknown>) => readPluginSettings(settings);

describe('settings of the listings plugin’s popups', () => {
  it('PO-1 readPluginSettings reads settings as the plugin writes them', () => {
    const { popup, ...settings } = read({
      id: 77,
      'jet-popup-id': 'jet-popup-77',
      type: 'default',
      animation: 'slide-in-up',
      'open-trigger': 'scroll-trigger',
      'page-load-delay': 1,
      'user-inactivity-time': 3,
      'scrolled-to': '40',
      'on-date': '',
      'on-time-start': '',
      'on-time-end': '',
      'custom-selector': '.x',
      'prevent-scrolling': true,
      'show-once': true,
      'show-again-delay': 86400000,
      'use-ajax': 'true',
      'force-ajax': false,
      'close-on-overlay-click': true,
      'content-type': 'elementor',
    });
    expect(settings).toMatchObject({
      openTrigger: 'scroll-trigger',
      scrolledTo: 40,
      inactivity: 3,
      showOnce: true,
      showAgainDelay: 86_400_000,
      usesAjax: true,
      forcesAjax: false,
      contentType: 'elementor',
      problems: [],
    });
    expect(popup).toMatchObject({
      preventScroll: true,
      closesOnBackground: true,
      closesOnEsc: true,
      entrance: { desktop: 'slideInUp' },
      animationTime: 750,
      openSelector: '',
    });
  });

  it('PO-1 the trigger "custom-selector" opens the popup by its custom selector', () => {
    expect(read({ 'open-trigger': 'custom-selector', 'custom-selector': '.x' }).popup.openSelector).toBe(
      '.x',
    );
  });

  it('PO-5 the animation "none" yields no class, and a custom duration replaces the animation’s default', () => {
    expect(read({ animation: 'none' }).popup).toMatchObject({ entrance: { desktop: '' }, animationTime: 0 });
    const custom = { animation_custom_duration: true, animation_in_duration: 250 };
    expect(read({ animation: 'fade', ...custom }).popup.animationTime).toBe(250);
  });

  it('PO-6 a popup without show-again-delay, or with the value "none", is never shown again', () => {
    expect(read({}).showAgainDelay).toBeNull();
    expect(read({ 'show-again-delay': 'none' }).showAgainDelay).toBeNull();
  });

  it.each(hostileJson.filter((json) => json.includes('{')))(
    'SEC-3 the plugin settings %j yield the defaults',
    (json) => {
      let raw = {};
      try {
        raw = JSON.parse(json);
      } catch {
        return; // the runtime rejects invalid JSON
      }
      expect(read(raw)).toMatchObject({ openTrigger: 'attach', showOnce: false, usesAjax: false });
      expectUnharmed();
    },
  );

  it.each(['NaN', 'Infinity', '-1', '1e309', '0x10', '1,5', {}, [], true])(
    'PO-1 the page load delay %j is reported and replaced by the default',
    (value) => {
      const { pageLoadDelay, problems } = read({ 'open-trigger': 'page-load', 'page-load-delay': value });
      expect(pageLoadDelay).toBe(0);
      expect(problems[0]).toContain('"page-load-delay"');
    },
  );

  it.each([...numbers])('PO-1 the scroll percentage %j is limited to 0–100', (value) => {
    const { scrolledTo } = read({ 'scrolled-to': value });
    expect(scrolledTo).toBeGreaterThanOrEqual(0);
    expect(scrolledTo).toBeLessThanOrEqual(100);
  });

  it('PO-1 an unknown trigger or animation is reported and replaced by "attach" or "fade"', () => {
    const { openTrigger, popup, problems } = read({ 'open-trigger': 'constructor', animation: '__proto__' });
    expect([openTrigger, popup.entrance.desktop]).toEqual(['attach', 'fadeIn']);
    expect(problems).toHaveLength(2);
  });
});

describe('seconds until a popup is due', () => {
  const at = (time: string) => new Date(`2026-11-21T${time}`);
  const onTime = (start: string, end: string, now: string) =>
    secondsUntilDue({ openTrigger: 'on-time', onDate: '', onTime: { start, end } }, at(now));
  const onDate = (date: string, now = at('12:00:00')) =>
    secondsUntilDue({ openTrigger: 'on-date', onDate: date, onTime: { start: '', end: '' } }, now);

  it.each([
    ['09:00', '17:00', '08:59:00', 60],
    ['09:00', '17:00', '09:00:00', 0.5],
    ['09:00', '17:00', '16:59:59', 0.5],
    ['09:00', '17:00', '17:00:00', null],
    ['', '', '12:00:00', 0.5],
    ['22:00', '02:00', '23:30:00', 0.5],
    ['22:00', '02:00', '01:59:00', 0.5],
    ['22:00', '02:00', '12:00:00', 36_000],
    ['10:00', '10:00', '10:00:00', null],
    ['25:00', '26:00', '12:00:00', null],
    ['soon', '', '12:00:00', null],
  ])('PO-1 a popup for the time from %j to %j is due, at %s, in %j s', (start, end, now, seconds) => {
    expect(onTime(start, end, now)).toBe(seconds);
  });

  it.each([
    ['2026-11-20 10:00', 0.5],
    ['2026-11-21T12:00:00', 0.5],
    ['2026-11-21 12:01', 60],
    ['2026-11-20', 0.5],
    ['', null],
    ['tomorrow', null],
  ])('PO-1 a popup with the date %j is due in %j s', (date, seconds) => {
    expect(onDate(date)).toBe(seconds);
  });
});

import { describe, expect, it } from 'vitest';
import { expectUnharmed, json, markup, numbers } from '../../../runtime/src/testing/hostile.ts';
import { readSettings, settings as schema } from './settings.ts';

const plain = readSettings({});

describe('a popup’s settings', () => {
  it('PO-1, PO-5 missing popup settings have the original’s default values', () => {
    expect(plain.settings).toEqual({
      title: '',
      openSelector: '',
      closeButtonDelay: 0,
      closeAfter: 0,
      closeButton: 'inside',
      preventScroll: false,
      closesOnBackground: true,
      closesOnEsc: true,
      focusFirst: true,
      entrance: { desktop: '' },
      exit: { desktop: '' },
      animationTime: 1200,
      classes: [],
    });
    expect(plain.avoidsOthers).toBe(false);
    expect(plain.problems).toEqual([]);
  });

  it('PO-1, PO-5 readSettings accepts the builder’s spellings, and converts seconds to milliseconds', () => {
    const { settings, avoidsOthers, problems } = readSettings({
      open_selector: ' .buy ',
      close_button_delay: '2.5',
      close_automatically: 10,
      close_button_position: 'outside',
      a11y_navigation: '',
      prevent_scroll: 'yes',
      prevent_close_on_background_click: 'yes',
      prevent_close_on_esc_key: true,
      avoid_multiple_popups: 'yes',
      entrance_animation: 'fadeIn',
      entrance_animation_mobile: 'none',
      entrance_animation_duration: { unit: 'px', size: 0.5, sizes: [] },
      exit_animation: 'slideInUp',
      exit_animation_tablet: 'zoomIn',
      classes: ' a  b ',
      timing: [],
      triggers: { page_load: 'yes' },
    });
    expect(settings).toEqual({
      title: '',
      openSelector: '.buy',
      closeButtonDelay: 2500,
      closeAfter: 10_000,
      closeButton: 'outside',
      preventScroll: true,
      closesOnBackground: false,
      closesOnEsc: false,
      focusFirst: false,
      entrance: { desktop: 'fadeIn', mobile: '' },
      exit: { desktop: 'slideInUp', tablet: 'zoomIn' },
      animationTime: 500,
      classes: ['a', 'b'],
    });
    expect(avoidsOthers).toBe(true);
    expect(problems).toEqual([]);
  });

  it('PO-5 a popup’s animation duration with an empty size yields the default', () => {
    const { settings, problems } = readSettings({ entrance_animation_duration: { unit: 'px', size: '' } });
    expect([settings.animationTime, problems]).toEqual([1200, []]);
  });

  it('PO-5 an invalid popup setting counts as missing and is reported, and the other settings apply', () => {
    const { settings, problems } = readSettings({
      close_button_delay: 'soon',
      close_button_position: 'left',
      prevent_scroll: 'yes',
    });
    expect([settings.closeButtonDelay, settings.closeButton, settings.preventScroll]).toEqual([
      0,
      'inside',
      true,
    ]);
    expect(problems.join()).toContain('close_button_delay');
    expect(problems.join()).toContain('close_button_position');
  });

  it.each([...numbers, '0', '-1', '86401'])('SEC-3 the popup delay %j yields a bounded time', (value) => {
    const { settings } = readSettings({ close_button_delay: value, close_automatically: value });
    expect(settings.closeButtonDelay).toBeGreaterThanOrEqual(0);
    expect(settings.closeButtonDelay).toBeLessThanOrEqual(86_400_000);
    expect(Number.isFinite(settings.closeAfter)).toBe(true);
  });

  it.each([...markup, 'a b', '"', '../x'])('SEC-1 the animation %j yields no class', (name) => {
    expect(readSettings({ entrance_animation: name }).settings.entrance.desktop).toBe('');
  });

  it.each(json)('SEC-3 the popup settings %j change no prototype', (text) => {
    let raw: unknown;
    try {
      raw = JSON.parse(text);
    } catch {
      return;
    }
    if (typeof raw === 'object' && raw !== null) readSettings(raw as Record<string, unknown>);
    expectUnharmed();
    expect(Object.keys(schema.parse({ a: 1 }))).toEqual(['a']);
  });
});

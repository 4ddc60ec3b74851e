import { SettingsError } from '@iyim/runtime/widget';
import { describe, expect, it } from 'vitest';
import { perSlideOn, settings } from './settings.ts';

describe('settings of a live search', () => {
  it('LS-2 have the documented defaults', () => {
    expect(settings.parse({})).toMatchObject({
      minimum: 2,
      allowsEmpty: false,
      widthBy: 'form',
      perSlide: { desktop: 5, tablet: 5, mobile: 5 },
      serverError: '',
      query: {},
    });
  });

  it('LS-4 go with the request whole, unknown ones too', () => {
    const raw = { search_source: ['post'], symbols_for_start_searching: '3', current_query: { cat: 1 } };
    expect(settings.parse(raw).query).toBe(raw);
    expect(settings.parse(raw).minimum).toBe(3);
  });

  it.each([
    [{ limit_query: 4 }, [4, 4, 4]],
    [{ limit_query: '4', limit_query_tablet: '3' }, [4, 3, 3]],
    [{ limit_query: 4, limit_query_tablet: 3, limit_query_mobile: 2 }, [4, 3, 2]],
    [{ limit_query: '', limit_query_tablet: '', limit_query_mobile: '' }, [5, 5, 5]],
  ])('LS-5 %j: so many on a slide', (raw, expected) => {
    const parsed = settings.parse(raw);
    expect((['desktop', 'tablet', 'mobile'] as const).map((device) => perSlideOn(device, parsed))).toEqual(
      expected,
    );
    expect(perSlideOn('widescreen', parsed)).toBe(expected[0]);
  });

  it.each([
    [320, '320px'],
    ['320', '320px'],
    ['50%', '50%'],
    ['', ''],
    [{ size: 320, unit: 'px', sizes: [] }, '320px'],
    [{ size: 20, unit: 'em' }, '20em'],
    [{ size: '', unit: 'px' }, ''],
    [null, ''],
  ])('LS-12 a width written as %j is %j', (results_area_custom_width, width) => {
    expect(settings.parse({ results_area_custom_width }).width).toBe(width);
  });

  it.each([
    ['yes', true],
    [true, true],
    ['', false],
    ['no', false],
    [false, false],
  ])('LS-9 search_by_empty_value %j is %j', (search_by_empty_value, allowsEmpty) => {
    expect(settings.parse({ search_by_empty_value }).allowsEmpty).toBe(allowsEmpty);
  });

  it('RT-2 nonsense is named', () => {
    expect(() => settings.parse({ symbols_for_start_searching: 'few', navigation_arrows: 'above' })).toThrow(
      SettingsError,
    );
  });
});

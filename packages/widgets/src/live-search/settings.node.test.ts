import { SettingsError } from '@iyim/runtime/widget';
import { describe, expect, it } from 'vitest';
import { settings } from './settings.ts';

describe('settings of a live search', () => {
  it('LS-2 the minimum number of characters for a search is configurable and 2 by default', () => {
    expect(settings.parse({}).minimum).toBe(2);
    expect(settings.parse({ symbols_for_start_searching: '4' }).minimum).toBe(4);
  });

  it('LS-12 the search panel may be as wide as the fields, and is as wide as the form by default', () => {
    expect(settings.parse({}).widthBy).toBe('form');
    expect(settings.parse({ results_area_width_by: 'fields_holder' }).widthBy).toBe('fields_holder');
  });

  it('LS-11 the message for failed searches is configurable and empty by default', () => {
    expect(settings.parse({}).serverError).toBe('');
    expect(settings.parse({ server_error: 'Later, please.' }).serverError).toBe('Later, please.');
  });

  it('LS-2 the settings of a live search have the documented defaults', () => {
    expect(settings.parse({})).toMatchObject({
      minimum: 2,
      allowsEmpty: false,
      widthBy: 'form',
      perSlide: { desktop: 5 },
      serverError: '',
      query: {},
    });
  });

  it('LS-4 the query of a live search contains all settings, including unknown ones', () => {
    const raw = { search_source: ['post'], symbols_for_start_searching: '3', current_query: { cat: 1 } };
    expect(settings.parse(raw).query).toBe(raw);
    expect(settings.parse(raw).minimum).toBe(3);
  });

  it('LS-5 the number of search results per slide is configurable for each device', () => {
    const raw = { limit_query: '4', limit_query_tablet: 3, limit_query_mobile: '' };
    expect(settings.parse(raw).perSlide).toEqual({ desktop: 4, tablet: 3 });
  });

  it.each([
    ['yes', true],
    [true, true],
    ['', false],
    ['no', false],
    [false, false],
  ])('LS-9 search_by_empty_value %j is read as %j', (search_by_empty_value, allowsEmpty) => {
    expect(settings.parse({ search_by_empty_value }).allowsEmpty).toBe(allowsEmpty);
  });

  const suggesting = (raw: object = {}) =>
    settings.parse({ show_search_suggestions: 'yes', ...raw }).suggestions;

  it('LS-14 suggestions are off by default, and appear under the form', () => {
    expect(settings.parse({}).suggestions).toBeNull();
    expect(suggesting()).toEqual({ isInPanel: false, areOwn: false, limit: 20, longest: 0, title: '' });
    expect(suggesting({ search_suggestions_position: 'inside_results_area' })?.isInPanel).toBe(true);
  });

  it('LS-15 the source, the number and the length of suggestions are configurable', () => {
    const raw = {
      search_suggestions_source: 'user',
      search_suggestions_limits: '3',
      search_suggestions_item_title_length: 4,
    };
    expect(suggesting(raw)).toMatchObject({ areOwn: true, limit: 3, longest: 4 });
  });

  it('LS-16 searches are saved only if search_logging is on, and the address of the results is configurable', () => {
    expect(settings.parse({})).toMatchObject({ isSaved: false, resultsUrl: '' });
    const raw = { search_logging: 'yes', search_results_url: ' /found/ ' };
    expect(settings.parse(raw)).toMatchObject({ isSaved: true, resultsUrl: '/found/' });
  });

  it.each([
    { search_suggestions_limits: 0, search_suggestions_item_title_length: -1 },
    { search_suggestions_limits: 'many', search_suggestions_source: 'manual' },
    {
      search_suggestions_limits: {},
      search_suggestions_position: [],
      search_suggestions_item_title_length: null,
    },
  ])('LS-14 invalid settings of suggestions %j count as the defaults, and the search works', (raw) => {
    expect(suggesting(raw)).toEqual(suggesting());
    expect(settings.parse({ show_search_suggestions: {}, search_logging: 'maybe' })).toMatchObject({
      suggestions: null,
      isSaved: false,
    });
  });

  it('RT-2 parsing the settings of a live search throws for invalid values', () => {
    expect(() => settings.parse({ symbols_for_start_searching: 'few', navigation_arrows: 'above' })).toThrow(
      SettingsError,
    );
  });
});

import { describe, expect, it } from 'vitest';
import { settings } from './settings.ts';

const inline = (raw: Record<string, unknown>) =>
  settings.parse({ show_search_suggestions_list_inline: 'yes', ...raw }).inline;

describe('settings of search suggestions', () => {
  it('SG-1 search suggestions have the documented defaults', () => {
    expect(settings.parse({})).toMatchObject({ inline: null, onFocus: null, limit: 10, resultsUrl: '' });
    expect(inline({ search_suggestions_list_inline: 'popular' })).toEqual({ listType: 'popular', limit: 5 });
    expect(
      settings.parse({
        show_search_suggestions_list_on_focus: true,
        search_suggestions_list_on_focus: 'latest',
        search_suggestions_list_on_focus_quantity: '3',
      }).onFocus,
    ).toEqual({ listType: 'latest', limit: 3 });
  });

  it.each([
    ['inline', 'inline'],
    ['on_focus', 'onFocus'],
  ] as const)(
    'SG-1 the %s list is read only if it is enabled, with its configured quantity or its manual entries',
    (place, list) => {
      const key = `search_suggestions_list_${place}`;
      const read = (raw: object) => settings.parse({ [key]: 'latest', ...raw })[list];
      expect(read({})).toBeNull();
      expect(read({ [`show_${key}`]: 'yes' })).toEqual({ listType: 'latest', limit: 5 });
      expect(read({ [`show_${key}`]: 'yes', [`${key}_quantity`]: '3' })).toEqual({
        listType: 'latest',
        limit: 3,
      });
      const manual = { [key]: 'manual', [`${key}_manual`]: 'a, b' };
      expect(read({ [`show_${key}`]: 'yes', ...manual })).toEqual({ names: ['a', 'b'] });
      expect(read({ [`show_${key}`]: 'yes', [key]: 'manual' })).toEqual({ names: [] });
      expect(settings.parse({ [`show_${key}`]: 'yes' })[list]).toBeNull();
    },
  );

  it('SG-1 the settings enable the preloader and limit the suggestions for typed text', () => {
    const raw = {
      show_search_suggestions_list_on_focus_preloader: 'yes',
      search_suggestions_quantity_limit: '7',
    };
    expect(settings.parse(raw)).toMatchObject({ hasPreloader: true, limit: 7 });
    expect(settings.parse({})).toMatchObject({ hasPreloader: false, limit: 10 });
  });

  it.each([
    ['SG-2 the typed text is highlighted', { highlight_searched_text: 'yes' }, { highlights: true }],
    ['SG-3 a search opens an address', { search_results_url: ' /found/ ' }, { resultsUrl: '/found/' }],
    ['SG-4 a search is saved once per session', { use_session: 'yes' }, { useSession: true }],
  ])('%s if configured', (_, raw, read) => {
    expect(settings.parse(raw)).toMatchObject(read);
    expect(settings.parse({})).not.toMatchObject(read);
  });

  it('SG-1 a list of suggestions is not shown if its type is missing or it is not enabled', () => {
    expect(inline({})).toBeNull();
    expect(
      settings.parse({ show_search_suggestions_list_inline: '', search_suggestions_list_inline: 'popular' })
        .inline,
    ).toBeNull();
  });

  it('SG-1 a manual list of suggestions is split at its commas, without empty and repeated entries', () => {
    const search_suggestions_list_inline_manual = ' a,b , ,a,c,d,e,f,g';
    expect(
      inline({ search_suggestions_list_inline: 'manual', search_suggestions_list_inline_manual }),
    ).toEqual({ names: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] });
    expect(inline({ search_suggestions_list_inline: 'manual' })).toEqual({ names: [] });
  });
});

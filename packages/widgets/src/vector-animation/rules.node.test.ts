import { describe, expect, it } from 'vitest';
import { directionOf, legsOf, wayDown, wayThrough } from './legs.ts';
import { settings } from './settings.ts';

const parse = (raw: object) => settings.parse(raw as Record<string, unknown>);
const legs = (raw: object) => {
  const { legs } = parse(raw);
  const shown = Math.min(legs.count, 4);
  return [legs.count, Array.from({ length: shown }, (_, leg) => directionOf(legs, leg)).join(' ')];
};

describe('how often an animation plays', () => {
  it.each([
    [{}, 1, '1'],
    [{ reverse_animation: 'yes' }, 2, '1 -1'],
    [{ loop: 'yes' }, Number.POSITIVE_INFINITY, '1 1 1 1'],
    [{ loop: 'yes', number_of_times: '3' }, 3, '1 1 1'],
    [{ loop: 'yes', number_of_times: 2, reverse_animation: 'yes' }, 4, '1 -1 1 -1'],
    [{ number_of_times: 3 }, 1, '1'],
    [{ loop: false, loop_times: '2' }, 2, '1 1'],
    [{ loop: true, loop_times: '' }, Number.POSITIVE_INFINITY, '1 1 1 1'],
    [{ reversed: true }, 1, '-1'],
  ])(
    'LO-1 with the settings %o an animation plays %d legs in the directions %s',
    (raw, count, directions) => {
      expect(legs(raw)).toEqual([count, directions]);
    },
  );

  it('LO-1 the leg with the index 100,001 of an endless animation with reverse_animation plays backwards', () => {
    expect(
      directionOf(legsOf({ times: Number.POSITIVE_INFINITY, comesBack: true, isBackwards: false }), 100_001),
    ).toBe(-1);
  });
});

describe('the address of an animation', () => {
  it.each([
    [{ source_json: { url: '/a.JSON' }, source_external_url: { url: '/b.json' } }, '/a.JSON'],
    [{ source_json: { url: '/a.lottie' }, source_external_url: { url: '/b' } }, '/b'],
    [{ source_json: { url: '' }, path: '/c.json' }, '/c.json'],
    [
      { source: 'external_url', source_json: { url: '/a.json' }, source_external_url: { url: '/b.json' } },
      '/b.json',
    ],
    [{ source: 'external_url', source_json: { url: '/a.json' } }, '/a.json'],
    [
      { source: 'media_file', source_json: { url: '/a.json' }, source_external_url: { url: '/b.json' } },
      '/a.json',
    ],
    [{ source_json: { url: 'javascript:json' } }, ''],
    [{}, ''],
  ])('LO-1 with the settings %o the address of an animation is "%s"', (raw, address) => {
    expect(parse(raw).address).toBe(address);
  });

  it('LO-1 missing settings of an animation have the page builder’s defaults', () => {
    expect(parse({})).toEqual({
      address: '',
      caption: '',
      trigger: 'arriving_to_viewport',
      delay: 0,
      viewport: { start: 0, end: 100 },
      isOfPage: false,
      legs: { round: [1], count: 1 },
      link: null,
      linkDelay: 0,
      onLeave: 'default',
      hoverArea: 'animation',
      speed: 1,
      start: 0,
      end: 100,
      renderer: 'svg',
      isLazy: true,
    });
  });

  it('LO-1 an animation reads each setting of the page builder', () => {
    expect(
      parse({
        source: 'external_url',
        source_external_url: { url: '/b.json' },
        caption_source: 'custom',
        caption: 'Wheel',
        trigger: 'bind_to_scroll',
        viewport: { unit: '%', size: '', sizes: { start: 10, end: 60 } },
        effects_relative_to: 'page',
        start_point: { unit: '%', size: 80 },
        end_point: { unit: '%', size: 20 },
        play_speed: { unit: 'px', size: 0.5 },
        loop: 'yes',
        number_of_times: 3,
        reverse_animation: 'yes',
        on_hover_out: 'reverse',
        hover_area: 'column',
        custom_link: { url: '/shop/', is_external: 'on', nofollow: '' },
        link_timeout: 400,
        renderer: 'canvas',
        lazyload: '',
      }),
    ).toEqual({
      address: '/b.json',
      caption: 'Wheel',
      trigger: 'bind_to_scroll',
      delay: 0,
      viewport: { start: 10, end: 60 },
      isOfPage: true,
      legs: { round: [1, -1], count: 6 },
      link: { url: '/shop/', isExternal: true, isNofollow: false },
      linkDelay: 400,
      onLeave: 'reverse',
      hoverArea: 'column',
      speed: 0.5,
      start: 20,
      end: 80,
      renderer: 'canvas',
      isLazy: false,
    });
  });

  it.each([
    ['trigger', ['arriving_to_viewport', 'on_click', 'on_hover', 'bind_to_scroll', 'none'], 'trigger'],
    ['on_hover_out', ['default', 'pause', 'stop', 'reverse'], 'onLeave'],
    ['hover_area', ['animation', 'column', 'section', 'container'], 'hoverArea'],
    ['renderer', ['svg', 'canvas'], 'renderer'],
  ] as const)('LO-1 an animation accepts each value of the setting %s', (name, values, field) => {
    expect(values.map((value) => parse({ [name]: value })[field])).toEqual(values);
  });

  it.each([
    [{ caption: 'Wheel' }, ''],
    [{ caption_source: 'title', caption: 'Wheel' }, ''],
    [{ caption_source: 'custom' }, ''],
  ])('LO-1 an animation adds no caption with the settings %o', (raw, caption) => {
    expect(parse(raw).caption).toBe(caption);
  });

  it('LO-1 the elements plugin’s settings of an animation are converted to those of the page builder', () => {
    const triggers = ['autoplay', 'on_viewport', 'on_scroll', 'on_hover', 'on_click', 'new'].map(
      (action_start) => parse({ action_start, trigger: 'on_hover' }).trigger,
    );
    expect(triggers).toEqual([
      'none',
      'arriving_to_viewport',
      'bind_to_scroll',
      'on_hover',
      'on_click',
      'on_hover',
    ]);
    expect(parse({ redirect_timeout: '400' }).linkDelay).toBe(400);
    expect(parse({ viewport: { sizes: { start: 10, end: 60 } } }).viewport).toEqual({ start: 10, end: 60 });
    expect(parse({ viewport: { start: 10, end: 60 } }).viewport).toEqual({ start: 10, end: 60 });
  });
});

describe('how far an animation has been scrolled', () => {
  const all = { start: 0, end: 100 };
  it.each([
    [900, 0],
    [800, 0],
    [300, 0.5],
    [-200, 1],
    [-900, 1],
  ])(
    'LO-1 an animation 200 px high with its top at %i px of a window of 800 px has the progress %d',
    (top, share) => {
      expect(wayThrough(top, 200, 800, all)).toBe(share);
    },
  );

  it('LO-1 the progress of an animation is relative to the part of the window that viewport sets', () => {
    const part = { start: 20, end: 70 };
    expect([wayThrough(700, 200, 800, part), wayThrough(350, 200, 800, part)]).toEqual([0, 0.5]);
    expect(wayThrough(300, 200, 800, { start: 50, end: 50 })).toBe(0);
  });

  it('LO-1 the progress of the page is a share of its scrolling, and 0 if the page does not scroll', () => {
    expect([wayDown(500, 1000, all), wayDown(0, 0, all)]).toEqual([0.5, 0]);
  });
});

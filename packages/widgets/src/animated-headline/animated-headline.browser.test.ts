import { start, stop } from '@iyim/runtime';
import { describe, expect, it, vi } from 'vitest';
import { emulateMedia } from '../../../runtime/src/testing/emulate-media.ts';
import { host } from '../../../runtime/src/testing/find.ts';
import { markup } from '../../../runtime/src/testing/hostile.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { animatedHeadline as widget } from '../../bundle/catalogue.ts';
import { type Mounting, mountWidget } from '../../testing/mount.ts';
import hostStyles from './host.css?inline';
import { LINES } from './markers.ts';
import { KINDS } from './rotation.ts';
import { builder, plain, SHEET } from './testing/markup.ts';

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const heading = () => find('h2');
const button = () => find('.iyim-motion-toggle');
/** Visible phrases, each with its step. */
const seen = () =>
  [...document.querySelectorAll<HTMLElement>('.iyim-phrase[data-step]')].map(
    ({ textContent, dataset }) => `${textContent} ${dataset.step}`,
  );
const runningIn = (selector: string) =>
  find(selector)
    .getAnimations({ subtree: true })
    .filter(({ playState }) => playState === 'running').length;
const rotate = { headline_style: 'rotate', loop: 'yes' };
/** Settings with a delay so long that no phrase changes during a test. */
const SLOW = { ...rotate, rotate_iteration_delay: 60_000 };
const REDUCED = { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] };

/** Text that a screen reader reads, with white space collapsed. */
const readOut = () => {
  const copy = heading().cloneNode(true) as HTMLElement;
  for (const each of copy.querySelectorAll('[aria-hidden=true], [style*="display: none"]')) each.remove();
  return copy.textContent?.replace(/\s+/g, ' ').trim();
};

const show = (html: string, { isBelow = false, ...options }: Mounting & { isBelow?: boolean } = {}) =>
  mountWidget(
    widget,
    `${isBelow ? '<div id="above" style="height: 3000px"></div>' : ''}<main>${html}</main>`,
    { lang: 'en', sheet: hostStyles + SHEET, ...options },
  );

describe('rotating phrases', () => {
  it.each(KINDS.filter((kind) => kind !== 'typing'))(
    'HL-1 the animation %s rotates the phrases, and stop() restores the server HTML',
    async (animation_type) => {
      const before = await show(builder({ ...rotate, animation_type, rotate_iteration_delay: 500 }));
      await soon(() => {
        expect(seen()).toContain('big jugs in');
        const { animationDuration } = getComputedStyle(find('[data-step=in] .iyim-phrase-part'));
        expect(animationDuration).toBe('0.12s');
      });
      await soon(() => expect(seen()).toContain('bowls in'));
      stop();
      expect(document.body.innerHTML).toBe(before);
    },
  );

  it('HL-1 the animation typing selects a phrase before hiding it, and types the next one letter by letter', async () => {
    await show(builder({ ...rotate, animation_type: 'typing', rotate_iteration_delay: 500 }));
    await soon(() => expect(seen()).toEqual(['bowls selected']));
    await soon(() => expect(seen()).toEqual(['bowls blank']));
    expect(getComputedStyle(find('.iyim-phrase')).visibility).toBe('hidden');
    await soon(() => expect(seen()).toEqual(['big jugs in']));
    const delays = [...document.querySelectorAll('[data-step] .iyim-phrase-part')].map(
      (part) => getComputedStyle(part).animationDelay,
    );
    expect(delays.slice(0, 3)).toEqual(['0.03s', '0.06s', '0.09s']);
  });

  it('HL-1 without loop a headline’s last phrase stays, and the button restarts the rotation', async () => {
    await show(builder({ ...rotate, loop: '', animation_type: 'flip', rotate_iteration_delay: 500 }));
    await soon(() => expect(button().getAttribute('aria-label')).toBe('Start the motion'));
    expect(seen()).toEqual(expect.arrayContaining(['big jugs in']));
    button().click();
    await soon(() => expect(seen()).toEqual(['bowls still']));
    await soon(() => expect(seen()).toContain('big jugs in'));
  });

  it('AY-1 screen readers get all phrases of a headline in one sentence, whichever phrase is visible', async () => {
    await show(builder({ ...rotate, animation_type: 'wave', rotate_iteration_delay: 500 }));
    expect(readOut()).toBe('We make bowls, big jugs by hand');
    await soon(() => expect(seen()).toContain('big jugs in'));
    expect(readOut()).toBe('We make bowls, big jugs by hand');
  });

  it.each(['rtl', 'ltr'])(
    'HL-1 splitting a phrase into letters keeps the order and the diacritics (%s)',
    async (dir) => {
      const phrases = ['שָׁלוֹם made by hand', 'أواني', '👩‍👩‍👧!'];
      await show(builder({ ...SLOW, animation_type: 'swirl' }, { phrases }), { dir });
      const parts = (index: number) => [
        ...(document.querySelectorAll('.iyim-phrase')[index]?.querySelectorAll('.iyim-phrase-part') ?? []),
      ];
      expect(
        parts(0)
          .map((part) => part.textContent)
          .slice(0, 5),
      ).toEqual(['שָׁ', 'ל', 'וֹ', 'ם', 'm']);
      expect([1, 2].map((index) => parts(index).map((part) => part.textContent))).toEqual([
        ['أواني'],
        ['👩‍👩‍👧', '!'],
      ]);
      const [first, second, third, fourth, m, a] = parts(0).map(
        (part) => part.getBoundingClientRect().left,
      ) as number[];
      expect([Number(first) > Number(second), Number(second) > Number(third)]).toEqual([true, true]);
      expect([Number(fourth) > Number(m), Number(m) < Number(a)]).toEqual([dir === 'rtl', true]);
    },
  );

  it.each([
    ['rtl', 'wave'],
    ['ltr', 'flip'],
  ])(
    'RT-9 the headline reserves the space of the widest phrase before and after mounting (%s, %s)',
    async (dir, animation_type) => {
      const html = builder(
        { ...rotate, animation_type, rotate_iteration_delay: 500 },
        { phrases: ['jugs', 'very AVAVA jugs'] },
      );
      document.documentElement.dir = dir;
      document.body.innerHTML = `<style>${hostStyles}${SHEET}</style><main>${html}</main>`;
      const places = () =>
        [...document.querySelectorAll('.elementor-headline-plain-text, h2')].map((each) => {
          const { left, width, top, height } = each.getBoundingClientRect();
          return [left, width, top, height].map(Math.round);
        });
      const before = places();
      host().dataset.widgetLoad = 'load';
      start({ widgets: [widget] });
      await soon(() => expect(host().dataset.widgetState).toBe('mounted'));
      expect(places()).toEqual(before);
      await soon(() => expect(seen()).toContain('very AVAVA jugs in'));
      expect(places()).toEqual(before);
    },
  );

  it('HL-1 a long phrase of a headline wraps in a narrow container', async () => {
    const phrases = ['bowls', 'very big jugs with two handles and a lid on them'];
    await show(`<div style="inline-size: 320px">${builder({ ...SLOW }, { phrases })}</div>`);
    expect(find('main > div').scrollWidth).toBeLessThanOrEqual(320);
  });
});

describe('words with a mark', () => {
  it.each([
    'circle',
    'curly',
    'underline',
    'double',
    'double_underline',
    'underline_zigzag',
    'diagonal',
    'strikethrough',
    'x',
  ] as const)('HL-1 marker %s draws its lines', async (marker) => {
    await show(builder({ marker }, { phrases: ['bowls'] }));
    const drawn = () =>
      [...document.querySelectorAll('.iyim-mark path')].map((path) => path.getAttribute('d'));
    await soon(() => expect(drawn()).toEqual(LINES[marker]));
    expect(readOut()).toBe('We make bowls by hand');
    const { stroke, strokeDasharray, opacity } = getComputedStyle(find('.iyim-mark path'));
    expect([stroke, strokeDasharray, opacity]).toEqual(['rgb(1, 2, 3)', '1px', '1']);
  });

  it('HL-1 a mark is drawn again after its pause, and its second line starts after half of the duration', async () => {
    const before = await show(
      builder(
        { marker: 'double', loop: 'yes', highlight_animation_duration: 20, highlight_iteration_delay: 500 },
        { phrases: ['bowls'] },
      ),
    );
    await soon(() => expect(find('.iyim-mark svg')).not.toBeNull());
    const [, second] = document.querySelectorAll('.iyim-mark path');
    expect(second && getComputedStyle(second).animationDelay).toBe('0.01s');
    const drawn = find('.iyim-mark svg');
    await soon(() => expect(find('.iyim-mark')).toHaveClass('iyim-mark-gone'));
    await soon(() => expect(find('.iyim-mark svg') === drawn).toBe(false));
    button().click();
    await soon(() => expect(find('.iyim-mark svg').hasAttribute('data-drawn')).toBe(false));
    stop();
    expect(document.body.innerHTML).toBe(before);
  });

  it('HL-1 a mark with minimal delays changes the page fewer than 100 times a second', async () => {
    await show(builder({ loop: 'yes', highlight_animation_duration: '0', highlight_iteration_delay: '1ms' }));
    await soon(() => expect(find('.iyim-mark svg')).not.toBeNull());
    let changes = 0;
    const observer = new MutationObserver((records) => {
      changes += records.length;
    });
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    const begun = performance.now();
    await soon(() => expect(changes).toBeGreaterThan(3));
    observer.disconnect();
    expect(changes / ((performance.now() - begun) / 1000)).toBeLessThan(100);
  });

  it('HL-1 without loop a mark is drawn once, after 100px of the words are in the window', async () => {
    await show(builder({ highlight_animation_duration: 10, highlight_iteration_delay: 500 }), {
      isBelow: true,
    });
    const above = find('#above');
    /** Moves the words to `pixels` px above the window's lower edge. */
    const moveTo = (pixels: number) => {
      const { top } = find('.elementor-headline-dynamic-wrapper').getBoundingClientRect();
      above.style.height = `${above.offsetHeight + innerHeight - pixels - top}px`;
    };
    moveTo(97);
    for (let frame = 0; frame < 12; frame += 1) await new Promise(requestAnimationFrame);
    expect(find('.iyim-mark svg')).toBeNull();
    moveTo(103);
    await soon(() => expect(find('.iyim-mark svg')).not.toBeNull());
    expect(button()).toBeNull();
  });
});

describe('motion', () => {
  it('HL-1 the rotation pauses while the headline is outside the window', async () => {
    await show(builder({ ...rotate, animation_type: 'flip', rotate_iteration_delay: 500 }), {
      isBelow: true,
    });
    expect([seen(), find('.iyim-phrases').classList.contains('iyim-phrases-paused')]).toEqual([
      ['bowls still'],
      true,
    ]);
    find('#above').style.height = '0';
    await soon(() => expect(seen()).toContain('big jugs in'));
    find('#above').style.height = '3000px';
    await soon(() => expect(find('.iyim-phrases')).toHaveClass('iyim-phrases-paused'));
    expect(runningIn('.iyim-phrases')).toBe(0);
  });

  it('HL-1 the rotation of a headline pauses while the page is hidden', async () => {
    await show(builder(SLOW));
    await soon(() => expect(find('.iyim-phrases')).not.toHaveClass('iyim-phrases-paused'));
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(find('.iyim-phrases')).toHaveClass('iyim-phrases-paused');
  });

  it('AY-1 the stop button stops the rotation at a whole phrase, and restarts it', async () => {
    await show(builder({ ...rotate, animation_type: 'clip', rotate_iteration_delay: 500 }));
    expect(button().getAttribute('aria-label')).toBe('Stop the motion');
    await soon(() => expect(seen()).toEqual(['bowls out']));
    button().click();
    await soon(() => expect(seen()).toEqual(['bowls still']));
    expect(button().getAttribute('aria-label')).toBe('Start the motion');
    button().click();
    await soon(() => expect(seen()).toEqual(['big jugs in']));
  });

  it('AY-2 reduced motion shows the first phrase, and shows the mark immediately, without animation', async () => {
    await emulateMedia(REDUCED);
    await show(builder({ ...rotate, rotate_iteration_delay: 500 }));
    expect([seen(), button()]).toEqual([['bowls still'], null]);
    stop();
    await show(builder({ loop: 'yes' }), { isBelow: true });
    expect([find('.iyim-mark svg').getAttribute('data-drawn'), button()]).toEqual([null, null]);
  });
});

describe('hosts', () => {
  it('RT-3 a headline in minimal markup with unknown settings mounts, and the settings are reported in the console', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    await show(plain({ headline_style: 'rotate', animation_type: 'explode', rotate_iteration_delay: [] }));
    expect(readOut()).toBe('We make bowls, big jugs by hand');
    expect(logged.mock.calls.length + error.mock.calls.length).toBeGreaterThan(0);
  });

  it('SEC-1 hostile phrases of a headline stay text', async () => {
    const phrases = markup.map((each) => each.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
    await show(builder(SLOW, { phrases }));
    expect(document.querySelectorAll('.iyim-phrase')).toHaveLength(phrases.length);
    expect(document.querySelectorAll('.iyim-phrase :not(span)')).toHaveLength(0);
  });

  it('RT-3 a headline without phrases stays unchanged and visible', async () => {
    const error = vi.spyOn(console, 'error');
    await show('<div data-widget="animated-headline"><h2>We make pots</h2></div>');
    expect(document.querySelector('h2')?.checkVisibility({ visibilityProperty: true })).toBe(true);
    expect(error).not.toHaveBeenCalled();
  });

  it('RT-7 a failed headline shows all phrases', async () => {
    document.body.innerHTML = `<style>${hostStyles}${SHEET}</style>${builder(rotate)}`;
    const second = () => document.querySelectorAll('.elementor-headline-dynamic-text')[1] as HTMLElement;
    expect(second().checkVisibility({ visibilityProperty: true })).toBe(false);
    host().dataset.widgetState = 'failed';
    expect(second().checkVisibility({ visibilityProperty: true })).toBe(true);
  });

  it('RT-26 the headline is left to the page builder’s script, even one that loads later, and this is logged once', async () => {
    const logged = vi.spyOn(console, 'info').mockImplementation(() => {});
    const before = await show(builder(rotate));
    expect(find('.iyim-phrases')).not.toBeNull();
    Object.assign(window, { elementorFrontend: {} });
    window.dispatchEvent(new Event('elementor/frontend/init'));
    await soon(() => expect(find('.iyim-phrases')).toBeNull());
    expect(heading().outerHTML).toBe(/<h2.*<\/h2>/s.exec(before)?.[0]);
    await soon(() => expect(logged).toHaveBeenCalledOnce());
  });

  it('RT-26 adoption finds the headline by its class', async () => {
    document.body.innerHTML = builder(rotate).replace('data-widget="animated-headline"', '');
    start({ widgets: [widget], config: { adopt: true } });
    await soon(() => expect(find('.elementor-element').dataset.widgetState).toBe('mounted'));
  });
});

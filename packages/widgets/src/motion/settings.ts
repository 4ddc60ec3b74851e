import type { Device } from '@iyim/runtime/shop';
import { DEVICES } from '@iyim/runtime/shop';
import {
  choice,
  defineSettings,
  type Entries,
  list,
  number,
  type Range,
  range,
  type Setting,
  toggle,
} from '@iyim/runtime/widget';
import type { Effect, EffectName } from './effects.ts';

/**
 * Scroll distances that an effect may follow: the passage of the element or of its section through the window, or the scroll
 * length of the page.
 */
const RANGES = ['viewport', 'section', 'page'] as const;

const SIDES = ['', 'negative'] as const;
const WAYS = ['out-in', 'in-out', 'in-out-in', 'out-in-out'] as const;

interface Kind {
  readonly doc: string;
  readonly amount: readonly [name: 'speed' | 'level', value: number, min: number, max: number];
  readonly directions: readonly string[];
  /** Default part of the scroll distance in which the effect changes, in per cent; absent for pointer effects. */
  readonly range?: readonly [name: 'affectedRange' | 'range', start: number, end: number];
  readonly isOfElementsAlone?: true;
}

const directionDoc = (directions: readonly string[]): string =>
  directions === SIDES
    ? 'the direction that the description of its switch names (empty), or the opposite (`negative`).'
    : 'it grows (`out-in`) or shrinks (`in-out`) within its range, grows before and shrinks after it (`out-in-out`), or shrinks before and grows after it (`in-out-in`).';

const MOVED = { directions: SIDES, range: ['affectedRange', 0, 100] } as const;
const SHOWN = { directions: WAYS, range: ['range', 20, 80] } as const;

const KINDS: Readonly<Record<EffectName, Kind>> = {
  translateY: {
    ...MOVED,
    doc: 'Enables moving upwards while the page scrolls down.',
    amount: ['speed', 4, 0, 10],
  },
  translateX: {
    ...MOVED,
    doc: 'Enables moving to the left while the page scrolls down.',
    amount: ['speed', 4, 0, 10],
  },
  rotateZ: {
    ...MOVED,
    doc: 'Enables rotation while the page scrolls.',
    amount: ['speed', 1, 0, 10],
    isOfElementsAlone: true,
  },
  opacity: { ...SHOWN, doc: 'Enables fading in while the page scrolls.', amount: ['level', 10, 1, 10] },
  blur: { ...SHOWN, doc: 'Enables a blur that clears while the page scrolls.', amount: ['level', 7, 1, 15] },
  scale: {
    ...SHOWN,
    doc: 'Enables enlarging while the page scrolls, or shrinking if the speed is negative.',
    amount: ['speed', 4, -10, 10],
  },
  mouseTrack: {
    doc: 'Enables moving in the direction opposite to the pointer.',
    amount: ['speed', 1, 0, 10],
    directions: SIDES,
  },
  tilt: {
    doc: 'Enables tilting towards the pointer.',
    amount: ['speed', 4, 0, 10],
    directions: SIDES,
    isOfElementsAlone: true,
  },
};

/** Effects that follow the pointer. */
const BY_MOUSE: readonly EffectName[] = ['mouseTrack', 'tilt'];

const ELEMENT = 'motion_fx_';
const BACKGROUND = 'background_motion_fx_';

type Named = readonly [EffectName, Kind];

const kindsOf = (prefix: string): readonly Named[] =>
  (Object.entries(KINDS) as unknown as Named[]).filter(
    ([, kind]) => prefix === ELEMENT || !kind.isOfElementsAlone,
  );

type Moving = 'translateX' | 'translateY' | 'rotateZ';
type Fading = 'opacity' | 'blur';
type Shown = Fading | 'scale';

/** Settings of the effects `N`, with the prefix `P`. */
type EntriesOf<P extends string, N extends EffectName> = {
  readonly [K in `${P}${`motion_fx_${'scrolling' | 'mouse'}` | `${N}_effect`}`]: Setting<boolean>;
} & { readonly [K in `${P}devices`]: Setting<readonly Device[]> } & {
  readonly [K in `${P}range`]: Setting<MotionOf['range']>;
} & { readonly [K in `${P}${N}_direction`]: Setting<string> } & {
  readonly [K in `${P}${Extract<N, Fading>}_level` | `${P}${Exclude<N, Fading>}_speed`]: Setting<number>;
} & {
  readonly [K in
    | `${P}${Extract<N, Moving>}_affectedRange`
    | `${P}${Extract<N, Shown>}_range`]: Setting<Range>;
};

function entriesOf<P extends string, N extends EffectName>(prefix: P, what: string): EntriesOf<P, N> {
  const entries: Entries = Object.fromEntries([
    [
      `${prefix}motion_fx_scrolling`,
      toggle(false, `Enables effects of ${what} that follow the scroll position.`),
    ],
    [`${prefix}motion_fx_mouse`, toggle(false, `Enables effects of ${what} that follow the pointer.`)],
    [`${prefix}devices`, list(DEVICES, 'Devices on which the effects are active.', DEVICES)],
    [
      `${prefix}range`,
      choice(
        RANGES,
        'viewport',
        `Scrolling that the effects follow: the movement of ${what} (\`viewport\`) or its section (\`section\`) through the window, or that of the whole page (\`page\`).`,
      ),
    ],
    ...kindsOf(prefix).flatMap(([name, { doc, amount, directions, range: way }]) => [
      [`${prefix}${name}_effect`, toggle(false, doc)],
      [
        `${prefix}${name}_direction`,
        choice(directions, directions[0] ?? '', `Direction of the effect: ${directionDoc(directions)}`),
      ],
      [
        `${prefix}${name}_${amount[0]}`,
        number(amount[1], `Strength of the effect, from ${amount[2]} to ${amount[3]}.`, {
          min: amount[2],
          max: amount[3],
        }),
      ],
      ...(way
        ? [
            [
              `${prefix}${name}_${way[0]}`,
              range(
                { start: way[1], end: way[2] },
                'Part of the scroll distance in which the effect changes, from `start` to `end`, in %.',
              ),
            ],
          ]
        : []),
    ]),
  ]);
  return entries as EntriesOf<P, N>;
}

export interface MotionOf {
  readonly effects: readonly Effect[];
  readonly devices: readonly Device[];
  readonly range: (typeof RANGES)[number];
  readonly hasMouse: boolean;
}

function motionOf(raw: Readonly<Record<string, unknown>>, prefix: string): MotionOf {
  const effects = kindsOf(prefix)
    .filter(([name]) => {
      const group = BY_MOUSE.includes(name) ? 'mouse' : 'scrolling';
      return raw[`${prefix}motion_fx_${group}`] && raw[`${prefix}${name}_effect`];
    })
    .map(([name, { amount, range: way }]) => ({
      name,
      direction: raw[`${prefix}${name}_direction`] as string,
      amount: raw[`${prefix}${name}_${amount[0]}`] as number,
      range: way ? (raw[`${prefix}${name}_${way[0]}`] as Range) : { start: 0, end: 100 },
    }));
  return {
    effects,
    devices: raw[`${prefix}devices`] as readonly Device[],
    range: raw[`${prefix}range`] as MotionOf['range'],
    hasMouse: effects.some(({ name }) => BY_MOUSE.includes(name)),
  };
}

export const settings = defineSettings(
  {
    ...entriesOf<typeof ELEMENT, EffectName>(ELEMENT, 'the element'),
    ...entriesOf<typeof BACKGROUND, Exclude<EffectName, 'rotateZ' | 'tilt'>>(BACKGROUND, 'the background'),
  },
  (raw) => ({ element: motionOf(raw, ELEMENT), background: motionOf(raw, BACKGROUND) }),
  { isTolerant: true },
);

export type MotionSettings = ReturnType<typeof settings.parse>;

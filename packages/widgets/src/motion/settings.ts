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

/** What an effect is measured by: the element around it in the window, its section, or the whole page. */
const RANGES = ['viewport', 'section', 'page'] as const;

const SIDES = ['', 'negative'] as const;
const WAYS = ['out-in', 'in-out', 'in-out-in', 'out-in-out'] as const;

interface Kind {
  readonly doc: string;
  readonly amount: readonly [name: 'speed' | 'level', value: number, min: number, max: number];
  readonly directions: readonly string[];
  /** Of the way, in per cent; none with the pointer. */
  readonly range?: readonly [name: 'affectedRange' | 'range', start: number, end: number];
  readonly isOfElementsAlone?: true;
}

const MOVED = { directions: SIDES, range: ['affectedRange', 0, 100] } as const;
const SHOWN = { directions: WAYS, range: ['range', 20, 80] } as const;

const KINDS: Readonly<Record<EffectName, Kind>> = {
  translateY: { ...MOVED, doc: 'Moves it up.', amount: ['speed', 4, 0, 10] },
  translateX: { ...MOVED, doc: 'Moves it to the left.', amount: ['speed', 4, 0, 10] },
  rotateZ: { ...MOVED, doc: 'Turns it.', amount: ['speed', 1, 0, 10], isOfElementsAlone: true },
  opacity: { ...SHOWN, doc: 'Fades it in.', amount: ['level', 10, 1, 10] },
  blur: { ...SHOWN, doc: 'Sharpens it.', amount: ['level', 7, 1, 15] },
  scale: { ...SHOWN, doc: 'Enlarges it.', amount: ['speed', 4, -10, 10] },
  mouseTrack: { doc: 'Moves it against the pointer.', amount: ['speed', 1, 0, 10], directions: SIDES },
  tilt: {
    doc: 'Tilts it towards the pointer.',
    amount: ['speed', 4, 0, 10],
    directions: SIDES,
    isOfElementsAlone: true,
  },
};

/** Those that follow the pointer. */
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

/** The settings of some effects, under a prefix. */
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
    [`${prefix}motion_fx_scrolling`, toggle(false, `Effects of ${what} that follow the scrolling.`)],
    [`${prefix}motion_fx_mouse`, toggle(false, `Effects of ${what} that follow the pointer.`)],
    [`${prefix}devices`, list(DEVICES, 'On which devices.', DEVICES)],
    [`${prefix}range`, choice(RANGES, 'viewport', 'The way that counts while scrolling.')],
    ...kindsOf(prefix).flatMap(([name, { doc, amount, directions, range: way }]) => [
      [`${prefix}${name}_effect`, toggle(false, doc)],
      [`${prefix}${name}_direction`, choice(directions, directions[0] ?? '', 'Which way round.')],
      [`${prefix}${name}_${amount[0]}`, number(amount[1], 'How much.', { min: amount[2], max: amount[3] })],
      ...(way
        ? [[`${prefix}${name}_${way[0]}`, range({ start: way[1], end: way[2] }, 'Per cent of the way.')]]
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
    ...entriesOf<typeof BACKGROUND, Exclude<EffectName, 'rotateZ' | 'tilt'>>(BACKGROUND, 'its background'),
  },
  (raw) => ({ element: motionOf(raw, ELEMENT), background: motionOf(raw, BACKGROUND) }),
  { isTolerant: true },
);

export type MotionSettings = ReturnType<typeof settings.parse>;

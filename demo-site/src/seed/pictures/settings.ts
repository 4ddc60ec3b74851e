import { box, line, oval, path, times } from './draw.ts';
import { brass, clay, cream, ink, mix, type Paint, paintOf, wood } from './paint.ts';

/** Colours of a time of day. */
interface Light {
  readonly wall: string;
  readonly sky: string;
  readonly sun: string;
  readonly ground: string;
}

export const lights = {
  morning: { wall: '#f2e7d8', sky: '#dcebf0', sun: '#f7dca6', ground: '#e2d2b8' },
  noon: { wall: '#e8e8dd', sky: '#b9d8e2', sun: '#fff3cf', ground: '#d9cdb2' },
  evening: { wall: '#efd6c3', sky: '#eab995', sun: '#dd7a4e', ground: '#cfb093' },
} as const satisfies Record<string, Light>;
export type LightName = keyof typeof lights;

/** What is around the thing: its colour comes back in it, and `at` tells pictures of one setting apart. */
type Setting = (light: Light, paint: Paint, at: number) => string;

const all = (fill: string) => box(0, 0, 800, 800, fill);
const leaves = paintOf('#7f8b5e');
const water = paintOf('#5f96a3');

const pot = (x: number, y: number, size: number, fill: string) =>
  path(
    `M${x - size} ${y - size * 1.5} Q${x - size * 1.5} ${y - size * 0.6} ${x - size * 0.8} ${y} H${x + size * 0.8} Q${x + size * 1.5} ${y - size * 0.6} ${x + size} ${y - size * 1.5}Z`,
    fill,
  ) + oval(x, y - size * 1.5, size, size * 0.24, mix(fill, ink, 0.3));

const shelf = (y: number, from: number, to: number, at: number, paint: Paint) =>
  times(Math.floor((to - from) / 92), (one) =>
    pot(
      from + 50 + one * 92,
      y,
      20 + ((one * 7 + at * 5) % 3) * 6,
      [clay.base, paint.base, cream, paint.light, clay.deep][(one + at) % 5] ?? cream,
    ),
  ) + box(from, y, to - from, 14, wood.dark, 3);

const view = ({ sky, sun }: Light, x: number, y: number, width: number, height: number, at: number) =>
  `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 300 300" preserveAspectRatio="xMidYMid slice">${
    box(0, 0, 300, 300, sky) +
    oval(70 + (at % 4) * 50, 90 + (at % 3) * 30, 34, 34, sun) +
    path('M0 210 Q80 140 160 195 T300 170 V300 H0Z', mix(leaves.base, sky, 0.45)) +
    path('M0 250 Q110 190 200 240 T300 230 V300 H0Z', mix(leaves.base, sky, 0.15))
  }</svg>`;

const window = (light: Light, x: number, y: number, width: number, height: number, at: number) =>
  box(x - 14, y - 14, width + 28, height + 28, cream, 6) +
  view(light, x, y, width, height, at) +
  line(`M${x + width / 2} ${y} V${y + height} M${x} ${y + height * 0.42} H${x + width}`, cream, 9) +
  box(x - 26, y + height + 12, width + 52, 16, mix(cream, ink, 0.12), 4);

const tree = (x: number, y: number, size: number) =>
  line(`M${x} ${y} Q${x - size * 0.1} ${y - size * 0.5} ${x} ${y - size}`, wood.deep, size * 0.1) +
  times(5, (one) =>
    oval(
      x + (one - 2) * size * 0.26,
      y - size * (1.1 + (one % 2) * 0.22),
      size * 0.3,
      size * 0.24,
      one % 2 ? leaves.base : leaves.dark,
    ),
  );

const bunting = (y: number, paint: Paint) =>
  line(`M0 ${y} Q400 ${y + 110} 800 ${y}`, ink, 3) +
  times(12, (one) => {
    const x = 34 + one * 64;
    const top = y + 55 * (1 - ((x - 400) / 400) ** 2);
    return path(`M${x} ${top} h40 l-20 46Z`, [paint.base, '#d1a03f', cream, leaves.base][one % 4] ?? cream);
  });

const studio: Setting = (light, paint, at) =>
  all(light.wall) +
  shelf(176, 40, 470, at, paint) +
  shelf(312, 40, 470, at + 2, paint) +
  window(light, 540, 84, 210, 270, at) +
  box(0, 590, 800, 210, mix(light.ground, wood.base, 0.3)) +
  // The wheel beside the bench.
  box(586, 560, 24, 150, wood.deep) +
  oval(598, 552, 130, 24, wood.dark) +
  oval(598, 544, 118, 19, clay.dark) +
  pot(598, 540, 44, clay.base) +
  box(0, 560, 470, 34, wood.base, 4) +
  box(34, 594, 26, 206, wood.deep) +
  box(404, 594, 26, 206, wood.deep);

const kitchen: Setting = (light, paint, at) =>
  all(light.wall) +
  times(64, (one) =>
    box(
      (one % 16) * 50 + 2,
      330 + Math.floor(one / 16) * 50,
      46,
      46,
      one % 5 === at % 5 ? paint.light : cream,
      4,
    ),
  ) +
  window(light, 500, 50, 240, 220, at) +
  line('M50 110 H430', brass, 8) +
  times(
    4,
    (one) =>
      line(`M${100 + one * 92} 110 V${170 + (one % 2) * 26}`, wood.deep, 7) +
      oval(100 + one * 92, 200 + (one % 2) * 26, 27, 34, one % 2 ? wood.base : paint.dark),
  ) +
  box(0, 540, 800, 260, wood.base) +
  path('M0 540 H800 V566 H0Z', wood.light) +
  path('M560 540 H760 L786 700 H534Z', cream) +
  times(3, (one) =>
    oval(610 + one * 48, 560 - (one % 2) * 30, 31, 27, ['#e2bd4b', '#d9a93c', '#e9c964'][one] ?? ''),
  ) +
  path('M556 566 H714 Q704 640 668 648 H602 Q566 640 556 566Z', paint.base);

const livingRoom: Setting = (light, paint, at) =>
  all(mix(light.wall, paint.base, 0.1)) +
  window(light, 70, 70, 240, 320, at) +
  path(
    'M34 44 H120 Q110 260 60 420 H34Z M346 44 H260 Q270 260 320 420 H346Z',
    paint.light,
    'fill-opacity="0.8"',
  ) +
  line('M20 46 H360', brass, 8) +
  box(560, 96, 170, 130, wood.dark, 4) +
  view(light, 576, 112, 138, 98, at + 1) +
  box(0, 600, 800, 200, mix(light.ground, wood.base, 0.25)) +
  oval(400, 700, 380, 62, mix(paint.base, cream, 0.45)) +
  oval(400, 700, 320, 48, mix(paint.base, cream, 0.65)) +
  // An armchair.
  box(500, 380, 250, 230, paint.dark, 54) +
  box(466, 480, 74, 160, paint.base, 34) +
  box(712, 480, 74, 160, paint.base, 34) +
  box(520, 520, 214, 90, paint.light, 26) +
  box(510, 636, 16, 50, wood.deep) +
  box(730, 636, 16, 50, wood.deep) +
  // A low table.
  box(90, 560, 330, 24, wood.base, 10) +
  line('M130 584 L112 720 M380 584 L398 720', wood.deep, 14);

const harbour: Setting = (light, paint, at) =>
  all(light.sky) +
  oval(190 + (at % 5) * 90, 210, 74, 74, light.sun) +
  box(0, 330, 800, 260, mix(water.base, light.sky, 0.25)) +
  times(9, (one) =>
    line(
      `M${(one * 173 + at * 60) % 760} ${366 + one * 22} h${50 + (one % 3) * 24}`,
      mix(water.light, light.sun, 0.3),
      5,
    ),
  ) +
  path('M560 338 Q620 268 700 300 T800 292 V338Z', mix(leaves.base, light.sky, 0.35)) +
  path('M660 300 L672 150 H708 L720 300Z', cream) +
  path('M667 218 L670 184 H710 L713 218Z', paint.base) +
  box(674, 118, 32, 32, '#f7dca6') +
  path('M664 120 L690 92 L716 120Z', paint.deep) +
  // A boat, and the quay.
  path('M96 436 H300 Q282 492 242 492 H150 Q112 488 96 436Z', paint.dark) +
  path('M196 424 V232 Q286 320 290 424Z', cream) +
  path('M186 424 V268 Q128 340 116 424Z', paint.light) +
  line('M191 440 V222', wood.deep, 8) +
  box(0, 570, 800, 230, mix(light.ground, '#8c8276', 0.3)) +
  times(8, (one) => line(`M${one * 108 + 20} 612 h74`, mix(light.ground, '#6d645a', 0.5), 4)) +
  box(0, 556, 800, 22, mix(light.ground, '#6d645a', 0.45));

const yard: Setting = (light, paint, at) =>
  all(light.sky) +
  oval(620, 130, 60, 60, light.sun) +
  path('M0 470 Q170 380 380 440 T800 410 V800 H0Z', mix(leaves.base, light.sky, 0.4)) +
  path('M0 560 Q260 500 520 548 T800 530 V800 H0Z', mix(leaves.light, light.ground, 0.4)) +
  tree(66, 600, 330) +
  tree(742, 590, 280) +
  line('M70 260 Q400 320 740 270', ink, 4) +
  times(4, (one) => {
    const x = 142 + one * 148;
    const sway = ((one + at) % 3) * 12 - 12;
    const fill = [paint.base, cream, paint.light, '#d8c3a0'][(one + at) % 4] ?? cream;
    return (
      path(`M${x} 288 h104 l${sway} 150 q-52 ${20 - sway} -104 0Z`, fill) +
      line(`M${x + 10} 276 v26 M${x + 94} 276 v26`, wood.dark, 6)
    );
  });

const lamplight: Setting = (light, paint, at) =>
  all('#3d4258') +
  box(96, 66, 280, 360, '#565c74', 6) +
  box(112, 82, 248, 328, '#1f2b47') +
  oval(286, 160, 38, 38, '#f4ead0') +
  oval(268, 152, 34, 34, '#1f2b47') +
  times(11, (one) => oval(130 + ((one * 71 + at * 13) % 214), 100 + ((one * 47) % 190), 3, 3, '#f4ead0')) +
  path('M112 350 Q190 300 262 342 T360 330 V410 H112Z', '#18223a') +
  line('M236 82 V410 M112 236 H360', '#565c74', 9) +
  times(7, (one) => line(`M${440 + one * 52} 0 V${60 + ((one * 5 + at) % 4) * 30}`, ink, 3)) +
  times(7, (one) => {
    const y = 72 + ((one * 5 + at) % 4) * 30;
    return (
      oval(440 + one * 52, y, 30, 34, light.sun, 'fill-opacity="0.25"') +
      oval(440 + one * 52, y, 15, 18, '#fbe3a9')
    );
  }) +
  oval(400, 470, 330, 300, '#f7cf86', 'fill-opacity="0.2"') +
  oval(400, 490, 220, 210, '#fbe0a6', 'fill-opacity="0.24"') +
  box(0, 590, 800, 210, mix(wood.deep, '#3d4258', 0.35)) +
  box(0, 590, 800, 18, mix(wood.base, '#3d4258', 0.3)) +
  path('M590 640 L742 616 L762 656 L612 682Z', paint.dark) +
  path('M600 626 L744 604 L758 630 L612 654Z', cream);

const gallery: Setting = (light, paint, at) =>
  all(mix(light.wall, '#ffffff', 0.4)) +
  times(3, (one) => {
    const x = 60 + one * 240;
    return (
      path(`M${x + 90} 0 L${x - 20} 420 H${x + 200}Z`, light.sun, 'fill-opacity="0.3"') +
      box(x, 120, 180, 200, wood.dark, 3) +
      box(x + 14, 134, 152, 172, cream) +
      pot(x + 90, 280, 34 + ((one + at) % 3) * 8, [paint.base, clay.base, paint.deep][one] ?? clay.base)
    );
  }) +
  box(0, 600, 800, 200, mix(light.ground, '#ffffff', 0.2)) +
  times(3, (one) => {
    const x = [60, 300, 580][one] ?? 0;
    const top = [500, 600, 470][one] ?? 500;
    return (
      box(x, top, one === 1 ? 220 : 150, 200, mix(cream, ink, 0.06)) +
      box(x, top, 22, 200, mix(cream, ink, 0.14)) +
      (one === 1 ? '' : pot(x + 78, top, 42, one ? paint.light : clay.dark))
    );
  });

const market: Setting = (light, paint, at) =>
  all(light.sky) +
  path(
    'M0 420 V250 H130 V190 H250 V270 H380 V210 H520 V250 H640 V170 H800 V420Z',
    mix(light.wall, light.sky, 0.35),
  ) +
  times(9, (one) => box(28 + one * 88, 292 + ((one + at) % 3) * 24, 28, 42, mix(light.wall, ink, 0.3), 12)) +
  bunting(60, paint) +
  times(2, (stall) => {
    const x = stall * 420 - 20;
    return (
      box(x + 24, 330, 14, 300, wood.deep) +
      box(x + 380, 330, 14, 300, wood.deep) +
      times(7, (one) =>
        path(
          `M${x + one * 60} 300 h60 v56 a30 22 0 0 1 -60 0Z`,
          one % 2 ? cream : stall ? paintOf('#d1a03f').base : paint.base,
        ),
      ) +
      box(x + 10, 560, 400, 90, stall ? wood.base : wood.light, 4) +
      times(4, (one) =>
        pot(x + 70 + one * 92, 560, 24 + ((one + at) % 2) * 8, one % 2 ? clay.base : paint.light),
      )
    );
  }) +
  box(0, 640, 800, 160, light.ground);

export const settings = { studio, kitchen, livingRoom, harbour, yard, lamplight, gallery, market } as const;
export type SettingName = keyof typeof settings;

/** Where a thing stands in a setting: the middle of its foot, and how large it is. */
export const places: Readonly<Record<SettingName, readonly [x: number, y: number, scale: number]>> = {
  studio: [240, 566, 0.5],
  kitchen: [270, 620, 0.62],
  livingRoom: [255, 566, 0.5],
  harbour: [480, 690, 0.6],
  yard: [400, 700, 0.56],
  lamplight: [390, 640, 0.62],
  gallery: [410, 606, 0.5],
  market: [400, 720, 0.5],
};

/** Where a thing hangs: the middle of its top. Nothing hangs over a quay. */
export const hooks: Readonly<Partial<Record<SettingName, readonly [x: number, y: number, scale: number]>>> = {
  studio: [245, 326, 0.4],
  kitchen: [246, 110, 0.62],
  livingRoom: [425, 40, 0.58],
  yard: [400, 290, 0.5],
  lamplight: [400, 30, 0.62],
  gallery: [410, 60, 0.62],
  market: [400, 350, 0.45],
};

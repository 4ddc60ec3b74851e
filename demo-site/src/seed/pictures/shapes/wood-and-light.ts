import { box, clipped, ground, line, oval, path, shaded, times } from '../draw.ts';
import { brass, cream, ink, type Paint, wood } from '../paint.ts';

const grain = (tone: string) =>
  line('M180 470 Q330 430 480 470 T760 450', tone, 4) +
  line('M180 510 Q330 480 480 512 T760 500', tone, 4) +
  line('M180 555 Q330 520 480 560 T760 540', tone, 4) +
  line('M180 420 Q330 395 480 424 T760 400', tone, 3);

export function board({ base }: Paint): string {
  const body =
    'M250 210 Q250 170 290 170 H510 Q550 170 550 210 V520 Q550 560 510 560 H446 V650 Q446 690 400 690 Q354 690 354 650 V560 H290 Q250 560 250 520Z';
  const rings = times(6, (at) =>
    line(
      `M${270 + at * 46} 160 Q${300 + at * 46} 300 ${262 + at * 50} 420 T${280 + at * 44} 700`,
      wood.dark,
      4,
    ),
  );
  return (
    ground(400, 704, 120) +
    path(body, wood.deep, 'transform="translate(10 8)"') +
    path(body, wood.base) +
    clipped('board', body, rings + box(250, 170, 44, 400, wood.light)) +
    oval(400, 648, 15, 15, base) +
    line('M400 648 Q440 720 400 742 Q360 720 400 648', base, 5)
  );
}

export function stool({ base, light, dark }: Paint): string {
  return (
    ground(400, 668, 190) +
    line('M300 380 L252 660', wood.dark, 24) +
    line('M500 380 L548 660', wood.dark, 24) +
    line('M360 390 L346 668', wood.base, 24) +
    line('M440 390 L454 668', wood.base, 24) +
    line('M284 540 H516', wood.dark, 14) +
    path('M210 340 Q210 400 400 404 Q590 400 590 340Z', dark) +
    oval(400, 336, 190, 46, base) +
    oval(400, 330, 150, 30, light, 'fill-opacity="0.6"')
  );
}

export function tray({ base, light, dark, deep }: Paint): string {
  return (
    ground(400, 636, 250) +
    path('M140 560 Q140 640 400 640 Q660 640 660 560Z', wood.deep) +
    oval(400, 556, 260, 66, wood.base) +
    oval(400, 550, 232, 52, wood.light) +
    clipped('tray', 'M168 550 a232 52 0 0 1 464 0 a232 52 0 0 1 -464 0', grain(wood.base)) +
    path('M300 400 H420 L408 530 Q360 548 312 530Z', base) +
    path('M370 400 H420 L408 530 Q390 540 366 542Z', dark) +
    oval(360, 400, 60, 12, light) +
    oval(360, 401, 51, 8, deep) +
    path('M452 470 H540 L532 556 Q496 566 460 556Z', cream) +
    oval(496, 470, 44, 9, '#fffaf0') +
    oval(496, 471, 37, 6, '#c9a184')
  );
}

export function spoons({ base }: Paint): string {
  const spoon = (x: number, turn: number, tone: string, head: string) =>
    `<g transform="rotate(${turn} 400 640)">${line(`M${x} 600 V330`, tone, 20)}${head}</g>`;
  return (
    ground(400, 660, 130) +
    spoon(400, -20, wood.dark, oval(400, 270, 44, 74, wood.dark) + oval(400, 276, 28, 54, wood.deep)) +
    spoon(
      400,
      20,
      wood.light,
      path('M352 196 H448 L438 340 H362Z', wood.light) +
        times(3, (at) => box(374 + at * 22, 216, 9, 92, wood.dark, 4)),
    ) +
    spoon(400, 0, wood.base, oval(400, 246, 48, 78, wood.base) + oval(400, 250, 31, 58, wood.deep)) +
    shaded(
      'jar',
      'M300 440 H500 V620 Q500 660 460 660 H340 Q300 660 300 620Z',
      cream,
      '#e3d8c5',
      'M450 0 V800 H800 V0Z',
    ) +
    box(300, 500, 200, 70, base)
  );
}

export function lamp({ base, light, dark }: Paint): string {
  return (
    ground(400, 660, 130) +
    oval(400, 250, 320, 250, '#fff3cf', 'fill-opacity="0.42"') +
    line('M400 390 V500', brass, 14) +
    shaded(
      'foot',
      'M360 470 H440 Q520 520 500 610 Q490 660 440 660 H360 Q310 660 300 610 Q280 520 360 470Z',
      base,
      dark,
      'M450 0 Q520 560 430 800 H800 V0Z',
    ) +
    path('M300 170 H500 L580 400 H220Z', cream) +
    path('M440 170 H500 L580 400 H470Z', '#eadfc9') +
    path('M220 400 H580 L575 386 H225Z', light) +
    path('M300 170 H500 L504 182 H296Z', light) +
    line('M300 170 L220 400', '#eadfc9', 3)
  );
}

export function pendant({ base, light, dark }: Paint): string {
  const shade = 'M400 300 Q560 310 610 520 H190 Q240 310 400 300Z';
  return (
    path('M210 520 H590 L680 800 H120Z', '#fff3cf', 'fill-opacity="0.5"') +
    line('M400 0 V290', ink, 5) +
    box(376, 262, 48, 46, brass, 8) +
    shaded('shade', shade, base, dark, 'M480 0 Q590 420 520 800 H800 V0Z') +
    clipped(
      'weave',
      shade,
      times(7, (at) => line(`M150 ${340 + at * 30} Q400 ${310 + at * 33} 650 ${340 + at * 30}`, light, 4)),
    ) +
    oval(400, 520, 210, 22, dark) +
    oval(400, 522, 192, 16, '#fff3cf') +
    oval(400, 528, 34, 26, '#ffe9a8')
  );
}

export function candle({ base, light, dark }: Paint): string {
  return (
    ground(400, 642, 160) +
    oval(400, 250, 130, 150, '#fff0c2', 'fill-opacity="0.55"') +
    shaded(
      'glass',
      'M280 380 H520 V600 Q520 640 480 640 H320 Q280 640 280 600Z',
      base,
      dark,
      'M460 0 V800 H800 V0Z',
    ) +
    oval(400, 380, 120, 24, light) +
    oval(400, 382, 106, 17, cream) +
    line('M400 380 V330', ink, 6) +
    path('M400 230 Q446 300 400 338 Q354 300 400 230Z', '#f2b33d') +
    path('M400 270 Q424 308 400 334 Q376 308 400 270Z', '#fff0c2') +
    box(318, 466, 164, 104, cream, 6) +
    line('M350 500 H450', ink, 5) +
    line('M366 530 H434', brass, 5)
  );
}

export function mirror({ base, dark }: Paint): string {
  return (
    oval(408, 408, 240, 240, '#3a2a1c', 'fill-opacity="0.14"') +
    oval(400, 396, 240, 240, base) +
    oval(400, 396, 212, 212, dark) +
    oval(400, 396, 204, 204, '#dfe9ea') +
    clipped(
      'glass',
      'M196 396 a204 204 0 0 1 408 0 a204 204 0 0 1 -408 0',
      path('M250 160 H360 L200 620 H90Z', '#eef5f5') +
        path('M420 160 H460 L300 640 H260Z', '#eef5f5') +
        path('M470 640 Q500 520 600 500 V640Z', '#b8c4a6'),
    ) +
    line('M400 156 V96', brass, 8) +
    oval(400, 92, 12, 12, brass)
  );
}

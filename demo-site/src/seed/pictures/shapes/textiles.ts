import { box, clipped, ground, line, oval, path, shaded, times } from '../draw.ts';
import { cream, type Paint, wood } from '../paint.ts';

export function cushion({ base, light, dark }: Paint): string {
  const body = 'M220 240 Q400 214 580 240 Q604 420 580 620 Q400 648 220 620 Q196 420 220 240Z';
  return (
    ground(400, 646, 200) +
    shaded('body', body, base, dark, 'M520 0 Q480 420 540 800 H800 V0Z') +
    clipped(
      'stripes',
      body,
      times(4, (at) => box(286 + at * 62, 180, at % 2 ? 8 : 22, 500, light)),
    ) +
    line('M236 258 Q400 234 564 258', dark, 4) +
    line('M236 604 Q400 630 564 604', dark, 4)
  );
}

export function throwBlanket({ base, light, dark, deep }: Paint): string {
  return (
    ground(400, 650, 240) +
    times(3, (at) => {
      const y = 560 - at * 74;
      const tone = [dark, base, light][at] ?? base;
      return path(
        `M190 ${y} Q160 ${y} 160 ${y + 38} Q160 ${y + 78} 200 ${y + 78} H600 Q640 ${y + 78} 640 ${y + 40} Q640 ${y} 610 ${y}Z`,
        tone,
      );
    }) +
    path('M330 412 H500 V600 H330Z', base) +
    path('M330 412 H500 V440 H330Z', light) +
    times(5, (at) => line(`M330 ${462 + at * 28} H500`, light, 5)) +
    times(9, (at) => line(`M${336 + at * 20} 600 V632`, deep, 5))
  );
}

export function towels({ base, light, dark }: Paint): string {
  const roll = (x: number, y: number, tone: string, edge: string) =>
    oval(x, y, 82, 82, tone) +
    line(
      `M${x} ${y} m-4 0 a14 14 0 0 1 28 6 a30 30 0 0 1 -58 6 a46 46 0 0 1 84 -26 a60 60 0 0 1 -96 66`,
      edge,
      7,
    );
  return (
    ground(400, 652, 230) +
    roll(300, 566, base, light) +
    roll(468, 566, light, base) +
    roll(384, 424, dark, light) +
    box(548, 486, 60, 160, cream, 12) +
    oval(578, 486, 30, 9, wood.light)
  );
}

export function rug({ base, light, dark, deep }: Paint): string {
  const body = 'M150 560 L260 300 H540 L650 560Z';
  const band = (top: number, bottom: number, tone: string) => {
    const inset = (y: number) => 260 - ((y - 300) / 260) * 110;
    return path(
      `M${inset(top)} ${top} H${800 - inset(top)} L${800 - inset(bottom)} ${bottom} H${inset(bottom)}Z`,
      tone,
    );
  };
  return (
    path('M150 566 L260 306 H540 L650 566 V576 H150Z', '#3a2a1c', 'fill-opacity="0.16"') +
    path(body, base) +
    band(320, 334, light) +
    band(520, 544, light) +
    band(350, 500, dark) +
    times(3, (at) => path(`M${400 + (at - 1) * 118} 366 l46 58 l-46 62 l-46 -62Z`, at === 1 ? light : base)) +
    times(16, (at) => line(`M${262 + at * 18.4} 300 l${(at - 8) * -0.6} -16`, deep, 4)) +
    times(24, (at) => line(`M${154 + at * 21.4} 562 l${(at - 12) * 0.7} 24`, deep, 5))
  );
}

export function basket({ base, light, dark }: Paint): string {
  const body = 'M230 360 H570 L530 620 Q526 650 490 650 H310 Q274 650 270 620Z';
  return (
    ground(400, 652, 170) +
    line('M270 372 Q250 230 330 240 M530 372 Q550 230 470 240', wood.dark, 18) +
    shaded('body', body, wood.light, wood.base, 'M480 0 L450 800 H800 V0Z') +
    clipped(
      'weave',
      body,
      times(7, (at) =>
        times(13, (column) => box(224 + column * 28 + (at % 2) * 14, 376 + at * 40, 18, 14, wood.base, 4)),
      ),
    ) +
    clipped('dip', body, box(200, 540, 400, 130, base) + box(470, 540, 130, 130, dark)) +
    path('M222 346 H578 V384 H222Z', light)
  );
}

export function poster({ base, light, dark, deep }: Paint): string {
  return (
    box(246, 136, 330, 470, '#00000022', 4) +
    box(238, 124, 324, 470, wood.dark, 4) +
    box(252, 138, 296, 442, cream) +
    oval(400, 290, 74, 74, base) +
    path('M280 470 Q340 390 400 452 Q460 400 520 470 V540 H280Z', dark) +
    path('M280 500 Q350 450 430 500 Q480 470 520 500 V540 H280Z', deep) +
    line('M330 560 H470', light, 5)
  );
}

export function soap({ base, light, dark }: Paint): string {
  return (
    ground(400, 640, 220) +
    path('M190 590 H610 Q600 640 560 640 H240 Q200 640 190 590Z', wood.deep) +
    oval(400, 590, 210, 26, wood.base) +
    path(
      'M262 500 Q262 470 292 470 H508 Q538 470 538 500 V560 Q538 586 508 586 H292 Q262 586 262 560Z',
      dark,
    ) +
    path('M262 500 Q262 470 292 470 H508 Q538 470 538 500 V534 Q400 560 262 534Z', base) +
    oval(400, 504, 60, 18, light) +
    times(5, (at) =>
      oval(
        300 + at * 52,
        440 - (at % 2) * 40,
        12 + (at % 3) * 6,
        12 + (at % 3) * 6,
        '#ffffff',
        'fill-opacity="0.6"',
      ),
    )
  );
}

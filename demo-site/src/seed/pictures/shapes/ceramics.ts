import { ground, line, oval, path, shaded, times } from '../draw.ts';
import { cream, type Paint } from '../paint.ts';

const rightHalf = 'M470 0 Q500 400 450 800 H800 V0Z';

export function cup({ base, light, dark, deep }: Paint): string {
  const body = 'M270 380 H530 L508 590 Q500 640 450 640 H350 Q300 640 292 590Z';
  return (
    ground(400, 640, 150) +
    shaded('body', body, base, dark, rightHalf) +
    path('M270 380 H530 L526 418 Q400 446 274 418Z', light) +
    oval(400, 380, 130, 24, light) +
    oval(400, 382, 116, 17, deep) +
    path(
      'M288 560 Q400 590 512 560 L508 590 Q500 640 450 640 H350 Q300 640 292 590Z',
      cream,
      'fill-opacity="0.55"',
    )
  );
}

export function mug(paint: Paint): string {
  const body = 'M260 330 H510 V580 Q510 640 450 640 H320 Q260 640 260 580Z';
  return (
    ground(390, 640, 165) +
    line('M510 400 Q620 390 610 480 Q600 560 508 560', paint.dark, 34) +
    shaded('body', body, paint.base, paint.dark, 'M455 0 Q480 400 440 800 H800 V0Z') +
    oval(385, 330, 125, 24, paint.light) +
    oval(385, 333, 110, 17, paint.deep) +
    times(9, (at) => oval(285 + at * 25, 470 + (at % 2) * 46, 5, 5, cream, 'fill-opacity="0.8"')) +
    times(8, (at) => oval(298 + at * 25, 430 + (at % 3) * 60, 4, 4, paint.deep, 'fill-opacity="0.5"'))
  );
}

export function bowl({ base, light, dark, deep }: Paint): string {
  const body = 'M180 420 H620 Q610 560 500 620 Q480 640 440 640 H360 Q320 640 300 620 Q190 560 180 420Z';
  return (
    ground(400, 642, 190) +
    shaded('body', body, base, dark, 'M500 0 Q540 460 430 800 H800 V0Z') +
    oval(400, 420, 220, 46, light) +
    oval(400, 424, 202, 37, deep) +
    oval(400, 436, 160, 22, base, 'fill-opacity="0.55"') +
    line('M203 500 Q400 556 597 500', cream, 5)
  );
}

export function plates({ base, light, dark }: Paint): string {
  return (
    ground(400, 640, 230) +
    times(4, (at) => {
      const y = 606 - at * 34;
      const tone = at % 2 ? cream : base;
      return (
        path(
          `M170 ${y - 12} H630 Q560 ${y + 30} 470 ${y + 34} H330 Q240 ${y + 30} 170 ${y - 12}Z`,
          at % 2 ? '#e3d9c6' : dark,
        ) + oval(400, y - 12, 230, 30, tone)
      );
    }) +
    oval(400, 490, 176, 20, light) +
    oval(400, 492, 150, 15, '#e3d9c6')
  );
}

export function vase({ base, light, dark, deep }: Paint): string {
  const body =
    'M360 300 Q362 360 320 410 Q250 480 270 560 Q285 640 360 640 H440 Q515 640 530 560 Q550 480 480 410 Q438 360 440 300Z';
  const leaf = (x: number, y: number, turn: number) =>
    `<g transform="rotate(${turn} ${x} ${y})">${oval(x, y, 13, 34, '#8a9468')}${oval(x + 5, y, 7, 32, '#6f7a52')}</g>`;
  return (
    ground(400, 642, 140) +
    line('M398 310 Q390 220 330 130', '#6b6147', 6) +
    line('M402 310 Q420 220 480 150', '#6b6147', 6) +
    leaf(330, 130, -30) +
    leaf(300, 175, -70) +
    leaf(372, 170, 30) +
    leaf(340, 230, -60) +
    leaf(480, 148, 35) +
    leaf(506, 200, 70) +
    leaf(440, 190, -20) +
    leaf(470, 245, 65) +
    shaded('body', body, base, dark, 'M450 0 Q560 520 420 800 H800 V0Z') +
    oval(400, 300, 40, 9, light) +
    oval(400, 301, 31, 6, deep) +
    line('M268 520 Q400 560 534 520', light, 5) +
    line('M270 545 Q400 586 531 545', light, 5)
  );
}

export function teapot({ base, light, dark, deep }: Paint): string {
  const body = 'M250 480 Q250 370 400 370 Q550 370 550 480 Q550 640 400 640 Q250 640 250 480Z';
  return (
    ground(400, 642, 165) +
    path('M262 500 Q200 480 178 400 L148 404 Q160 560 278 580Z', dark) +
    line('M300 372 Q300 230 400 230 Q500 230 500 372', '#b98558', 20) +
    shaded('body', body, base, dark, 'M480 0 Q560 520 420 800 H800 V0Z') +
    path('M318 384 Q400 330 482 384 Q400 408 318 384Z', light) +
    oval(400, 348, 20, 16, deep) +
    line('M252 510 Q400 560 548 510', light, 5)
  );
}

export function planter({ base, light, dark }: Paint): string {
  const pot = 'M280 440 H520 L496 620 Q492 640 470 640 H330 Q308 640 304 620Z';
  const frond = (turn: number, tone: string) =>
    `<g transform="rotate(${turn} 400 450)">${path('M400 450 Q340 300 400 170 Q460 300 400 450Z', tone)}${line('M400 440 V210', '#5f6a45', 3)}</g>`;
  return (
    ground(400, 642, 150) +
    frond(-58, '#7f8b5e') +
    frond(58, '#6f7a52') +
    frond(-30, '#8f9b6c') +
    frond(32, '#7f8b5e') +
    frond(0, '#98a476') +
    shaded('pot', pot, base, dark, 'M460 0 Q490 400 440 800 H800 V0Z') +
    path('M264 420 H536 V462 Q536 470 528 470 H272 Q264 470 264 462Z', light)
  );
}

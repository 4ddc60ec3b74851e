import { box, clipped, line, oval, path, shaded, times } from '../draw.ts';
import { brass, cream, type Paint, wood } from '../paint.ts';

/** The rail and hanger that clothes are shown on. */
const hanger =
  line('M60 120 H740', wood.dark, 12) +
  line('M400 190 V168 Q430 160 424 132 Q410 108 384 122', brass, 7) +
  line('M400 190 L250 262 M400 190 L550 262', wood.base, 14);

const creases = (tone: string) =>
  line('M350 420 Q340 540 352 690', tone, 4) + line('M452 440 Q466 560 448 690', tone, 4);

export function shirt({ base, light, dark, deep }: Paint): string {
  const sleeves = 'M262 250 Q200 270 170 500 L246 524 L290 380Z M538 250 Q600 270 630 500 L554 524 L510 380Z';
  const body = 'M262 250 L356 218 Q400 262 444 218 L538 250 L528 700 Q400 722 272 700Z';
  return (
    hanger +
    path(sleeves, dark) +
    shaded('body', body, base, dark, 'M500 200 Q480 480 520 800 H800 V200Z') +
    clipped('creases', body, creases(dark)) +
    path('M356 218 L400 300 L336 270Z', light) +
    path('M444 218 L400 300 L464 270Z', light) +
    line('M400 300 V706', deep, 3) +
    times(5, (at) => oval(400, 350 + at * 76, 7, 7, cream)) +
    box(446, 380, 62, 70, light, 6)
  );
}

export function dress({ base, light, dark }: Paint): string {
  const body =
    'M318 236 L350 222 Q400 290 450 222 L482 236 Q470 330 486 400 L580 712 Q400 744 220 712 L314 400 Q330 330 318 236Z';
  return (
    hanger +
    shaded('body', body, base, dark, 'M470 200 Q500 480 520 800 H800 V200Z') +
    clipped(
      'folds',
      body,
      times(5, (at) =>
        line(`M${352 + at * 24} 410 Q${330 + at * 36} 560 ${276 + at * 62} 730`, at > 2 ? base : dark, 4),
      ),
    ) +
    line('M314 400 Q400 420 486 400', light, 14) +
    line('M432 408 Q470 470 456 540', light, 8)
  );
}

export function trousers({ base, light, dark }: Paint): string {
  const body = 'M286 240 H514 L548 716 H428 L400 400 L372 716 H252Z';
  return (
    line('M60 120 H740', wood.dark, 12) +
    line('M400 210 V168 Q430 160 424 132 Q410 108 384 122', brass, 7) +
    line('M270 222 H530', wood.base, 14) +
    shaded('body', body, base, dark, 'M400 200 L400 420 L428 720 H800 V200Z') +
    box(284, 236, 232, 40, light, 4) +
    line('M400 276 V400', dark, 4) +
    line('M300 280 Q310 330 280 350 M500 280 Q490 330 520 350', light, 4) +
    line('M390 256 Q370 320 386 360 M410 256 Q430 310 416 350', cream, 5) +
    box(252, 690, 122, 26, light, 3) +
    box(427, 690, 122, 26, light, 3)
  );
}

export function apron({ base, light, dark, deep }: Paint): string {
  const body = 'M330 260 H470 Q480 360 560 400 V690 Q400 712 240 690 V400 Q320 360 330 260Z';
  return (
    line('M60 120 H740', wood.dark, 12) +
    line('M336 264 Q330 150 400 130 Q470 150 464 264', deep, 12) +
    line('M244 420 Q180 470 196 600', deep, 10) +
    line('M556 420 Q620 470 604 600', deep, 10) +
    shaded('body', body, base, dark, 'M500 200 Q520 480 500 800 H800 V200Z') +
    path('M300 490 H500 V610 Q400 626 300 610Z', light) +
    line('M400 490 V618', dark, 4) +
    line('M330 276 H470', light, 6)
  );
}

export function scarf({ base, light, dark, deep }: Paint): string {
  const fringe = (x: number) => times(6, (at) => line(`M${x + at * 18} 640 V690`, deep, 6));
  return (
    line('M60 120 H740', wood.dark, 12) +
    path('M300 120 Q260 300 290 640 H390 Q380 320 410 128Z', base) +
    path('M410 128 Q400 300 420 640 H520 Q500 300 500 120Z', dark) +
    path('M294 112 Q400 90 506 112 L500 150 Q400 176 302 150Z', light) +
    times(3, (at) => box(286, 500 + at * 40, 102, 16, light) + box(418, 500 + at * 40, 102, 16, base)) +
    fringe(295) +
    fringe(425)
  );
}

export function tote({ base, light, dark, deep }: Paint): string {
  const bag = 'M240 340 H560 L590 660 Q400 690 210 660Z';
  return (
    oval(400, 672, 200, 16, '#3a2a1c', 'fill-opacity="0.16"') +
    line('M320 360 Q310 160 400 160 Q490 160 480 360', deep, 20) +
    shaded('bag', bag, base, dark, 'M500 200 L530 800 H800 V200Z') +
    box(238, 336, 324, 28, light, 4) +
    oval(400, 510, 78, 78, cream) +
    path('M400 450 Q440 510 400 572 Q360 510 400 450Z', dark) +
    line('M400 470 V590', deep, 5)
  );
}

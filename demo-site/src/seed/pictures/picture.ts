import type { Colour } from '../../content/shop.ts';
import { box, line, oval, path } from './draw.ts';
import { mix, paintOf } from './paint.ts';
import { hooks, type LightName, lights, places, type SettingName, settings } from './settings.ts';
import { type ShapeName, shapes } from './shapes/index.ts';

/** How a thing is shown: by itself, in a room, or from near. */
export type View = 'front' | 'room' | 'close';

const walls = ['#efe6d8', '#e6e9de', '#f1e2d7', '#e1e8e8', '#ede6df', '#f2ead2'];
const hanging: readonly string[] = [
  'apron',
  'dress',
  'scarf',
  'shirt',
  'trousers',
  'mirror',
  'pendant',
  'poster',
];

/** Width and height of every picture, in pixels. */
export const pictureSize = 800;

/** The file a picture is served as; its name says what it shows. */
export const pictureFile = (shape: ShapeName, colour: Colour, view: View) =>
  `${shape}-${colour.slug}-${view}.svg`;

/** The picture of a thing in a colour, as an SVG document. */
export function picture(shape: ShapeName, colour: Colour, view: View): string {
  const paint = paintOf(colour.hex);
  const wall = walls[sum(shape) % walls.length] ?? '#efe6d8';
  const thing = shapes[shape](paint);
  const drawn = {
    front: () => backdrop(shape, wall, paint.base) + thing,
    room: () =>
      room(shape, wall, paint.base) +
      `<g transform="translate(96 ${hanging.includes(shape) ? 40 : 150}) scale(0.76)">${thing}</g>`,
    close: () =>
      box(0, 0, 800, 800, mix(wall, paint.base, 0.22)) +
      `<g transform="translate(-420 -480) scale(2.05)">${thing}</g>`,
  }[view]();
  return svg(drawn);
}

function backdrop(shape: ShapeName, wall: string, tone: string): string {
  const soft = mix(wall, tone, 0.16);
  if (hanging.includes(shape))
    return box(0, 0, 800, 800, wall) + path('M120 800 V420 a280 280 0 0 1 560 0 V800Z', soft);
  const table = mix(wall, '#8a6a4a', 0.16);
  const sun =
    sum(shape) % 2 ? oval(400, 330, 250, 250, soft) : path('M170 600 V330 a230 230 0 0 1 460 0 V600Z', soft);
  return box(0, 0, 800, 800, wall) + sun + box(0, 590, 800, 210, table);
}

function room(shape: ShapeName, wall: string, tone: string): string {
  const light = mix(wall, '#ffffff', 0.45);
  const floor = mix(wall, '#8a6a4a', 0.24);
  const window =
    box(486, 70, 250, 330, light, 4) +
    line('M611 70 V400 M486 235 H736', wall, 10) +
    path('M486 400 H736 L800 520 V560Z', light, 'fill-opacity="0.45"');
  const plant =
    path('M40 520 H140 L128 624 H52Z', mix(tone, '#ffffff', 0.35)) +
    oval(90, 430, 18, 92, '#8f9b6c') +
    `<g transform="rotate(-34 90 520)">${oval(90, 440, 15, 82, '#7f8b5e')}</g><g transform="rotate(34 90 520)">${oval(90, 440, 15, 82, '#98a476')}</g>`;
  return (
    box(0, 0, 800, 800, wall) + (hanging.includes(shape) ? '' : window) + box(0, 620, 800, 180, floor) + plant
  );
}

/** The file of a thing in a setting. */
export const sceneFile = (setting: SettingName, shape: ShapeName, colour: Colour, light: LightName) =>
  `${setting}-${shape}-${colour.slug}-${light}.svg`;

/** A thing in a setting at a time of day, as an SVG document: what stories and events are about. */
export function scene(setting: SettingName, shape: ShapeName, colour: Colour, light: LightName): string {
  const paint = paintOf(colour.hex);
  const hook = hanging.includes(shape) ? hooks[setting] : undefined;
  const [x, y, scale] = hook ?? places[setting];
  // Drawings hang from here, or stand there.
  const own = hook ? 122 : 640;
  const around = settings[setting](lights[light], paint, sum(shape + colour.slug));
  return svg(
    `${around}<g transform="translate(${x - 400 * scale} ${y - own * scale}) scale(${scale})">${shapes[shape](paint)}</g>`,
  );
}

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureSize}" height="${pictureSize}" viewBox="0 0 800 800">${inside}</svg>`;

const sum = (text: string) => [...text].reduce((total, letter) => total + letter.charCodeAt(0), 0);

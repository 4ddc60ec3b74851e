import coloursFile from '../../content/colours.json' with { type: 'json' };
import picturesFile from '../../content/pictures.json' with { type: 'json' };
import type { Picture } from '../shop/model.ts';

/** The colours the shop sells in and paints its pictures with. */
export type ColourName = keyof typeof coloursFile;
export const colours = coloursFile;

const firstId = 1000;

/** Every picture of the shop, numbered in the order of its file, each 800 × 800. */
export const pictures: readonly Picture[] = picturesFile.map(({ file, svg, title, alt }, at) => ({
  id: firstId + at,
  file,
  svg,
  width: 800,
  height: 800,
  title,
  alt,
}));

const ids = new Map(pictures.map(({ file, id }) => [file, id]));

/** The number of a picture by its file's name without `.svg`. */
export function pictureId(name: string): number {
  const id = ids.get(`${name}.svg`);
  if (id === undefined) throw new Error(`demo-site/content/pictures.json has no ${name}.svg`);
  return id;
}

/** What a story or an event is about, and where it is seen: a setting, a thing, its colour, and the time of day. */
export const sceneId = ([setting = '', thing = '', colour = '', light = '']: readonly string[]): number =>
  pictureId([setting, thing, colours[colour as ColourName].slug, light].join('-'));

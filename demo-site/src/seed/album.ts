import coloursFile from '../../content/colours.json' with { type: 'json' };
import picturesFile from '../../content/pictures.json' with { type: 'json' };
import type { Picture } from '../shop/model.ts';

/** Colours of the shop's products and of its pictures. */
export type ColourName = keyof typeof coloursFile;
export const colours = coloursFile;

const firstId = 1000;

/** Every picture of the shop, numbered in the order of its file, each 800 × 800 px. */
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

/** Returns the id of a picture by its file name without `.svg`. */
export function pictureId(name: string): number {
  const id = ids.get(`${name}.svg`);
  if (id === undefined) throw new Error(`demo-site/content/pictures.json has no ${name}.svg`);
  return id;
}

/** Returns the id of the picture of a post or an event, by its setting, subject, colour and time of day. */
export const sceneId = ([setting = '', thing = '', colour = '', light = '']: readonly string[]): number =>
  pictureId([setting, thing, colours[colour as ColourName].slug, light].join('-'));

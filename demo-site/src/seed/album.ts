import type { Colour } from '../content/shop.ts';
import type { LocalText, Picture } from '../shop/model.ts';
import { picture, pictureFile, pictureSize, type View } from './pictures/picture.ts';
import type { ShapeName } from './pictures/shapes/index.ts';

const viewNames: Readonly<Record<View, LocalText>> = {
  front: { he: '', en: '' },
  room: { he: ', בחדר', en: ', in a room' },
  close: { he: ', מקרוב', en: ', from near' },
};

/** The pictures a seed needs, each drawn once and numbered in the order they were first asked for. */
export function createAlbum(firstId = 1000) {
  const pictures = new Map<string, Picture>();

  /** The id of a picture of a thing in a colour; `name` is what its alternative text calls it. */
  const idOf = (shape: ShapeName, colour: Colour, view: View, name: LocalText): number => {
    const file = pictureFile(shape, colour, view);
    const known = pictures.get(file);
    if (known) return known.id;
    const id = firstId + pictures.size;
    const { he, en } = colour;
    const alt = {
      he: `${name.he}, ${he}${viewNames[view].he}`,
      en: `${name.en}, ${en.toLowerCase()}${viewNames[view].en}`,
    };
    const svg = picture(shape, colour, view);
    pictures.set(file, { id, file, svg, width: pictureSize, height: pictureSize, title: name, alt });
    return id;
  };

  return { idOf, pictures: () => [...pictures.values()] };
}

export type Album = ReturnType<typeof createAlbum>;

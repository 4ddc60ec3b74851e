import type { Colour } from '../content/shop.ts';
import type { LocalText, Picture } from '../shop/model.ts';
import { picture, pictureFile, pictureSize, scene, sceneFile, type View } from './pictures/picture.ts';
import type { LightName, SettingName } from './pictures/settings.ts';
import type { ShapeName } from './pictures/shapes/index.ts';

const viewNames: Readonly<Record<View, LocalText>> = {
  front: { he: '', en: '' },
  room: { he: ', בחדר', en: ', in a room' },
  close: { he: ', מקרוב', en: ', from near' },
};

const settingNames: Readonly<Record<SettingName, LocalText>> = {
  studio: { he: 'בסדנת קדרות', en: 'in a potter’s studio' },
  kitchen: { he: 'על שולחן במטבח', en: 'on a kitchen table' },
  livingRoom: { he: 'בסלון, ליד כורסה', en: 'in a living room, beside an armchair' },
  harbour: { he: 'על רציף מול הים', en: 'on a quay by the sea' },
  yard: { he: 'בחצר, תחת חבל כביסה', en: 'in a yard, under a clothesline' },
  lamplight: { he: 'לאור מנורה, ליד חלון לילי', en: 'by lamplight, at a window at night' },
  gallery: { he: 'בגלריה', en: 'in a gallery' },
  market: { he: 'ביריד', en: 'at a fair' },
};

const lightNames: Readonly<Record<LightName, LocalText>> = {
  morning: { he: 'בבוקר', en: 'in the morning' },
  noon: { he: 'בצהריים', en: 'at noon' },
  evening: { he: 'בערב', en: 'in the evening' },
};

/** What a story or an event is about, and where it is seen. */
export interface Scene {
  readonly setting: SettingName;
  readonly shape: ShapeName;
  readonly colour: Colour;
  readonly light: LightName;
  /** What its alternative text calls the thing. */
  readonly name: LocalText;
}

/** The pictures a seed needs, each drawn once and numbered in the order they were first asked for. */
export function createAlbum(firstId = 1000) {
  const pictures = new Map<string, Picture>();

  const keep = (file: string, title: LocalText, alt: LocalText, draw: () => string): number => {
    const known = pictures.get(file);
    if (known) return known.id;
    const id = firstId + pictures.size;
    pictures.set(file, { id, file, svg: draw(), width: pictureSize, height: pictureSize, title, alt });
    return id;
  };

  /** The id of a picture of a thing in a colour; `name` is what its alternative text calls it. */
  const idOf = (shape: ShapeName, colour: Colour, view: View, name: LocalText): number => {
    const { he, en } = colour;
    const alt = {
      he: `${name.he}, ${he}${viewNames[view].he}`,
      en: `${name.en}, ${en.toLowerCase()}${viewNames[view].en}`,
    };
    return keep(pictureFile(shape, colour, view), name, alt, () => picture(shape, colour, view));
  };

  const sceneOf = ({ setting, shape, colour, light, name }: Scene): number => {
    const [place, time] = [settingNames[setting], lightNames[light]];
    // At night it is night.
    const when = (locale: 'he' | 'en') => (setting === 'lamplight' ? '' : `, ${time[locale]}`);
    const alt = {
      he: `${name.he}, ${colour.he}, ${place.he}${when('he')}`,
      en: `${name.en}, ${colour.en.toLowerCase()}, ${place.en}${when('en')}`,
    };
    return keep(sceneFile(setting, shape, colour, light), name, alt, () =>
      scene(setting, shape, colour, light),
    );
  };

  return { idOf, sceneOf, pictures: () => [...pictures.values()] };
}

export type Album = ReturnType<typeof createAlbum>;

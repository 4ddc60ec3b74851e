import type { LocalText } from '../../shop/model.ts';
import type { ShapeName } from '../pictures/shapes/index.ts';

/** What a picture in the magazine shows; a product's picture is called by the product's name. */
export const pictureNames: Readonly<Record<ShapeName, LocalText>> = {
  apron: { he: 'סינר', en: 'An apron' },
  basket: { he: 'סלסלה', en: 'A basket' },
  board: { he: 'קרש חיתוך', en: 'A cutting board' },
  bowl: { he: 'קערה', en: 'A bowl' },
  candle: { he: 'נר', en: 'A candle' },
  cup: { he: 'כוס', en: 'A cup' },
  cushion: { he: 'כרית', en: 'A cushion' },
  dress: { he: 'שמלה', en: 'A dress' },
  lamp: { he: 'מנורת שולחן', en: 'A table lamp' },
  mirror: { he: 'מראה', en: 'A mirror' },
  mug: { he: 'ספל', en: 'A mug' },
  pendant: { he: 'מנורה תלויה', en: 'A pendant lamp' },
  planter: { he: 'עציץ', en: 'A planter' },
  plates: { he: 'צלחות', en: 'Plates' },
  poster: { he: 'הדפס', en: 'A print' },
  rug: { he: 'שטיח', en: 'A rug' },
  scarf: { he: 'צעיף', en: 'A scarf' },
  shirt: { he: 'חולצה', en: 'A shirt' },
  soap: { he: 'סבון', en: 'Soap' },
  spoons: { he: 'כפות עץ', en: 'Wooden spoons' },
  stool: { he: 'שרפרף', en: 'A stool' },
  teapot: { he: 'קומקום', en: 'A teapot' },
  throw: { he: 'שמיכה', en: 'A throw' },
  tote: { he: 'תיק בד', en: 'A tote bag' },
  towels: { he: 'מגבות', en: 'Towels' },
  tray: { he: 'מגש', en: 'A tray' },
  trousers: { he: 'מכנסיים', en: 'Trousers' },
  vase: { he: 'אגרטל', en: 'A vase' },
};

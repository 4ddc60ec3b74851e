import type { Repository } from '../shop/repository.ts';
import { countSuggestion } from '../shop/suggestions.ts';

const day = 86_400_000;
const firstDay = Date.UTC(2026, 4, 3, 9);

/** What people looked for, and how often; the last ones most lately. */
const searched = {
  he: [
    ['קרמיקה', 41],
    ['מנורת שולחן', 33],
    ['פשתן', 38],
    ['מגש עץ', 17],
    ['כוסות קפה', 25],
    ['נר ריחני', 12],
    ['שמיכת צמר', 14],
    ['מתנה לבית חדש', 29],
    ['קרש חיתוך', 21],
    ['אגרטל', 19],
    ['שטיח כותנה', 9],
    ['סלסלה', 6],
  ],
  en: [
    ['ceramics', 36],
    ['table lamp', 27],
    ['linen dress', 31],
    ['wooden tray', 15],
    ['coffee cups', 22],
    ['scented candle', 11],
    ['wool throw', 13],
    ['housewarming gift', 24],
    ['cutting board', 18],
    ['vase', 16],
    ['cotton rug', 8],
    ['basket', 5],
  ],
} as const;

export function seedSuggestions(repository: Repository): void {
  for (const locale of ['he', 'en'] as const)
    for (const [at, [name, weight]] of searched[locale].entries())
      countSuggestion(repository, name, { locale, weight, now: firstDay + at * day });
}

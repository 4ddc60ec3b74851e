import type { Messages } from '@iyim/runtime/page';
import { useIsland } from '@iyim/runtime/widget';
import { createContext, useContext } from 'react';

/** Texts of the lightbox where the page has none of its own. */
export const messages = {
  he: {
    title: 'תצוגה מוגדלת',
    close: 'סגירה',
    previous: 'הקודם',
    next: 'הבא',
    fullscreen: 'מסך מלא',
    zoom: 'הגדלה',
    share: 'שיתוף',
    facebook: 'שיתוף בפייסבוק',
    twitter: 'שיתוף ב־X',
    pinterest: 'שמירה בפינטרסט',
    download: 'הורדת התמונה',
    count: '{number} מתוך {all}',
    failed: 'אי אפשר להציג את התמונה.',
    failedVideo: 'אי אפשר להציג את הסרטון.',
    video: 'סרטון',
    play: 'הפעלת הסרטון',
  },
  en: {
    title: 'Enlarged view',
    close: 'Close',
    previous: 'Previous',
    next: 'Next',
    fullscreen: 'Full screen',
    zoom: 'Zoom',
    share: 'Share',
    facebook: 'Share on Facebook',
    twitter: 'Share on X',
    pinterest: 'Pin it',
    download: 'Download image',
    count: '{number} of {all}',
    failed: 'The image could not be shown.',
    failedVideo: 'The video could not be shown.',
    video: 'Video',
    play: 'Play video',
  },
} satisfies Messages;

/** The page's own texts, by our keys. */
export const Labels = createContext<Readonly<Record<string, string>>>({});

/** A text of the lightbox, by its key: the page's own, else ours in the language around the opener. */
export function useText(): (key: string, values?: Record<string, string | number>) => string {
  const labels = useContext(Labels);
  const { text } = useIsland();
  return (key, values) => (Object.hasOwn(labels, key) ? labels[key] : undefined) ?? text(key, values);
}

import { translate } from '@iyim/runtime/widget';

/** Texts of the lightbox where the page has none of its own. */
const messages = {
  he: {
    title: 'תצוגה מוגדלת',
    close: 'סגירה',
    previous: 'הקודם',
    next: 'הבא',
    fullscreen: 'מסך מלא',
    zoom: 'הגדלה',
    share: 'שיתוף',
    facebook: 'שיתוף בפייסבוק',
    twitter: 'שיתוף בטוויטר',
    pinterest: 'שמירה בפינטרסט',
    download: 'הורדת התמונה',
    count: '{number} מתוך {all}',
    failed: 'אי אפשר להציג את התמונה.',
    failedVideo: 'אי אפשר להציג את הסרטון.',
    video: 'סרטון',
    play: 'ניגון הסרטון',
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
    twitter: 'Share on Twitter',
    pinterest: 'Pin it',
    download: 'Download image',
    count: '{number} of {all}',
    failed: 'The image could not be shown.',
    failedVideo: 'The video could not be shown.',
    video: 'Video',
    play: 'Play video',
  },
} as const;

/** A text of the lightbox, by its key. */
export type LightboxText = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** Texts as the page has them, else our own in the language around `opener`. */
export function lightboxTexts(opener: Element, labels: Readonly<Record<string, string>>): LightboxText {
  return (key, values) =>
    (Object.hasOwn(labels, key) ? labels[key] : undefined) ??
    translate(opener, 'lightbox', messages, key, values);
}

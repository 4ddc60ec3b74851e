import { localPath } from '../../shop/locale.ts';
import type { Locale } from '../../shop/model.ts';
import type { Crumb } from '../page.ts';

export const labTexts = {
  he: {
    title: 'מעבדה',
    lead: 'עמודים לניסויים, לא לקניות: כל אחד מראה דבר אחד שהווידג׳טים עושים, ואומר מה אמור לקרות.',
    lists: 'איך רשימה נטענת',
    popups: 'חלונות',
    more: 'שעונים, קישורים ועריכה',
    forms: 'הטופס ״למכור אצלנו״, אחרת',
    looks: {
      number_text: 'השלבים במספרים ובשמות',
      icon_text: 'השלבים בסמלים ובשמות',
      progress_bar: 'השלבים בפס התקדמות',
      none: 'שלבים בלי סימון',
    },
    captcha: {
      slow: 'בדיקת אנוש איטית',
      unreachable: 'בדיקת אנוש שלא מגיעה',
      refuse: 'בדיקת אנוש שמסרבת',
    },
    people: 'למי שעובד בחנות',
    inbox: { title: 'תיבת הדואר של החנות', lead: 'מה שנשלח בטפסים, ומי שנרשם לניוזלטר.' },
    events: { title: 'ניהול אירועים', lead: 'רשימת האירועים, עם כפתורי מחיקה.' },
  },
  en: {
    title: 'Lab',
    lead: 'Pages to try things on, not to buy from: each shows one thing the widgets do, and says what should happen.',
    lists: 'How a list loads',
    popups: 'Popups',
    more: 'Clocks, links and editing',
    forms: '“Sell with us”, in other ways',
    looks: {
      number_text: 'Steps as numbers and names',
      icon_text: 'Steps as icons and names',
      progress_bar: 'Steps as a progress bar',
      none: 'Steps that are not shown',
    },
    captcha: {
      slow: 'A slow captcha',
      unreachable: 'A captcha that never comes',
      refuse: 'A captcha that refuses',
    },
    people: 'For those who run the shop',
    inbox: { title: 'The shop’s inbox', lead: 'What the forms sent, and who reads the newsletter.' },
    events: { title: 'Managing events', lead: 'The list of events, with buttons that delete them.' },
  },
} as const;

export const labPath = (locale: Locale): string => localPath('/lab/', locale);

/** The way back to the lab's index, for the pages of it. */
export const labCrumb = (locale: Locale): Crumb => ({
  label: labTexts[locale].title,
  href: labPath(locale),
});

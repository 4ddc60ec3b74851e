import type { Field, FormDefinition } from './model.ts';
import { emailField, nameField, phoneField } from './person-fields.ts';

const details: readonly Field[] = [
  {
    type: 'step',
    id: 'step_details',
    label: { he: 'פרטים', en: 'Details' },
    icon: 'person',
    next: { he: 'המשך: העבודות שלך', en: 'On to your work' },
  },
  { ...nameField, label: { he: 'שם מלא', en: 'Full name' } },
  emailField,
  { ...phoneField, required: true, width: 50 },
  {
    type: 'text',
    id: 'town',
    label: { he: 'יישוב', en: 'Town' },
    most: 80,
    autocomplete: 'address-level2',
  },
];

const work: readonly Field[] = [
  { type: 'step', id: 'step_work', label: { he: 'העבודות', en: 'Work' }, icon: 'pot' },
  {
    type: 'textarea',
    id: 'story',
    label: { he: 'מה נוצר בסדנה שלך?', en: 'What do you make?' },
    required: true,
    most: 3000,
  },
  {
    type: 'upload',
    id: 'picture',
    label: { he: 'תמונה של עבודה אחת', en: 'A picture of one piece' },
    hint: { he: 'PNG, JPEG, GIF או WebP, עד 5 MB', en: 'PNG, JPEG, GIF or WebP, up to 5 MB' },
    required: true,
    kind: 'picture',
    maxSize: 5,
    width: 50,
  },
  {
    type: 'upload',
    id: 'catalogue',
    label: { he: 'קטלוג או מחירון', en: 'A catalogue or price list' },
    hint: { he: 'PDF, Word, ODT או טקסט, עד 5 MB', en: 'PDF, Word, ODT or plain text, up to 5 MB' },
    kind: 'document',
    maxSize: 5,
    width: 50,
  },
  {
    type: 'date',
    id: 'visit_date',
    label: { he: 'מתי לבקר בסדנה?', en: 'When may we visit?' },
    required: true,
    daysFromNow: [2, 60],
    width: 50,
  },
  { type: 'time', id: 'visit_time', label: { he: 'באיזו שעה?', en: 'At what time?' }, width: 50 },
];

const choices: readonly Field[] = [
  { type: 'step', id: 'step_choices', label: { he: 'העדפות', en: 'Choices' }, icon: 'list' },
  {
    type: 'radio',
    id: 'craft',
    label: { he: 'תחום', en: 'Craft' },
    required: true,
    options: [
      { value: 'ceramics', label: { he: 'קרמיקה', en: 'Ceramics' } },
      { value: 'wood', label: { he: 'עץ', en: 'Wood' } },
      { value: 'textile', label: { he: 'טקסטיל', en: 'Textiles' } },
      { value: 'other', label: { he: 'אחר', en: 'Something else' } },
    ],
  },
  {
    type: 'checkbox',
    id: 'selling',
    label: { he: 'איפה נוח לך למכור?', en: 'Where would you like to sell?' },
    required: true,
    options: [
      { value: 'shop', label: { he: 'בחנות בעכו', en: 'At the shop in Acre' } },
      { value: 'web', label: { he: 'באתר', en: 'On this site' } },
      { value: 'fairs', label: { he: 'בירידים', en: 'At fairs' } },
    ],
  },
  {
    type: 'select',
    id: 'pieces',
    label: { he: 'כמה פריטים בחודש?', en: 'How many pieces a month?' },
    options: [
      { value: 'few', label: { he: 'עד 10', en: 'Up to 10' } },
      { value: 'some', label: { he: '10 עד 50', en: '10 to 50' } },
      { value: 'many', label: { he: 'יותר מ־50', en: 'More than 50' } },
    ],
  },
];

const consent: readonly Field[] = [
  { type: 'step', id: 'step_consent', label: { he: 'אישור', en: 'Consent' }, icon: 'tick' },
  { type: 'textarea', id: 'remarks', label: { he: 'משהו נוסף?', en: 'Anything else?' }, most: 2000 },
  {
    type: 'acceptance',
    id: 'terms',
    label: {
      he: 'הפרטים נכונים, והעבודות הן שלי',
      en: 'What I wrote is right, and the work is my own',
    },
    required: true,
  },
  { type: 'recaptcha', id: 'captcha', label: { he: 'אימות', en: 'Verification' }, kind: 'score' },
];

/** The form of `/apply/`, in four steps. */
export const applyForm: FormDefinition = {
  id: '7b2e9d4',
  postId: 322,
  keepsDraft: true,
  name: { he: 'למכור אצלנו', en: 'Sell with us' },
  fields: [...details, ...work, ...choices, ...consent],
  button: { he: 'שליחת הבקשה', en: 'Send the application' },
  success: {
    he: 'תודה, הבקשה התקבלה. נתאם איתך ביקור בסדנה.',
    en: 'Thank you, your application has arrived. We will arrange a visit to your workshop.',
  },
};

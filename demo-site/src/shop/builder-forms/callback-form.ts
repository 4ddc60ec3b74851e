import type { FormDefinition } from './model.ts';

/** A short form for a popup, which it closes once it arrived. */
export const callbackForm: FormDefinition = {
  id: '5c8d3e1',
  postId: 324,
  name: { he: 'נחזור אליך', en: 'We call you back' },
  fields: [
    {
      type: 'text',
      id: 'name',
      label: { he: 'שם', en: 'Name' },
      required: true,
      most: 80,
      autocomplete: 'name',
    },
    {
      type: 'tel',
      id: 'phone',
      label: { he: 'טלפון', en: 'Phone' },
      required: true,
      most: 30,
      autocomplete: 'tel',
    },
  ],
  button: { he: 'התקשרו אליי', en: 'Call me' },
  success: { he: 'תודה, נתקשר היום.', en: 'Thank you, we will call today.' },
  after: () => ({ popup: { action: 'close', do_not_show_again: '' } }),
};

import type { FormDefinition } from './model.ts';
import { nameField, phoneField } from './person-fields.ts';

/** A short form for a popup, which it closes once it arrived. */
export const callbackForm: FormDefinition = {
  id: '5c8d3e1',
  postId: 324,
  name: { he: 'נחזור אליך', en: 'We call you back' },
  fields: [nameField, { ...phoneField, required: true }],
  button: { he: 'התקשרו אליי', en: 'Call me' },
  success: { he: 'תודה, נתקשר היום.', en: 'Thank you, we will call today.' },
  after: () => ({ popup: { action: 'close', do_not_show_again: '' } }),
};

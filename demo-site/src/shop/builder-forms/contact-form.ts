import type { AfterSending, FormDefinition, Values } from './model.ts';
import { emailField, nameField, phoneField } from './person-fields.ts';

/** The popup that thanks whoever writes about an order. */
export const orderPopupId = 860;

function afterContact(values: Values): AfterSending {
  const topic = values.get('topic')?.[0];
  if (topic === 'order') return { popup: { action: 'open', id: String(orderPopupId) } };
  return topic === 'workshop' ? { redirect: '/contact/thanks/' } : {};
}

/** The form of `/contact/`: an order's topic opens a popup, a workshop's leads to a page of its own. */
export const contactForm: FormDefinition = {
  id: '3f0a1c2',
  postId: 320,
  keepsDraft: true,
  name: { he: 'יצירת קשר', en: 'Contact' },
  fields: [
    nameField,
    emailField,
    { ...phoneField, width: 50 },
    {
      type: 'select',
      id: 'topic',
      label: { he: 'נושא', en: 'Topic' },
      required: true,
      options: [
        { value: 'general', label: { he: 'שאלה כללית', en: 'A general question' } },
        { value: 'order', label: { he: 'הזמנה שלי', en: 'My order' } },
        { value: 'workshop', label: { he: 'הרשמה לסדנה', en: 'Joining a workshop' } },
      ],
    },
    {
      type: 'textarea',
      id: 'message',
      label: { he: 'הודעה', en: 'Message' },
      required: true,
      most: 2000,
    },
    {
      type: 'acceptance',
      id: 'terms',
      label: {
        he: 'אפשר לשמור את הפרטים שלי כדי לענות לי',
        en: 'You may keep my details in order to answer me',
      },
      required: true,
    },
    { type: 'recaptcha', id: 'captcha', label: { he: 'אימות', en: 'Verification' }, kind: 'checkbox' },
  ],
  button: { he: 'שליחה', en: 'Send' },
  success: {
    he: 'תודה, ההודעה התקבלה. נחזור אליך תוך יום עסקים.',
    en: 'Thank you, your message has arrived. We answer within one working day.',
  },
  after: afterContact,
};

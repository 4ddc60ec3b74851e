import { defineSettings, defineWidget, text, toggle } from '@iyim/runtime/widget';
import { readSubscribeForm } from './read.ts';
import { Subscribe } from './Subscribe.tsx';
import styles from './subscribe.css?inline';

const settings = defineSettings(
  {
    redirect: toggle(false, 'Leads to `redirect_url` after every answer, a refusal too.'),
    redirect_url: text('', 'Where `redirect` leads.'),
    use_target_list_id: toggle(false, 'Subscribes to `target_list_id` instead of the site’s own list.'),
    target_list_id: text('', 'Id of a list at the mailing service.'),
  },
  (raw) => ({
    redirectUrl: raw.redirect ? raw.redirect_url.trim() : '',
    useTargetList: raw.use_target_list_id,
    targetList: raw.target_list_id,
  }),
);

export type SubscribeSettings = ReturnType<typeof settings.parse>;

export default defineWidget({
  name: 'subscribe',
  settings,
  read: readSubscribeForm,
  View: Subscribe,
  styles,
  messages: {
    he: {
      invalid: 'יש להזין כתובת אימייל תקינה',
      failed: 'ההרשמה לא נשלחה כי השרת לא ענה כראוי. מה שהוקלד נשמר ואפשר לנסות שוב.',
      offlineKept: '{offline} מה שהוקלד נשמר.',
      done: 'נרשמת בהצלחה.',
      refused: 'ההרשמה לא התקבלה.',
    },
    en: {
      invalid: 'Please specify a valid e-mail',
      failed:
        'Your subscription was not sent because the server did not answer properly. What you typed is kept; please try again.',
      offlineKept: '{offline} What you typed is kept.',
      done: 'You are subscribed.',
      refused: 'Your subscription was not accepted.',
    },
  },
});

import { defineSettings, text, toggle } from '@iyim/runtime/widget';

export const settings = defineSettings(
  {
    redirect: toggle(
      false,
      'Opens `redirect_url` after the server has answered, even if it refused the subscription.',
    ),
    redirect_url: text('', 'Address that `redirect` opens, such as `/thank-you/`.'),
    use_target_list_id: toggle(
      false,
      'Subscribes visitors to the list `target_list_id` instead of the site’s list.',
    ),
    target_list_id: text(
      '',
      'Id of the mailing service’s list to which visitors are subscribed if `use_target_list_id` is on.',
    ),
  },
  (raw) => ({
    redirectUrl: raw.redirect ? raw.redirect_url.trim() : '',
    useTargetList: raw.use_target_list_id,
    targetList: raw.target_list_id,
  }),
);

export type SubscribeSettings = ReturnType<typeof settings.parse>;

import { defineSettings, text, toggle } from '@iyim/runtime/widget';

export const settings = defineSettings(
  {
    redirect: toggle(false, 'Opens `redirect_url` after every answer, including a refusal.'),
    redirect_url: text('', 'Address that `redirect` opens.'),
    use_target_list_id: toggle(false, 'Subscribes to `target_list_id` instead of the site’s own list.'),
    target_list_id: text('', 'Id of a list at the mailing service, for `use_target_list_id`.'),
  },
  (raw) => ({
    redirectUrl: raw.redirect ? raw.redirect_url.trim() : '',
    useTargetList: raw.use_target_list_id,
    targetList: raw.target_list_id,
  }),
);

export type SubscribeSettings = ReturnType<typeof settings.parse>;

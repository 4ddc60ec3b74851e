import type { Widen } from '@iyim/runtime/widget';

/** Names of the elements plugin's subscribe form. */
const preset = {
  action: 'jet_subscribe_form_ajax',
  fields: {
    action: 'action',
    /** Everything else is nested under it. */
    data: 'data',
    email: 'email',
    useTargetList: 'use_target_list_id',
    targetList: 'target_list_id',
    /** Under the outer `data`: what the server put into the e-mail field's `data-instance-data`. */
    instanceData: 'data',
    /** Every other field of the form, by its name. */
    additional: 'additional',
  },
  globals: {
    settings: 'jetElements',
  },
  globalKeys: {
    adminAjax: 'ajaxUrl',
    invalidMail: 'messages.invalidMail',
  },
  events: {
    /** On the window; `elementId`, `successType` and `inputData` are properties of the event. */
    subscribed: 'jet-elements/subscribe',
  },
} as const;

export type SubscribeNames = Widen<typeof preset>;

/** The real literals of the plugin whose contract this is. */
export const subscribeNames: SubscribeNames = preset;

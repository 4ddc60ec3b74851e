import type { Widen } from '@iyim/runtime/widget';

/** Names of the page builder's forms. */
const preset = {
  /** Value of `fields.action`. */
  action: 'elementor_pro_forms_send_form',
  fields: {
    action: 'action',
    /** The page's whole address. */
    referrer: 'referrer',
    /** Each field's name is this, its id in brackets, and `[]` after that where there may be several values. */
    values: 'form_fields',
    /** What the captcha answered. */
    captcha: 'g-recaptcha-response',
  },
  /** Keys of `data` in an answer. All but `errors` and `message` may stand one level deeper, in another `data`. */
  answer: {
    message: 'message',
    errors: 'errors',
    nested: 'data',
    redirectUrl: 'redirect_url',
    popup: 'popup',
  },
  /** Keys of `answer.popup`. */
  popup: {
    action: 'action',
    id: 'id',
    toggle: 'toggle',
    disable: 'do_not_show_again',
  },
  globals: {
    builderPro: 'ElementorProFrontendConfig',
    /** What the captcha provider's script defines. */
    captcha: 'grecaptcha',
  },
  captcha: {
    /** Beginning of the id of the provider's script tag. */
    scriptId: 'elementor-recaptcha',
    /** Part of its address, where an optimiser took the id away. */
    scriptPath: 'recaptcha/api.js',
    /** The type that gives a score and shows no checkbox. */
    scoreType: 'v3',
    /** What the provider calls the languages. */
    languages: { he: 'iw', en: 'en' },
  },
  globalKeys: {
    adminAjax: 'ajaxurl',
  },
  /** On the form. */
  events: {
    success: 'submit_success',
    destruct: 'form_destruct',
    error: 'error',
  },
} as const;

export type FormNames = Widen<typeof preset>;

/** The real literals of the plugin whose contract this is. */
export const formNames: FormNames = preset;

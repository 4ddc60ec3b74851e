import formsTexts from '../../content/texts/forms.json' with { type: 'json' };

export const captchaTexts = formsTexts.captcha;
type CaptchaTexts = (typeof captchaTexts)['he'];

export type CaptchaMode = 'normal' | 'refuse';

export interface CaptchaOptions {
  /**
   * Endpoint for tokens. It takes a POST with `sitekey`, `action` and `mode`, and responds with `{ token, expiresIn }` (in
   * seconds).
   */
  readonly tokenUrl: string;
  /** `refuse`: the verifier rejects the tokens. */
  readonly mode: CaptchaMode;
  readonly texts: CaptchaTexts;
  readonly styles: string;
}

/** Parameters of `render`. The data attributes of an element have the same names. */
export interface RenderParameters {
  readonly sitekey?: string;
  readonly size?: string;
  readonly theme?: string;
  readonly badge?: string;
  readonly callback?: (token: string) => void;
  readonly 'expired-callback'?: () => void;
  readonly 'error-callback'?: () => void;
}

export interface Captcha {
  ready(run: () => void): void;
  /** Returns the widget's number. Throws without a site key, and for an element that already has a widget. */
  render(place: Element | string, parameters: RenderParameters): number;
  /** Returns a score-based token for a widget, given its number or a site key that was rendered. */
  execute(widget: number | string, options?: { readonly action?: string }): Promise<string>;
  reset(widget?: number): void;
  /** Returns the token; `''` before it is issued and after it expires. */
  getResponse(widget?: number): string;
}

interface Widget {
  readonly sitekey: string;
  readonly parameters: RenderParameters;
  readonly response: HTMLTextAreaElement;
  show(state: 'empty' | 'busy' | 'ticked' | 'failed' | 'expired'): void;
  /** Increases with each token requested or dropped, so that late answers are ignored. */
  turn: number;
}

/**
 * Defines `window.grecaptcha` with the names and behaviour of the real provider's script. Callbacks must be functions, not
 * names of functions. Refers to nothing outside itself, because the server sends its source as the script.
 */
export function installCaptcha({ tokenUrl, mode, texts, styles }: CaptchaOptions): Captcha {
  const widgets: Widget[] = [];
  adoptStyles();

  function adoptStyles(): void {
    if (!('adoptedStyleSheets' in document)) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }

  function element<K extends keyof HTMLElementTagNameMap>(
    name: K,
    className: string,
    text = '',
  ): HTMLElementTagNameMap[K] {
    const made = document.createElement(name);
    made.className = className;
    made.textContent = text;
    return made;
  }

  function responseField(): HTMLTextAreaElement {
    const field = element('textarea', 'g-recaptcha-response');
    field.name = 'g-recaptcha-response';
    field.id = widgets.length === 0 ? field.name : `${field.name}-${widgets.length}`;
    field.hidden = true;
    return field;
  }

  function drop(widget: Widget, state: Parameters<Widget['show']>[0]): void {
    widget.turn += 1;
    widget.response.value = '';
    widget.show(state);
  }

  async function fetchToken(sitekey: string, action: string): Promise<{ token: string; expiresIn: number }> {
    const answer = await fetch(tokenUrl, {
      method: 'POST',
      body: new URLSearchParams({ sitekey, action, mode }),
    });
    if (!answer.ok) throw new Error(`captcha: ${tokenUrl} answered ${answer.status}`);
    const { token, expiresIn } = await answer.json();
    return { token: String(token), expiresIn: Number(expiresIn) };
  }

  /** Requests a token and keeps it until it expires. Returns null if the widget is reset in the meantime. */
  async function obtain(widget: Widget, action: string): Promise<string | null> {
    widget.turn += 1;
    const mine = widget.turn;
    widget.show('busy');
    const { token, expiresIn } = await fetchToken(widget.sitekey, action);
    if (widget.turn !== mine) return null;
    widget.response.value = token;
    widget.show('ticked');
    setTimeout(() => {
      if (widget.turn !== mine) return;
      drop(widget, 'expired');
      widget.parameters['expired-callback']?.();
    }, expiresIn * 1000);
    return token;
  }

  function checkbox(place: Element, parameters: RenderParameters): Pick<Widget, 'response' | 'show'> {
    const frame = element('div', `demo-captcha${parameters.theme === 'dark' ? ' demo-captcha--dark' : ''}`);
    const box = element('button', 'demo-captcha__box');
    box.type = 'button';
    box.setAttribute('role', 'checkbox');
    const mark = element('span', 'demo-captcha__mark');
    mark.setAttribute('aria-hidden', 'true');
    box.append(mark, element('span', '', texts.label));
    const statusLine = element('span', 'demo-captcha__says');
    statusLine.setAttribute('role', 'status');
    const response = responseField();
    frame.append(box, statusLine, response);
    place.append(frame);
    const show: Widget['show'] = (state) => {
      box.setAttribute('aria-checked', String(state === 'ticked'));
      box.setAttribute('aria-busy', String(state === 'busy'));
      mark.textContent = state === 'ticked' ? '✓' : '';
      statusLine.textContent = state === 'empty' ? '' : texts[state];
    };
    box.addEventListener('click', () => {
      const widget = widgets.find((one) => one.response === response);
      if (widget && response.value === '' && box.getAttribute('aria-busy') !== 'true') void tick(widget);
    });
    return { response, show };
  }

  async function tick(widget: Widget): Promise<void> {
    try {
      const token = await obtain(widget, '');
      if (token !== null) widget.parameters.callback?.(token);
    } catch (error) {
      console.warn(error);
      drop(widget, 'failed');
      widget.parameters['error-callback']?.();
    }
  }

  function badge(place: Element): Pick<Widget, 'response' | 'show'> {
    const response = responseField();
    const frame = element('div', 'grecaptcha-badge demo-captcha demo-captcha--badge', texts.badge);
    frame.append(response);
    place.append(frame);
    return { response, show: () => undefined };
  }

  function widgetAt(number: number): Widget {
    const widget = widgets[number];
    if (!widget) throw new Error(`Invalid reCAPTCHA client id: ${number}`);
    return widget;
  }

  const captcha: Captcha = {
    ready: (run) => queueMicrotask(run),
    render(where, parameters) {
      const place = typeof where === 'string' ? document.getElementById(where) : where;
      if (!place) throw new Error('reCAPTCHA placeholder element must be an element or id');
      if (!parameters.sitekey) throw new Error('Missing required parameters: sitekey');
      if (place.querySelector('.g-recaptcha-response'))
        throw new Error('reCAPTCHA has already been rendered in this element');
      const parts = parameters.size === 'invisible' ? badge(place) : checkbox(place, parameters);
      const widget: Widget = { ...parts, sitekey: parameters.sitekey, parameters, turn: 0 };
      widget.show('empty');
      return widgets.push(widget) - 1;
    },
    async execute(which, { action = '' } = {}) {
      const number = typeof which === 'number' ? which : widgets.findIndex((one) => one.sitekey === which);
      if (number < 0) throw new Error(`Invalid site key or not loaded in api.js: ${which}`);
      const widget = widgetAt(number);
      const token = await obtain(widget, action);
      if (token === null) throw new Error('reset while waiting for a token');
      widget.parameters.callback?.(token);
      return token;
    },
    reset: (number = 0) => drop(widgetAt(number), 'empty'),
    getResponse: (number = 0) => widgetAt(number).response.value,
  };
  Object.assign(window, { grecaptcha: captcha });
  return captcha;
}

import { changeText } from './change-text.ts';

/** `data-widget` in HTML, and in HTML within JSON. */
const HOST = / data-widget=(\\?")[\w -]+\1/g;
const CONFIG = '<script type="application/json" id="iyim-config" data-adopt>{"adopt":true}</script>';

/**
 * An answer as the original plugins would have given it: without `data-widget`, and with what tells the script to adopt their
 * markup. Answers that are no text go on as they are.
 */
export const originalMarkup = (answer: Response): Promise<Response> =>
  changeText(answer, (text) => text.replaceAll(HOST, '').replace('</head>', `${CONFIG}</head>`));

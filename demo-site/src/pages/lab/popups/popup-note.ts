import { type Html, html } from '../../../markup/html.ts';

/** The plain content of a popup: a heading and a text. */
export const popupNote = ({ heading, text }: { readonly heading: string; readonly text: string }): Html =>
  html`<div class="popup-note"><h2>${heading}</h2><p>${text}</p></div>`;

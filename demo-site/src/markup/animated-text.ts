import { builderWidget, elementId } from './builder-widget.ts';
import { type Html, html } from './html.ts';

interface AnimatedText {
  readonly name: string;
  readonly before: string;
  /** They follow each other, letter by letter. */
  readonly phrases: readonly string[];
}

const letters = (phrase: string): Html[] =>
  [...phrase].map((letter) => html`<span>${letter === ' ' ? '\u00a0' : letter}</span>`);

/** The elements plugin's animated text. Its phrases are left to right unless somebody chooses otherwise, in Hebrew too. */
export const animatedText = ({ name, before, phrases }: AnimatedText): Html =>
  builderWidget({
    type: 'jet-animated-text',
    id: elementId(name),
    inside: html`<div class="elementor-jet-animated-text jet-elements"><div class="jet-animated-text jet-animated-text--effect-fx1" data-settings="${JSON.stringify({ effect: 'fx1', delay: 3000 })}" data-widget="animated-text"><div class="jet-animated-text__before-text"><span>${before}</span></div> <div class="jet-animated-text__animated-text">${phrases.map((phrase, index) => html`<div class="jet-animated-text__animated-text-item${index === 0 && ' active visible'}" dir="ltr">${letters(phrase)}</div>`)}</div></div></div>`,
  });

import { builderWidget, elementId } from './builder-widget.ts';
import { type Html, html } from './html.ts';

interface Headline {
  /** Name that is unique on the page. The widget's id is made from it. */
  readonly name: string;
  readonly before: string;
  /** Texts that are shown one after the other. */
  readonly phrases: readonly string[];
}

/** Renders the page builder's animated headline with a rotating last part. */
export const animatedHeadline = ({ name, before, phrases }: Headline): Html =>
  builderWidget({
    type: 'animated-headline',
    widget: 'animated-headline',
    id: elementId(name),
    classes: 'elementor-headline--style-rotate',
    settings: {
      headline_style: 'rotate',
      animation_type: 'slide-down',
      rotating_text: phrases.join('\n'),
      loop: 'yes',
      rotate_iteration_delay: 2500,
    },
    inside: html`<p class="elementor-headline elementor-headline-animation-type-slide-down"><span class="elementor-headline-plain-text elementor-headline-text-wrapper">${before}</span> <span class="elementor-headline-dynamic-wrapper elementor-headline-text-wrapper">${phrases.map((phrase, index) => html`<span class="elementor-headline-dynamic-text${index === 0 && ' elementor-headline-text-active'}">${phrase.replaceAll(' ', '\u00a0')}</span> `)}</span></p>`,
  });

interface AnimatedText {
  readonly name: string;
  readonly before: string;
  /** Texts that are shown one after the other, letter by letter. */
  readonly phrases: readonly string[];
}

const letters = (phrase: string): Html[] =>
  [...phrase].map((letter) => html`<span>${letter === ' ' ? '\u00a0' : letter}</span>`);

/** Renders the elements plugin's animated text. Its default direction is left to right, even in Hebrew. */
export const animatedText = ({ name, before, phrases }: AnimatedText): Html =>
  builderWidget({
    type: 'jet-animated-text',
    id: elementId(name),
    inside: html`<div class="elementor-jet-animated-text jet-elements"><div class="jet-animated-text jet-animated-text--effect-fx1" data-settings="${JSON.stringify({ effect: 'fx1', delay: 3000 })}" data-widget="animated-text"><div class="jet-animated-text__before-text"><span>${before}</span></div> <div class="jet-animated-text__animated-text">${phrases.map((phrase, index) => html`<div class="jet-animated-text__animated-text-item${index === 0 && ' active visible'}" dir="ltr">${letters(phrase)}</div>`)}</div></div></div>`,
  });

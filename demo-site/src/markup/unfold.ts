import { builderWidget, elementId } from './builder-widget.ts';
import { type Html, html } from './html.ts';

interface Unfold {
  readonly name: string;
  /** Visible height while folded, in pixels. */
  readonly height: number;
  readonly content: Html;
  readonly unfold: string;
  readonly fold: string;
}

/** Renders the unfold plugin's folded content. */
export function unfold({ name, height, content, unfold, fold }: Unfold): Html {
  const settings = {
    height: { unit: 'px', size: height },
    unfoldDuration: { unit: 'ms', size: 500 },
    foldDuration: { unit: 'ms', size: 300 },
    unfoldEasing: 'easeOutSine',
    foldEasing: 'easeOutSine',
    foldScrolling: 'true',
    foldScrollOffset: { unit: 'px', size: 80 },
    autoHide: 'false',
    hideOutsideClick: 'false',
  };
  return builderWidget({
    type: 'jet-unfold',
    id: elementId(name),
    settings: { mask_height: { unit: 'px', size: height } },
    inside: html`<div class="jet-unfold" data-settings="${JSON.stringify(settings)}" data-widget="unfold"><div class="jet-unfold__inner"><div class="jet-unfold__mask"><div class="jet-unfold__content"><div class="jet-unfold__content-inner elementor-text-editor elementor-clearfix">${content}</div></div><div class="jet-unfold__separator"></div></div><div class="jet-unfold__trigger"><div class="jet-unfold__button elementor-button elementor-size-md" href="#" role="button" tabindex="0" data-unfold-text="${unfold}" data-fold-text="${fold}"><span class="jet-unfold__button-text">${unfold}</span></div></div></div></div>`,
  });
}

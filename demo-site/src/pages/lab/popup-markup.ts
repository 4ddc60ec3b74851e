import chapters from '../../../content/chapters.json' with { type: 'json' };
import texts from '../../../content/texts/lab.json' with { type: 'json' };
import type { PopupLink, PopupSettings, PopupSheet } from '../../content/popups.ts';
import { builderForm } from '../../markup/builder-form/form.ts';
import { builderWidget, closePopupAction, elementId, openPopupAction } from '../../markup/builder-widget.ts';
import { builderCountdown } from '../../markup/countdown.ts';
import { type Html, html } from '../../markup/html.ts';
import { image, pictureOf } from '../../markup/picture.ts';
import { popupDocument } from '../../markup/plugin-popup.ts';
import { productPrice } from '../../markup/price.ts';
import { productForm } from '../../markup/product-form/form.ts';
import { callbackForm } from '../../shop/builder-forms/definitions.ts';
import { productPath } from '../../shop/links.ts';
import { siteTime } from '../../shop/local-date.ts';
import { localPath } from '../../shop/locale.ts';
import type { Locale } from '../../shop/model.ts';
import type { PageContext } from '../../shop/page-context.ts';

/** Renders the plain content of a popup: a heading and a text. */
export const popupNote = ({ heading, text }: { readonly heading: string; readonly text: string }): Html =>
  html`<div class="popup-note"><h2>${heading}</h2><p>${text}</p></div>`;

/** Renders a text of several screens, so that the page can scroll. */
export const longText = ({ locale }: PageContext): Html =>
  html`${chapters.map(
    ({ id, heading, text }) =>
      html`<section class="reading" id="${id}" aria-labelledby="${id}-heading"><h2 id="${id}-heading">${heading[locale]}</h2><p>${text[locale]}</p></section>`,
  )}`;

interface ListedLink {
  readonly label: string;
  readonly href: string;
  readonly classes?: string;
}

/** Renders links to try, as a row of buttons. */
export const linkList = (links: readonly ListedLink[]): Html =>
  html`<ul class="try-links">${links.map(
    ({ label, href, classes }) =>
      html`<li><a class="button${classes !== undefined && ` ${classes}`}" href="${href}">${label}</a></li>`,
  )}</ul>`;

/** Renders the links of a popup's sheet. */
export const popupLinks = ({ locale }: PageContext, links: readonly PopupLink[]): Html =>
  linkList(
    links.map(({ label, classes, ...to }) => ({
      label: label[locale],
      href: addressOf(to, locale),
      ...(classes === undefined ? {} : { classes }),
    })),
  );

function addressOf({ path, opens, toggles }: Omit<PopupLink, 'label' | 'classes'>, locale: Locale): string {
  if (path !== undefined) return localPath(path, locale);
  if (opens !== undefined) return openPopupAction(opens);
  return toggles === undefined ? '#' : openPopupAction(toggles, true);
}

const button = (id: string, href: string, text: string, classes: string): Html =>
  html`<div class="elementor-element elementor-element-${id} elementor-widget elementor-widget-button" data-id="${id}" data-element_type="widget" data-widget_type="button.default"><div class="elementor-widget-container"><div class="elementor-button-wrapper"><a class="elementor-button elementor-button-link button ${classes}" href="${href}"><span class="elementor-button-content-wrapper"><span class="elementor-button-text">${text}</span></span></a></div></div></div>`;

/** Renders the builder's two links that close a popup from inside: once, or permanently. They need the builder's script. */
const closeLinks = (popupId: number, locale: Locale): Html =>
  html`<div class="popup-actions">${button(elementId(`${popupId}-close`), closePopupAction(), texts.closeLinks[locale].close, 'button--primary')}${button(elementId(`${popupId}-never`), closePopupAction(true), texts.closeLinks[locale].never, 'button--quiet')}</div>`;

/** Content that follows a popup's text and links, by the popup's slug. */
const popupInsides: Readonly<Record<string, (context: PageContext) => Html>> = {
  callback: (context) => builderForm(context, callbackForm, callbackForm.name[context.locale]),
  'quick-shop': quickShop,
};

/** Id of the linen dress. */
const shown = 117;
const offerLasts = 2 * 3600;

function quickShop(context: PageContext): Html {
  const product = context.shop.repository.product(shown);
  if (product === null) return html``;
  const { locale, shop } = context;
  const more = texts.toProduct[locale];
  return html`${builderCountdown(context, { id: 'cd07061', evergreen: offerLasts, actions: [] })}
<p class="price">${productPrice(shop.repository, product, locale)}</p>
${productForm(context, product)}
<p><a href="${productPath(product, locale)}">${more}</a></p>`;
}

/** Returns a popup's settings on this page; a schedule depends on the current time. */
export function settingsOf(
  context: PageContext,
  { triggers, timing, scheduledDays, behaviour }: PopupSheet,
): PopupSettings {
  return {
    a11y_navigation: 'yes',
    ...behaviour,
    triggers: triggers ?? [],
    timing: scheduledDays ? { ...siteSchedule(context, scheduledDays), ...timing } : (timing ?? []),
  };
}

/** Returns a schedule in the site's time that begins and ends a number of days from now. */
function siteSchedule({ shop }: PageContext, [from, to]: readonly [from: number, to: number]) {
  const now = shop.platform.now();
  const on = (day: number) => siteTime(now + day * 86_400_000).slice(0, 16);
  return {
    schedule: 'yes',
    schedule_timezone: 'site',
    schedule_start_date: on(from),
    schedule_end_date: on(to),
    schedule_server_datetime: siteTime(now),
  };
}

/** Renders the popup of a sheet: a picture, a heading, a text, its content, and the links that close it. */
export function sheetPopup(context: PageContext, sheet: PopupSheet): Html {
  const { id, slug, words, linksInside } = sheet;
  const { heading, text } = words[context.locale];
  const part = (type: string, content: Html): Html =>
    builderWidget({ type, id: elementId(`${id}-${type}`), inside: content });
  const container = elementId(`${id}-container`);
  return popupDocument(
    id,
    settingsOf(context, sheet),
    html`<div class="elementor-element elementor-element-${container} e-flex e-con-boxed e-con e-parent popup-card" data-id="${container}" data-element_type="container">
${picture(context, sheet)}<div class="popup-card__text">
${part('heading', html`<h2 class="elementor-heading-title elementor-size-default">${heading}</h2>`)}
${part('text-editor', html`<p>${text}</p>`)}
${linksInside && popupLinks(context, linksInside)}${popupInsides[slug]?.(context)}
${closeLinks(id, context.locale)}
</div>
</div>`,
  );
}

function picture(context: PageContext, { id, pictured }: PopupSheet): Html | null {
  const { repository } = context.shop;
  const product = pictured === undefined ? null : repository.product(pictured);
  const found = product && pictureOf(repository, product);
  if (!found) return null;
  const shown = image(found, {
    classes: 'popup-card__picture',
    locale: context.locale,
    lazy: true,
    decorative: true,
  });
  return builderWidget({ type: 'image', id: elementId(`${id}-image`), inside: shown });
}

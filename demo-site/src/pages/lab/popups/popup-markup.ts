import type { PopupSettings, PopupSheet } from '../../../content/popups.ts';
import { builderWidget, elementId } from '../../../markup/builder-widget.ts';
import { type Html, html } from '../../../markup/html.ts';
import { pictureOf } from '../../../markup/picture.ts';
import { popupDocument } from '../../../markup/popup.ts';
import type { PageContext } from '../../../shop/page-context.ts';
import { siteTime } from '../../../shop/site-time.ts';
import { image } from '../../picture.ts';
import { closeLinks } from './close-links.ts';
import { popupInsides } from './insides.ts';
import { popupLinks } from './link-list.ts';

/** A popup's settings on this page: a schedule depends on the time. */
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

/** A schedule by the site's clock that begins and ends some days from now. */
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

/** The popup of a sheet: a picture, a heading, a text, what it holds, and the links that close it. */
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

/** For packages of widgets: what they bring for the page as a whole, beside their islands. */

export { hasLightbox, showInLightbox } from './behaviours/lightbox.ts';
export { adoptFirst } from './behaviours/page-parts.ts';
export { type LinkAction, linkActions } from './behaviours/registered-actions.ts';
export { hasSign } from './behaviours/sign-names.ts';
export { followJQuery } from './host-page/legacy-events.ts';
export { whenIdle } from './host-page/when-idle.ts';
export { whenShown } from './host-page/when-shown.ts';
export { ADOPTED, namesIn } from './islands/adopted.ts';
export { scan } from './islands/hosts.ts';
export { observe } from './islands/observe.ts';
export { pageRecord, widgetNames } from './islands/registry.ts';
export { POPUP } from './islands/trigger.ts';
export type { BroughtToPage, Originals, PageBehaviour } from './islands/types.ts';
export { forgetPopups } from './popups/popups.ts';
export { readHostSettings, readOwnSettings } from './settings/host-settings.ts';
export { decode } from './site/attempt.ts';
export { behaviours, fetchBehaviour } from './site/behaviour.ts';
export { guard } from './site/guard.ts';
export type { JQuery } from './site/jquery.ts';
export { nearestName, pageConfig } from './site/page-config.ts';

/** Fetches what takes the page's post into stores that keep what was seen (DS-6). */
export const loadRecordViews = async (): Promise<() => void> =>
  (await import('./stores/data-stores.ts')).recordViews;

/** For widget authors: declaring a widget, its settings, the page around it, and requests to the site. */

// Signals: those of this copy, because a widget with a library of its own would not hear of changes

export { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals-core';

// Declaring a widget and its settings

export {
  type AnyDefinition,
  defineWidget,
  type Island,
  type LoadLightbox,
  lazyWidget,
  type ViewProps,
  type Widget,
  type WidgetDefinition,
} from './islands/define.ts';
export { listens } from './islands/mount.ts';
export {
  choice,
  defineSettings,
  number,
  type Setting,
  type SettingInfo,
  SettingsError,
  type SettingsSchema,
  text,
  toggle,
} from './settings/settings.ts';
export type { Message, Messages } from './site/config.ts';
export type { PageChanges, Place } from './view/changes.ts';
export { type WidgetComponentProps, widgetComponent } from './view/widget-component.tsx';

// The page around the islands

export { followPopups } from './behaviours/follow-popups.ts';
export { loadItemLinks } from './behaviours/watch-page.ts';
export { addScript, addScriptUrl, runScriptAgain } from './host-page/add-script.ts';
export { addStyle, addStyleUrl } from './host-page/add-style.ts';
export { adoptStyles } from './host-page/adopt-styles.ts';
export { announce } from './host-page/announce.ts';
export { rememberFocus } from './host-page/fragment-focus.ts';
export { applyFragments, applyInnerFragments } from './host-page/fragments.ts';
export { parseHtml, parsePage } from './host-page/html.ts';
export { jQueryOf } from './host-page/jquery.ts';
export { keepOperable } from './host-page/keep-operable.ts';
export { dispatchLegacy, onLegacy } from './host-page/legacy-events.ts';
export { goTo, reloadPage } from './host-page/navigate.ts';
export { isModifiedClick, isPlainClick } from './host-page/plain-click.ts';
export { SLOT } from './host-page/restore.ts';
export { safeUrl } from './host-page/safe-url.ts';
export { directionOf } from './signals/direction.ts';
export { translate } from './signals/locale.ts';

// Popups and what the page builder keeps of its visitors

export { type BuilderStore, builderStore } from './popups/builder-store.ts';
export { originalHasShown } from './popups/original-popups.ts';
export { count, pageVisits } from './popups/page-views.ts';
export { tellPopup } from './popups/popup-events.ts';
export {
  type CloseRequest,
  closePopup,
  type OpenRequest,
  openPopup,
  type PagePopup,
  popupHidden,
  popupShown,
  registerPopup,
  shownPopups,
} from './popups/popups.ts';

// The error funnel

export { report } from './islands/report.ts';

// The site: its configuration, its globals and requests to it

export { storeRequest } from './cart/store-request.ts';
export { fireAjaxComplete } from './site/ajax-complete.ts';
export { attempt } from './site/attempt.ts';
export { behaviour } from './site/behaviour.ts';
export { coerceFlag, coerceNumber, coerceText } from './site/coerce.ts';
export { adminAjaxUrl, inAction, type SiteConfig, siteConfig } from './site/config.ts';
export { type ErrorSubject, isAbort } from './site/errors.ts';
export { type FragmentMap, fragmentMapSchema } from './site/fragments.ts';
export { readGlobal } from './site/globals.ts';
export { type EndedRequest, type HttpRequest, redactUrl } from './site/http.ts';
export { names } from './site/names.ts';
export { pageSlot } from './site/page-slot.ts';
export { isPlainObject, mergeDeep, own, type PlainObject } from './site/plain.ts';
export { readAnswer } from './site/read-answer.ts';
export { pageBase, type Site, site } from './site/site.ts';

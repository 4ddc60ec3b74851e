/**
 * For packages of widgets: the page around the islands (focus, links, fragments, popups, other scripts), the page's site, and
 * behaviours of the whole page that a package adds. Widget authors start with `@iyim/runtime/widget`.
 */

export type { ReadonlySignal } from '@preact/signals-core';
export { hasLightbox, showInLightbox } from './behaviours/lightbox.ts';
export { adoptFirst } from './behaviours/page-parts.ts';
export { type LinkAction, linkActions } from './behaviours/registered-actions.ts';
export { hasSign, OPENER as POPUP_OPENERS } from './behaviours/sign-names.ts';
export { storeRequest } from './cart/requests.ts';
export { addressTargets, elementNamed } from './host-page/address-targets.ts';
export { adoptStyles } from './host-page/adopt-styles.ts';
export { addScript, addScriptUrl, addStyle, addStyleUrl, runScriptAgain } from './host-page/assets.ts';
export {
  canFocus,
  focusPlace,
  giveFocusBack,
  holdsControl,
  isVisible,
  tabStopsIn,
} from './host-page/dom/focus.ts';
export { isSubmitButton, memberOf, type SubmitButton, submitButtons } from './host-page/dom/forms.ts';
export { keepOperable } from './host-page/dom/keep-operable.ts';
export { isModifiedClick } from './host-page/dom/modified-click.ts';
export {
  CONTROLS,
  FOCUSABLE,
  isPlainClick,
  isPlainKey,
  isPressKey,
  NATIVE,
} from './host-page/dom/presses.ts';
export { onSight } from './host-page/dom/sight.ts';
export { childrenOf, isTextOnly, ownText } from './host-page/dom/translated.ts';
export { rememberFocus } from './host-page/html/fragment-focus.ts';
export { applyFragments, applyInnerFragments } from './host-page/html/fragments.ts';
export { SLOT } from './host-page/html/restore.ts';
export { renewElement, replaceContent } from './host-page/html/server-content.ts';
export { followJQuery, isOwnEvent, onLegacy } from './host-page/legacy-events.ts';
export { goTo, openTab, reloadPage } from './host-page/navigate.ts';
export { type PressCode, pressCode } from './host-page/press-code.ts';
export { whenIdle } from './host-page/when-idle.ts';
export { whenShown } from './host-page/when-shown.ts';
export { yieldToBrowser } from './host-page/yield-to-browser.ts';
export { allBrought } from './islands/brought.ts';
export { scan } from './islands/hosts.ts';
export { listens } from './islands/mount.ts';
export { observe } from './islands/observe.ts';
export { allIslands } from './islands/record.ts';
export { logNoIslands, pageRecord, widgetNames } from './islands/registry.ts';
export { POPUP, parseTrigger, triggersOf } from './islands/trigger.ts';
export type {
  AnyDefinition,
  BroughtToPage,
  InspectOptions,
  IslandRecord,
  LightboxSettings,
  Originals,
  PageBehaviour,
} from './islands/types.ts';
export {
  type CloseRequest,
  closePopup,
  forgetPopups,
  type OpenRequest,
  openPopup,
  type PagePopup,
  popupHidden,
  popupShown,
  registerPopup,
  shownPopups,
} from './popups/popups.ts';
export type { GivenIcon, GivenLink } from './settings/builder-readers.ts';
export { readHostSettings, readOwnSettings } from './settings/host-settings.ts';
export type { DeviceSetting, GivenSettings, ReadEntries, SettingInfo } from './settings/settings.ts';
export { isolate, translate } from './signals/locale.ts';
export { fireAjaxComplete } from './site/ajax-complete.ts';
export { decode, guard } from './site/attempt.ts';
export { behaviour, behaviours, fetchBehaviour } from './site/behaviour.ts';
export { type Checks, checks } from './site/checks.ts';
export { adminAjaxUrl, inAction, type SiteConfig } from './site/config.ts';
export type { Message, Messages } from './site/config-shape.ts';
export { type ErrorSubject, redactUrl, throwIfAborted } from './site/errors.ts';
export type { FragmentMap } from './site/fragments.ts';
export { pageGlobal, readGlobal } from './site/globals.ts';
export type { EndedRequest, HttpRequest } from './site/http.ts';
export { type JQuery, type JQueryEvent, jQueryOf } from './site/jquery.ts';
export { linkedController } from './site/linked-controller.ts';
export { names } from './site/names.ts';
export { nearestName } from './site/nearest-name.ts';
export { isSamePath, oneSpelling } from './site/one-spelling.ts';
export { configRecord, configText, pageConfig, readConfig } from './site/page-config.ts';
export { pageSlot } from './site/page-slot.ts';
export { asObject, mergeDeep } from './site/plain.ts';
export { readAnswer } from './site/read-answer.ts';
export {
  decimalMark,
  formatNumber,
  type NumberFormat,
  readNumber,
  readNumberAttribute,
  readNumbers,
} from './site/read-number.ts';
export { nameElement } from './site/report.ts';
export { pageBase } from './site/site.ts';
export type { Combobox } from './view/hooks/use-combobox.ts';
export { useEverySecond } from './view/hooks/use-every-second.ts';
export { useOnceSeen } from './view/hooks/use-once-seen.ts';
export { destination, moveOf } from './view/hooks/use-roving-focus.ts';
export { useMeasured } from './view/hooks/use-size.ts';
export { drawOnPage, PageIsland } from './view/page-island.tsx';
export type { WidgetComponent, WidgetComponentProps } from './view/widget-component.tsx';
export { widgetComponent } from './view/widget-component.tsx';

/** Loads the function that adds the page's post to the data stores of viewed posts (DS-6). */
export const loadRecordViews = async (): Promise<() => void> =>
  (await import('./stores/data-stores.ts')).recordViews;

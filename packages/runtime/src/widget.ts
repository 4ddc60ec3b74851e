/** For widget authors: declaring a widget, its settings, the page around it, and requests to the site. */

// Signals: those of this copy, because a widget with a library of its own would not hear of changes

export { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals-core';

// Declaring a widget and its settings

export { isAdopted } from './islands/adopted.ts';
export { defineWidget } from './islands/define.ts';
export { lazyWidget } from './islands/lazy-widget.ts';
export { listens } from './islands/mount.ts';
export type {
  AnyDefinition,
  Island,
  LightboxSettings,
  ViewProps,
  Widget,
  WidgetDefinition,
} from './islands/types.ts';
export {
  duration,
  type Icon,
  icon,
  type Link,
  length,
  link,
  list,
  period,
  type Range,
  range,
} from './settings/builder-readers.ts';
export { choice, number, text, toggle } from './settings/readers.ts';
export {
  byDevice,
  type DeviceSetting,
  defineSettings,
  type Entries,
  type GivenSettings,
  noSettings,
  type Setting,
  type SettingInfo,
  SettingsError,
  type SettingsSchema,
} from './settings/settings.ts';
export type { Message, Messages } from './site/config-shape.ts';
export { type WidgetComponentProps, widgetComponent } from './view/widget-component.tsx';

// Views: React over the server's HTML

export type { Bindings } from './view/bindings.ts';
export { Each, type EachProps, Enhance, EnhanceAll, type EnhanceProps } from './view/enhance.tsx';
export { useAnnouncement } from './view/hooks/use-announcement.ts';
export { useBusy, type Work } from './view/hooks/use-busy.ts';
export { useChange } from './view/hooks/use-change.ts';
export {
  type Combobox,
  type ComboboxOptions,
  useCombobox,
} from './view/hooks/use-combobox.ts';
export {
  prefersReducedMotion,
  useDocumentHidden,
  useMedia,
  useReducedMotion,
} from './view/hooks/use-device.ts';
export { type Disclosure, type DisclosureOptions, useDisclosure } from './view/hooks/use-disclosure.ts';
export { type DismissalOptions, type DismissedBy, useDismissal } from './view/hooks/use-dismissal.ts';
export { useEverySecond } from './view/hooks/use-every-second.ts';
export { type HeightMotionOptions, useHeightMotion } from './view/hooks/use-height-motion.ts';
export {
  type LatestAnswer,
  type LatestAnswerOptions,
  useLatestAnswer,
} from './view/hooks/use-latest-answer.ts';
export { useLifetime } from './view/hooks/use-lifetime.ts';
export { useLegacyEvent, useListener } from './view/hooks/use-listener.ts';
export { type LeftBy, type ModalityOptions, useModality } from './view/hooks/use-modality.ts';
export { type ReadingTimeOptions, useReadingTime } from './view/hooks/use-reading-time.ts';
export {
  destination,
  moveOf,
  type RovingItem,
  type RovingOptions,
  useRovingFocus,
} from './view/hooks/use-roving-focus.ts';
export { useServerNode, useServerNodes, useServerParts } from './view/hooks/use-server-node.ts';
export { useSight } from './view/hooks/use-sight.ts';
export { useSignalEffect } from './view/hooks/use-signal-effect.ts';
export { useSize } from './view/hooks/use-size.ts';
export { useStable } from './view/hooks/use-stable.ts';
export { useViewport } from './view/hooks/use-viewport.ts';
export { useIsland } from './view/island-context.ts';
export { drawOnPage, PageIsland, type PageIslandProps } from './view/page-island.tsx';
export { Part, type PartProps } from './view/part.tsx';
export { pressable } from './view/pressable.ts';
export { ServerHtml, type ServerHtmlProps } from './view/server-html.tsx';
export { type Place, Slot, type SlotProps } from './view/slot.tsx';

// The page around the islands

export { openLightbox } from './behaviours/lightbox.ts';
export { OPENER as POPUP_OPENERS } from './behaviours/sign-names.ts';
export { addressTargets, elementNamed } from './host-page/address-targets.ts';
export { adoptStyles } from './host-page/adopt-styles.ts';
export { announce } from './host-page/announce.ts';
export { addScript, addScriptUrl, addStyle, addStyleUrl, runScriptAgain } from './host-page/assets.ts';
export {
  canFocus,
  focusablesIn,
  focusPlace,
  giveFocusBack,
  holdsControl,
  isVisible,
  tabStopsIn,
} from './host-page/focus.ts';
export { isSubmitButton, type SubmitButton, submitButtons } from './host-page/forms.ts';
export { rememberFocus } from './host-page/fragment-focus.ts';
export { applyFragments, applyInnerFragments } from './host-page/fragments.ts';
export { parseHtml } from './host-page/html.ts';
export { keepOperable } from './host-page/keep-operable.ts';
export { dispatchLegacy, isOwnEvent, onLegacy } from './host-page/legacy-events.ts';
export { isModifiedClick } from './host-page/modified-click.ts';
export { goTo, openTab, reloadPage } from './host-page/navigate.ts';
export { isPlainClick, isPlainKey, isPressKey } from './host-page/presses.ts';
export { SLOT } from './host-page/restore.ts';
export { onSight } from './host-page/sight.ts';
export { childrenOf, isTextOnly, ownText } from './host-page/translated.ts';
export { NothingToEnhance } from './islands/types.ts';
export { directionOf } from './signals/direction.ts';
export { isolate, translate } from './signals/locale.ts';
export { safeUrl } from './site/safe-url.ts';

// Popups and what the page builder keeps of its visitors

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

export { report } from './site/report.ts';

// The site: its configuration, its globals and requests to it

export { storeRequest } from './cart/requests.ts';
export { memberOf } from './host-page/forms.ts';
export { fireAjaxComplete } from './site/ajax-complete.ts';
export { attempt } from './site/attempt.ts';
export { behaviour } from './site/behaviour.ts';
export { coerceFlag, coerceNumber, coerceText } from './site/coerce.ts';
export { adminAjaxUrl, inAction, type SiteConfig, siteConfig } from './site/config.ts';
export { type ErrorSubject, isAbort } from './site/errors.ts';
export { type FragmentMap, fragmentMapSchema } from './site/fragments.ts';
export { pageGlobal, readGlobal } from './site/globals.ts';
export { type EndedRequest, type HttpRequest, redactUrl } from './site/http.ts';
export type { Checks } from './site/http-client.ts';
export { type JQueryEvent, jQueryOf } from './site/jquery.ts';
export { linkedController } from './site/linked-controller.ts';
export { names } from './site/names.ts';
export { isSamePath, oneSpelling } from './site/one-spelling.ts';
export { pageSlot } from './site/page-slot.ts';
export {
  asObject,
  isPlainObject,
  jsonAttribute,
  mergeDeep,
  own,
  type PlainObject,
  parseJson,
} from './site/plain.ts';
export { readAnswer } from './site/read-answer.ts';
export {
  decimalMark,
  formatNumber,
  type NumberFormat,
  readNumber,
  readNumberAttribute,
  readNumbers,
  type WrittenNumber,
} from './site/read-number.ts';
export { pageBase, type Site, site } from './site/site.ts';

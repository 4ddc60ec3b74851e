// Signals: those of this copy, because a widget with a library of its own would not hear of changes
export { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals-core';

// Starting and stopping

export type { AddRequest } from './contracts/add-plan.ts';
export { type Area, openArea } from './contracts/area.ts';
export { type CalendarMonth, calendarFields, fetchCalendar } from './contracts/calendar.ts';
export { fetchCartTotals } from './contracts/cart.ts';
export { checkoutLogin, type LoginAnswer, type LoginRequest } from './contracts/checkout-login.ts';
export type { IyimConfig, SiteConfig } from './contracts/config.ts';
export { countdownArea } from './contracts/countdown-area.ts';
export { applyCoupon, type CouponRequest, type Notice, removeCoupon, toNotice } from './contracts/coupon.ts';
export type { StoreAnswer, StoreChange } from './contracts/data-store.ts';
export {
  HttpError,
  InvalidAnswerError,
  isAbort,
  NetworkError,
  RefusedError,
  TimeoutError,
} from './contracts/errors.ts';
export {
  type FormAnswer,
  type PopupOrder,
  type RefusedForm,
  type SendOptions,
  type SentForm,
  sendForm,
} from './contracts/form.ts';
export { formsArea } from './contracts/forms-area.ts';
export { fetchNonce, withFreshNonce } from './contracts/fresh-nonce.ts';
export type { ListingAnswer, ListingRequest } from './contracts/listing.ts';
export { listingsArea } from './contracts/listings-area.ts';
export { decodeSlug, type TermFilter, type TermJoin } from './contracts/loop-url.ts';
export { fetchMenuCartFragments } from './contracts/menu-cart.ts';
export type { Names } from './contracts/names.ts';
export { fetchPage, submitCartForm } from './contracts/pages.ts';
export { pluginPopupsArea } from './contracts/plugin-popups-area.ts';
export {
  type AssetUrl,
  fetchPopupContent,
  type PopupContentAnswer,
  type PopupContentRequest,
} from './contracts/popup-content.ts';
export { popupsArea } from './contracts/popups-area.ts';
export {
  type FoundPost,
  postHtmlFields,
  type SearchAnswer,
  type SearchRequest,
  searchPosts,
} from './contracts/search.ts';
export { searchArea } from './contracts/search-area.ts';
export { type ShippingChoice, updateShippingMethod } from './contracts/shipping.ts';
export { type Site, site } from './contracts/site.ts';
export { frontStoreQuery, storeOfQuery } from './contracts/store-listing.ts';
export { isPostId, type StoreRef, storesArea, toStoreRef } from './contracts/stores-area.ts';
export { type SubscribeAnswer, type SubscribeRequest, subscribe } from './contracts/subscribe.ts';
export { subscribeArea } from './contracts/subscribe-area.ts';
export { getSuggestions, type SuggestionsRequest, saveSuggestion } from './contracts/suggestions.ts';
export { fetchVariation, parseVariations, type Variation } from './contracts/variation.ts';
export type { PageChanges, Place } from './islands/changes.ts';
export type {
  AnyDefinition,
  Catalogue,
  Island,
  Messages,
  ViewProps,
  Widget,
  WidgetDefinition,
} from './islands/define.ts';
// Writing a widget
export { defineWidget, lazyWidget } from './islands/define.ts';
export { type Disclosure, disclosure } from './islands/disclosure.ts';
export { mount, unmount } from './islands/mount.ts';
export { type IslandEvents, on } from './islands/on.ts';
export { version } from './islands/page-record.ts';
export { register } from './islands/register.ts';
export { scan } from './islands/scan.ts';
export type { Setting, SettingInfo, SettingsSchema } from './islands/settings.ts';
export { choice, defineSettings, number, SettingsError, text, toggle } from './islands/settings.ts';
export { type WidgetComponentProps, widgetComponent } from './islands/widget-component.tsx';
// The page
export { runScriptAgain } from './page/add-script.ts';
export { adoptStyles } from './page/adopt-styles.ts';
export { alertVisitor } from './page/alert.ts';
export { announce } from './page/announce.ts';
export { type AssetAnswer, addAssets, addAssetUrls } from './page/assets.ts';
// The page's shop
export { cart } from './page/cart.ts';
export { type Combobox, type ComboboxHost, type ComboboxOptions, combobox } from './page/combobox.ts';
// The page's lists
export { dataStores } from './page/data-stores.ts';
export { dim } from './page/dim.ts';
export { followPopups } from './page/follow-popups.ts';
export { applyFragments, applyInnerFragments } from './page/fragments.ts';
export { highlightElement, highlightRanges } from './page/highlight.ts';
export { parseHtml, parsePage } from './page/html.ts';
export { fillTemplate, pageTemplate, type TemplateOptions } from './page/item-template.ts';
export { keepOperable } from './page/keep-operable.ts';
export { type LatestAnswer, type LatestAnswerOptions, latestAnswer } from './page/latest-answer.ts';
export { dispatchLegacy, onLegacy } from './page/legacy-events.ts';
export { type AskListing, askListing } from './page/listing/ask-listing.ts';
export { applyPluginHook, listingItemData, plainCopy } from './page/listing/read-item.ts';
export {
  addressOf as listingAddress,
  type ListingAddress,
  navOf as listingNav,
} from './page/listing/read-listing.ts';
export { reloadListing, replaceListing } from './page/listing/reload-listing.ts';
export { loadBehaviours } from './page/load-behaviours.ts';
export { loadItemLinks } from './page/load-item-links.ts';
export { connectLoop, type LoopOptions, type LoopPaging } from './page/loop/connect-loop.ts';
export {
  type FilterOutcome,
  type FilterPlace,
  filteredUrl,
  filterLoop,
  filtersOf,
} from './page/loop/filter-loop.ts';
export { followLoop } from './page/loop/history.ts';
export { goTo, openTab, reloadPage } from './page/navigate.ts';
export { tellPopup } from './page/popup-events.ts';
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
} from './page/popups.ts';
export { type LinkAction, registerAction } from './page/register-action.ts';
export { safeUrl } from './page/safe-url.ts';
export { type CategoryFields, type CategoryHost, keepCategory } from './page/search-category.ts';
export { everySecond } from './page/seconds.ts';
export { type LockHost, type SubmitLock, submitLock } from './page/submit-lock.ts';
export { type StartOptions, start, stop } from './start.ts';
export { type BuilderStore, builderStore } from './state/builder-store.ts';
export type { AddOutcome, Cart } from './state/cart.ts';
export { type DataStores, storeItem } from './state/data-stores.ts';

// Shared state
export { type Breakpoints, type Device, device } from './state/device.ts';
export { directionOf } from './state/direction.ts';
export { editMode } from './state/edit-mode.ts';
export { firstSeen } from './state/first-seen.ts';
export { type Locale, languageOf } from './state/language.ts';
export { originalHasShown } from './state/original-popups.ts';
export { pageVisits, type Visits } from './state/page-views.ts';
export { type ImpressionPeriod, type PopupRecord, popupRecord } from './state/popup-record.ts';
export { shared } from './state/shared.ts';

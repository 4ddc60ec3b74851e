/** The page's shop, for applications and widgets: the cart, the visitor's lists, the device and the language. */

export type { AddRequest } from './cart/add-plan.ts';
export { cart } from './cart/cart.ts';
export type { AddOutcome, Cart } from './cart/cart-state.ts';
export { LINE_MARKUP } from './cart/line-names.ts';
export { type CartContents, type CartLine, cartContents, readLineName } from './cart/read-contents.ts';
export { type CartNow, useCart } from './hooks/use-cart.ts';
export {
  type StoreNow,
  type StoreOptions,
  type StoreOutcome,
  type StoreType,
  useStore,
} from './hooks/use-store.ts';
export { type Breakpoints, device, forDevice } from './signals/device.ts';
export { editMode } from './signals/edit-mode.ts';
export { languageOf } from './signals/foreign-texts.ts';
export { textLanguageOf } from './signals/locale.ts';
export { DEVICES, type Device, type DeviceValues } from './site/devices.ts';
export { dataStores } from './stores/data-stores.ts';
export { storeNames } from './stores/names.ts';
export type { StoreAnswer, StoreChange } from './stores/requests.ts';
export { isPostId, type StoreRef, toStoreRef } from './stores/store-ref.ts';
export { type DataStores, storeItem } from './stores/store-state.ts';
export { useDevice } from './view/hooks/use-device.ts';

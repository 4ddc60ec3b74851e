/**
 * For widget authors: declaring a widget and its settings, reading and enhancing the server's HTML, and requests to the site.
 * Functions for the rest of the page and its scripts are in `@iyim/runtime/page`, those for the shop in `@iyim/runtime/shop`.
 */

// The runtime's copy of the signals library: a widget with another copy would miss changes to the runtime's signals

export { batch, computed, effect, type Signal, signal } from '@preact/signals-core';

// Declaring a widget and its settings

export { lazyWidget } from './islands/lazy-widget.ts';
export type { Island, ViewProps, Widget, WidgetDefinition } from './islands/types.ts';
export { defineWidget } from './islands/types.ts';
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
  defineSettings,
  type Entries,
  noSettings,
  type Setting,
  SettingsError,
  type SettingsSchema,
} from './settings/settings.ts';

// Rendering React views over the server's HTML

export type { Bindings } from './view/bindings.ts';
export { Each, Enhance, EnhanceAll, type EnhanceProps } from './view/enhance.tsx';
export { useLifetime, useSignalEffect, useStable } from './view/hooks/effects.ts';
export { useAnnouncement } from './view/hooks/use-announcement.ts';
export { useChange } from './view/hooks/use-change.ts';
export { useCombobox } from './view/hooks/use-combobox.ts';
export {
  prefersReducedMotion,
  useDocumentHidden,
  useMedia,
  useReducedMotion,
} from './view/hooks/use-device.ts';
export { useDisclosure } from './view/hooks/use-disclosure.ts';
export { useDismissal } from './view/hooks/use-dismissal.ts';
export { useHeightMotion } from './view/hooks/use-height-motion.ts';
export { useLatestAnswer } from './view/hooks/use-latest-answer.ts';
export { useLegacyEvent, useListener } from './view/hooks/use-listener.ts';
export { useModality } from './view/hooks/use-modality.ts';
export { useReadingTime } from './view/hooks/use-reading-time.ts';
export { useRequest } from './view/hooks/use-request.ts';
export { useRovingFocus } from './view/hooks/use-roving-focus.ts';
export { useServerNode, useServerNodes, useServerParts } from './view/hooks/use-server-node.ts';
export { useSight } from './view/hooks/use-sight.ts';
export { useSize } from './view/hooks/use-size.ts';
export { useViewport } from './view/hooks/use-viewport.ts';
export { useIsland } from './view/island-context.ts';
export { Part, type PartProps } from './view/part.tsx';
export { pressable } from './view/pressable.ts';
export { ServerHtml } from './view/server-html.tsx';
export { Slot, type SlotProps } from './view/slot.tsx';

// Reading untrusted values from the page

export { parseHtml } from './host-page/html/html.ts';
export { NothingToEnhance } from './islands/types.ts';
export { directionOf } from './signals/direction.ts';
export { attempt } from './site/attempt.ts';
export { coerceFlag, coerceNumber, coerceText } from './site/coerce.ts';
export { isPlainObject, jsonAttribute, ownValue, type PlainObject, parseJson } from './site/plain.ts';
export { safeUrl } from './site/safe-url.ts';

// Announcements, events, errors and the site

export { announce } from './host-page/announce.ts';
export { dispatchLegacy } from './host-page/legacy-events.ts';
export { siteConfig } from './site/config.ts';
export { isAbort } from './site/errors.ts';
export { report } from './site/report.ts';
export { type Site, site } from './site/site.ts';

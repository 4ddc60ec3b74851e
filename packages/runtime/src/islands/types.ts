import type { ComponentType } from 'react';
import type { Entries, SettingsSchema } from '../settings/settings.ts';
import type { Messages } from '../site/config-shape.ts';

/** The view's access to its island. The object stays the same for the island's whole life. */
export interface Island {
  /** The widget's name, as in `data-widget`. */
  readonly name: string;
  /** The server-rendered element with `data-widget`. The view changes the host and its content only through its JSX. */
  readonly host: HTMLElement;
  /** Aborted when the island is unmounted. Pass it to every listener, request and wait. */
  readonly signal: AbortSignal;
  /** Returns an id that is unique on the page and stable for this island: `id('panel')` → `iyim-7-panel`. */
  id(part: string): string;
  /** Fires a bubbling `CustomEvent` from the host. Returns false if a listener prevented its default. */
  emit(type: `iyim:${string}`, detail?: unknown): boolean;
  /**
   * Wraps an event handler: an error that it throws, or a rejection of its promise, fails this island and no other (RT-7).
   * An aborted request is not an error.
   */
  handler<Args extends unknown[]>(run: (...args: Args) => unknown): (...args: Args) => void;
  /** Reports an error that the island survives (a refused request, a bad answer) through the error funnel. */
  report(error: unknown, where: string): void;
  /**
   * Returns a text of this widget or of the shared catalogue in the page's language. `{name}` is replaced from `values`, and
   * `values.count` chooses the plural form.
   */
  text(key: string, values?: Record<string, string | number>): string;
}

export interface ViewProps<Settings, Input> {
  readonly island: Island;
  readonly settings: Settings;
  readonly input: Input;
}

/** A widget's complete definition. It loads with the widget's chunk, when its first island activates. */
export interface WidgetDefinition<Settings, Input, E extends Entries = Entries> {
  readonly name: string;
  readonly settings: SettingsSchema<Settings, E>;
  /**
   * Turns the host's markup into typed input for the view. Throws to refuse the host, and `NothingToEnhance` for a host without
   * content to enhance. Runs on the server's HTML, before the view has changed anything; values that depend on settings are
   * computed in the view.
   */
  readonly read: (host: HTMLElement) => Input;
  readonly View: ComponentType<ViewProps<Settings, Input>>;
  /** Style sheet text, adopted once when the first island mounts. */
  readonly styles?: string;
  readonly messages?: Messages;
  /**
   * Whether the view moves the host itself to another place of the page. `widgetComponent` then renders a wrapper without a box
   * around the host. The wrapper stays in place: React must find its node where it rendered it, to remove it or to insert another
   * before it. @default false
   */
  readonly movesHost?: boolean;
  /** Runs before a host's island mounts. If it rejects, the code counts as not loaded. */
  readonly prepare?: (host: HTMLElement) => Promise<unknown> | undefined;
  /** Returns settings from elsewhere: from a CMS global, or an element around the host. The host's own settings override them. */
  readonly pageSettings?: (host: HTMLElement) => Record<string, unknown>;
}

/** A definition with erased types, as stored in the registry. */
// biome-ignore lint/suspicious/noExplicitAny: only each definition knows the types of its settings and input
export type AnyDefinition<E extends Entries = Entries> = WidgetDefinition<any, any, E>;

/** A widget's declaration in the entry script, available before its chunk has loaded. */
export interface Widget {
  readonly name: string;
  /** Default for `data-widget-load`. Empty text means its default. @default 'visible(200px)' */
  readonly trigger?: string | undefined;
  /** Selector for elements inside a host that answer a click only when the island is mounted; see `replay.ts`. */
  readonly claims?: string | undefined;
  /**
   * Whether the links that the widget claims, such as delete links, must be confirmed before they are followed. Every click then
   * waits for the island, even a click that opens a new tab. If the widget's code does not load, the page asks with `confirm`.
   * @default false
   */
  readonly guards?: boolean | undefined;
  readonly load: () => Promise<WidgetCode>;
  readonly page?: BroughtToPage | undefined;
  /** Result of `load`, once it was called; see `load-code.ts`. */
  code?: Promise<WidgetCode> | undefined;
}

/** Content and options of the lightbox. */
export interface LightboxSettings {
  /** Address of the picture or video: `http(s)`, or relative to the page. */
  readonly url: string;
  /** @default 'image' */
  readonly type?: 'image' | 'video';
  /**
   * Shows the picture or video together with all elements that have the same `data-elementor-lightbox-slideshow`. @default shown
   * alone
   */
  readonly slideshow?: string;
  /** Provider of the video. By default it is derived from the address; an address of an unknown provider counts as a file. */
  readonly videoType?: 'hosted' | 'youtube' | 'vimeo' | 'dailymotion' | 'videopress';
  readonly modalOptions?: {
    /** Aspect ratio of a video, as width and height without a separator: `169`, `219`, `43`, `32`, `11`, `916`. @default '169' */
    readonly videoAspectRatio?: string;
    /** Class of an animation in the page's style sheets. */
    readonly entranceAnimation?: string;
    readonly entranceAnimation_tablet?: string;
    readonly entranceAnimation_mobile?: string;
  };
}

/** A page-wide behaviour, in addition to the islands (PG-5). */
export interface PageBehaviour {
  /** Whether the page needs the behaviour from the beginning. Called once the page has been parsed. */
  readonly sign?: (document: Document) => unknown;
  /** Whether the behaviour may answer this press. The press then waits until the behaviour has started. */
  readonly answers?: (target: Element, event: Event) => unknown;
  /** Fetches the function that starts the behaviour. */
  readonly load: () => Promise<(document: Document) => unknown>;
}

/**
 * Selectors, by widget name, of the elements in the original plugins' markup that become hosts of the widget (RT-26). These
 * elements contain the widget's settings.
 */
export type Originals = Readonly<Record<string, string>>;

/**
 * Page-wide parts that a package of widgets brings. Behaviours are taken from all of the page's widgets, each other part from the
 * first widget that brings it.
 */
export interface BroughtToPage {
  /** Page-wide behaviours by name. */
  readonly behaviours?: Readonly<Record<string, PageBehaviour>> | undefined;
  /**
   * Fetches the lightbox when one of the page's picture links or action links is first used. `settings` come from an action link
   * in the page and are not trusted. The focus returns to `opener`.
   */
  readonly lightbox?: (() => Promise<{ openLightbox(settings: unknown, opener: Element): void }>) | undefined;
  /** Fetches the table of originals for a page that adopts their markup. */
  readonly originals?: (() => Promise<{ readonly originals: Originals }>) | undefined;
  /** Fetches the panel that explains the page's islands (IN-1). */
  readonly inspector?: (() => Promise<{ inspect(options: InspectOptions): unknown }>) | undefined;
  /** Fetches the code that reads the settings of hosts while the page is edited (EM-3). */
  readonly editor?: (() => Promise<SettingsEditor>) | undefined;
}

/** Options of `inspect`. */
export interface InspectOptions {
  /** Prints the report to the console instead of opening the panel. @default false */
  readonly print?: boolean;
}

/** Reads settings of hosts in the page builder's editor. */
export interface SettingsEditor {
  /** Returns a host's settings, overridden by those in the editor. */
  currentSettings(host: Element): Record<string, unknown>;
  /** Calls `changed` whenever a host's settings may have changed, until `signal` is aborted. */
  followSettings(host: Element, changed: () => void, signal: AbortSignal): void;
}

export interface WidgetCode {
  readonly definition: AnyDefinition;
  readonly renderer: Renderer;
}

/** Mounts islands. Each copy of the script has a renderer for its own React (RT-8). */
export interface Renderer {
  /** Queues an island, whose code has loaded, to be mounted. Urgent islands mount before the others. */
  enqueue(task: MountTask): void;
}

export interface MountTask {
  readonly record: IslandRecord;
  readonly definition: AnyDefinition;
}

/** Values of `data-widget-state`. */
export type HostState = 'failed' | 'pending' | 'loading' | 'mounted';

/**
 * An island: a widget on a host, from the moment the host is found until it is released. A host that is inserted again gets a new
 * record.
 */
export interface IslandRecord {
  readonly host: HTMLElement;
  readonly name: string;
  /** Prefix of every id that this island creates, such as `iyim-7`. */
  readonly id: string;
  /** `ended`: released. Results that are still pending for it are dropped. */
  state: HostState | 'ended';
  /** True once the visitor has clicked the island, so that it mounts before the others. */
  urgent?: boolean;
  /** Whether the host has been in the document. Only then does its removal end the island. */
  entered: boolean;
  /** Times at which the island entered its states, in ms since the page's navigation. */
  times?: Partial<Record<IslandRecord['state'], number>>;
  /** The error that ended a failed island, and the step that failed. */
  failure?: { readonly error: unknown; readonly where: string };
  /** Reason for which a mounted island has nothing to enhance; see `NothingToEnhance`. */
  nothing?: string;
  /** Undefined until a widget of this name is registered. */
  widget: Widget | undefined;
  /** Ends the wait for the trigger. */
  disarm?: (() => void) | undefined;
  /** Unmounts the island and restores the host's server HTML. */
  unmount?: (() => void) | undefined;
  /** Reads the settings again, in a microtask. */
  update?: (() => void) | undefined;
  /**
   * Callbacks, each called once when the island has mounted, failed or ended, or cannot be fetched because the browser is
   * offline.
   */
  readonly settled: ((value?: unknown) => void)[];
}

/**
 * Thrown by `read` for a host without content to enhance, such as a gallery without pictures. This is not an error: the host is
 * left unchanged, counts as mounted, and nothing is reported to error monitors.
 *
 * @param message Names the expected and the found content; it is logged once per page.
 */
export class NothingToEnhance extends Error {
  override readonly name = 'NothingToEnhance';
}

/** Declares a widget whose code has already loaded. Types of settings and input are inferred. */
export function defineWidget<Settings, Input, E extends Entries = Entries>(
  definition: WidgetDefinition<Settings, Input, E>,
): WidgetDefinition<Settings, Input, E> {
  return definition;
}

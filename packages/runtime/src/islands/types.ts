import type { ComponentType } from 'react';
import type { Entries, SettingsSchema } from '../settings/settings.ts';
import type { Messages } from '../site/config-shape.ts';

/** What a view knows of the island it draws. One object an island, the same for the island's whole life. */
export interface Island {
  /** The widget's name, as in `data-widget`. */
  readonly name: string;
  /** The element the server rendered. It and what is inside it belong to the page: the view's JSX says what it changes. */
  readonly host: HTMLElement;
  /** Aborted when the island is unmounted: pass it to every listener, request and wait. */
  readonly signal: AbortSignal;
  /** An id that is unique on the page and stable for this island: `id('panel')` → `iyim-7-panel`. */
  id(part: string): string;
  /** Fires a bubbling `CustomEvent` from the host. Returns false when a listener prevented its default. */
  emit(type: `iyim:${string}`, detail?: unknown): boolean;
  /**
   * Wraps an event handler: an error it throws, or a promise of it that rejects, fails this island and no other (RT-7).
   * An aborted request is not an error.
   */
  handler<Args extends unknown[]>(run: (...args: Args) => unknown): (...args: Args) => void;
  /** Reports an error that the island survives (a refused request, a bad answer) through the one error funnel. */
  report(error: unknown, where: string): void;
  /**
   * A text of this widget or of the shared catalogue in the page's language; `{name}` is replaced from `values`, and
   * `values.count` chooses the plural form.
   */
  text(key: string, values?: Record<string, string | number>): string;
}

export interface ViewProps<Settings, Input> {
  readonly island: Island;
  readonly settings: Settings;
  readonly input: Input;
}

/** Everything a widget is. It is loaded with the widget's chunk, when its first island activates. */
export interface WidgetDefinition<Settings, Input, E extends Entries = Entries> {
  readonly name: string;
  readonly settings: SettingsSchema<Settings, E>;
  /**
   * Turns the host's markup into typed input; the only code that knows markup hooks. Throws to refuse the host, and
   * `NothingToEnhance` for one that holds nothing to work on. Runs on the
   * server's HTML, before the view has changed anything; what depends on settings is computed in the view.
   */
  readonly read: (host: HTMLElement) => Input;
  readonly View: ComponentType<ViewProps<Settings, Input>>;
  /** Style sheet text, adopted once when the first island mounts. */
  readonly styles?: string;
  readonly messages?: Messages;
  /**
   * The view takes the host itself to another place of the page. Its component draws an element without a box around it, which
   * stays: React must find what it removes, and what it puts things before, where it has put them.
   * @default false
   */
  readonly movesHost?: boolean;
  /** What must have been done before the first island mounts. When it rejects, the code counts as not loaded. */
  readonly prepare?: () => Promise<unknown> | undefined;
  /** Settings that stand elsewhere: in a CMS global, or on an element around the host. The host's own settings win. */
  readonly pageSettings?: (host: HTMLElement) => Record<string, unknown>;
}

/** A definition whose types are no longer known, as the registry keeps it. */
// biome-ignore lint/suspicious/noExplicitAny: settings and input are opaque here; each definition pairs them itself
export type AnyDefinition<E extends Entries = Entries> = WidgetDefinition<any, any, E>;

/** What the entry script knows of a widget before its chunk is loaded. */
export interface Widget {
  readonly name: string;
  /** Default for `data-widget-load`. */
  readonly trigger: string;
  /** Selector, inside a host, of what answers a click only when the island is mounted; see `replay.ts`. */
  readonly claims?: string | undefined;
  /**
   * What it claims must not be followed unasked, such as a link that deletes. Every click waits for the island then, also one for
   * another tab; where its code does not load, the page asks with `confirm`. @default false
   */
  readonly guards?: boolean | undefined;
  readonly load: () => Promise<WidgetCode>;
  readonly page?: BroughtToPage | undefined;
  /** What `load` gave or will give; see `load-code.ts`. */
  code?: Promise<WidgetCode> | undefined;
}

/** What the lightbox is to show. */
export interface LightboxSettings {
  /** The picture or video: `http(s)`, or relative to the page. */
  readonly url: string;
  /** @default 'image' */
  readonly type?: 'image' | 'video';
  /** Shown among all elements whose `data-elementor-lightbox-slideshow` is the same. @default alone */
  readonly slideshow?: string;
  /** Without it a provider is known by its address, and anything else is a file. */
  readonly videoType?: 'hosted' | 'youtube' | 'vimeo' | 'dailymotion' | 'videopress';
  readonly modalOptions?: {
    /** Width and height without what stands between them: `169`, `219`, `43`, `32`, `11`, `916`. @default '169' */
    readonly videoAspectRatio?: string;
    /** Class of an animation of the page's own style sheets. */
    readonly entranceAnimation?: string;
    readonly entranceAnimation_tablet?: string;
    readonly entranceAnimation_mobile?: string;
  };
}

/** Something that the page does as a whole, beside its islands (PG-5). */
export interface PageBehaviour {
  /** Whether the page needs it from the beginning; asked once the page has been parsed. */
  readonly sign?: (document: Document) => unknown;
  /** Whether it may answer this press, which then waits until it has begun. */
  readonly answers?: (target: Element, event: Event) => unknown;
  /** Fetches the function that begins it. */
  readonly load: () => Promise<(document: Document) => unknown>;
}

/**
 * By widget name a selector for the elements of the original plugins' markup that become its hosts (RT-26): the ones that
 * carry the settings.
 */
export type Originals = Readonly<Record<string, string>>;

/** What a package of widgets brings for the page as a whole. Of a page's widgets the first that brings a part is asked. */
export interface BroughtToPage {
  /** By the name under which each runs. */
  readonly behaviours?: Readonly<Record<string, PageBehaviour>> | undefined;
  /**
   * Fetches the lightbox that links to pictures and action links of the page are shown in; called with the first of them.
   * `settings` are an action link's, from the page: not to be trusted. `opener` gets the focus back.
   */
  readonly lightbox?: (() => Promise<{ openLightbox(settings: unknown, opener: Element): void }>) | undefined;
  /** Fetches the table for a page that adopts. */
  readonly originals?: (() => Promise<{ readonly originals: Originals }>) | undefined;
  /** Fetches what reads the settings of hosts while the page is edited (EM-3). */
  readonly editor?: (() => Promise<SettingsEditor>) | undefined;
}

/** Reads settings of hosts in the page builder's editor. */
export interface SettingsEditor {
  /** A host's settings: those in the editor, over its own. */
  currentSettings(host: Element): Record<string, unknown>;
  /** Calls `changed` whenever a host's settings may have changed, until `signal` is aborted. */
  followSettings(host: Element, changed: () => void, signal: AbortSignal): void;
}

export interface WidgetCode {
  readonly definition: AnyDefinition;
  readonly renderer: Renderer;
}

/** Mounts islands. Each copy of the script brings the one that belongs to its own React (RT-8). */
export interface Renderer {
  /** Mounts an island whose code is here, in its turn; urgent ones go before the others. */
  enqueue(task: MountTask): void;
}

export interface MountTask {
  readonly record: IslandRecord;
  readonly definition: AnyDefinition;
}

/** What `data-widget-state` shows. */
export type HostState = 'failed' | 'pending' | 'loading' | 'mounted';

/** One island: a widget on a host, from the moment it is found until it is released. A host that comes back has a new one. */
export interface IslandRecord {
  readonly host: HTMLElement;
  readonly name: string;
  /** `iyim-7`: prefix of every id this island makes. */
  readonly id: string;
  /** `ended`: released; what is still under way for it comes to nothing. */
  state: HostState | 'ended';
  /** Somebody clicked it: it mounts before islands that nobody has asked for. */
  urgent?: boolean;
  /** Whether the host has been in the document: then its island ends when it leaves. */
  entered: boolean;
  /** Undefined until a widget of this name is registered. */
  widget: Widget | undefined;
  /** Ends the wait for the trigger. */
  disarm?: (() => void) | undefined;
  /** Ends the mounted island and gives the host its server HTML back. */
  unmount?: (() => void) | undefined;
  /** Reads the settings anew, after the work at hand. */
  update?: (() => void) | undefined;
  /** Called once, when the island mounted, failed or ended, or cannot be fetched while the browser is offline. */
  readonly settled: ((value?: unknown) => void)[];
}

/**
 * Thrown by `read` for a host in which the server has left nothing to enhance, such as a gallery without pictures. This is not a fault: the
 * host stays as it is, counts as mounted, and no monitor of errors hears of it.
 *
 * @param message What was expected and what was found; shown in the console once a page.
 */
export class NothingToEnhance extends Error {
  override readonly name = 'NothingToEnhance';
}

/** Declares a widget whose code is already here. Types of settings and input are inferred. */
export function defineWidget<Settings, Input, E extends Entries = Entries>(
  definition: WidgetDefinition<Settings, Input, E>,
): WidgetDefinition<Settings, Input, E> {
  return definition;
}

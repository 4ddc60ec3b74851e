/** A text of the panel: the key of a message in `texts.json`, and its values. */
export interface Phrase {
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Something on the page that is wrong or worth knowing, with its remedy. */
export interface Finding {
  readonly level: 'error' | 'warning' | 'note';
  readonly what: Phrase;
  readonly remedy?: Phrase;
  /** Text of an error, which is in English. */
  readonly detail?: string;
  /** Element that the finding is about. */
  readonly element?: Element | undefined;
}

/** An element that a finding is about, or another text of the same error. */
export interface Place {
  readonly element?: Element;
  /** Name of the element, with its id and classes. */
  readonly label?: string;
  /** Text of the error here, if the group has several. */
  readonly detail?: string;
}

/** Findings with the same cause and remedy, and the places that they are about. */
export interface FindingGroup extends Pick<Finding, 'level' | 'what' | 'remedy'> {
  /** Text of the error, if it is the same in all places. */
  readonly detail?: string;
  readonly places: readonly Place[];
}

/** A setting of a host as the widget reads it. */
export interface ReadSetting {
  readonly name: string;
  /** The value in use, as JSON. */
  readonly value: string;
  readonly isDefault: boolean;
  /** Message about an invalid written value. */
  readonly problem?: string;
}

/** A handler of a page script that answers events in a host. */
export interface ForeignHandler {
  readonly event: string;
  /** Selector of the elements whose events it handles, or the name of the element that it is bound to. */
  readonly target: string;
  /** Namespace and function name, as far as they have any. */
  readonly name: string;
  /** Whether the island handles these events in its place. */
  readonly isTaken: boolean;
}

/** A file of the bundle that a widget needs. */
export interface Chunk {
  readonly file: string;
  /** Gzipped size in bytes; undefined if the manifest could not be read. */
  readonly bytes?: number | undefined;
  readonly isFetched: boolean;
}

/** A widget on a host. */
export interface InspectedHost {
  readonly element: HTMLElement;
  /** The element's name, id and classes. */
  readonly label: string;
  readonly widget: string;
  readonly state: 'failed' | 'pending' | 'loading' | 'mounted' | 'unknown';
  /** Why the host is in this state, unless it is simply mounted. */
  readonly reason?: Phrase | undefined;
  readonly trigger: string;
  readonly isAdopted: boolean;
  /** Time from the trigger to `mounted`, and the time since navigation, in ms. */
  readonly mounted?: { readonly after: number; readonly at: number } | undefined;
  /** Files that the island needs, its own first. */
  readonly chunks: readonly Chunk[];
  /** Settings as the server has written them, unchecked. */
  readonly written: Readonly<Record<string, unknown>>;
  /** Settings as the loaded widget reads them. */
  readonly settings?: readonly ReadSetting[];
  /** Keys that the widget does not know, each with the key that was probably meant. */
  readonly unknownKeys: readonly { readonly key: string; readonly meant: string | undefined }[];
  readonly handlers: readonly ForeignHandler[];
  /** Layout shift of elements in this host. */
  readonly shift: number;
  readonly findings: readonly Finding[];
}

/** Elements of an original plugin that a widget could replace but that are not islands. */
export interface NotAdopted {
  readonly widget: string;
  readonly elements: readonly Element[];
  readonly reason: Phrase;
}

/** A script of an original plugin on the page. */
export interface OriginalScript {
  readonly handle: string;
  readonly file: string;
  /** Widgets that replace parts of it. */
  readonly widgets: readonly string[];
  readonly verdict: 'keep' | 'conflict' | 'partly' | 'mayGo' | 'unused';
  readonly advice: Phrase;
}

export interface InspectedConfig {
  readonly source: Phrase;
  /** Values in use, by path. */
  readonly values: readonly (readonly [path: string, value: string])[];
}

/** Everything that the panel shows. */
export interface Report {
  readonly version: string;
  /** Address of the page without its query. */
  readonly address: string;
  readonly browser: string;
  readonly hosts: readonly InspectedHost[];
  readonly notAdopted: readonly NotAdopted[];
  readonly scripts: readonly OriginalScript[];
  readonly config: InspectedConfig;
  /** Addresses of the scripts of this library. */
  readonly copies: readonly string[];
  readonly hasStyles: boolean;
  /** Layout shift of the page, without shifts right after the visitor's input. */
  readonly shift: number;
  /** Findings about the page and its hosts, the most serious first. */
  readonly findings: readonly FindingGroup[];
}

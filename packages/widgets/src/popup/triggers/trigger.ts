/** A popup's triggers, read from its settings. One that is not there is off (PO-1). */
export interface Triggers {
  /** So many seconds after the page has come. */
  readonly page_load?: { readonly delay: number };
  readonly scrolling?: {
    readonly direction: 'down' | 'up';
    /** Per cent of the way down the page; without meaning upwards. */
    readonly offset: number;
  };
  /** An element comes into view. */
  readonly scrolling_to?: { readonly selector: string };
  readonly click?: { readonly times: number };
  /** So many seconds without a sign of life. */
  readonly inactivity?: { readonly seconds: number };
  readonly exit_intent?: Readonly<Record<never, never>>;
}

export type TriggerName = keyof Triggers;

/** How every trigger is armed: `fire` at most once, and nothing any more when `signal` ends. */
export interface ArmOptions<Settings> {
  readonly settings: Settings;
  readonly document: Document;
  readonly signal: AbortSignal;
  readonly fire: () => void;
}

export type Arm<Settings> = (options: ArmOptions<Settings>) => void;

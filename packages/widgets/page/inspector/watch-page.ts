import { ENTRY, STAND_ALONE } from './script-names.ts';

/** A layout shift, without shifts right after the visitor's input. */
interface Shift {
  readonly value: number;
  readonly nodes: readonly Node[];
}

/** The bundle's list of files; see `build/manifest.ts`. */
export interface BundleFiles {
  /** Address of the bundle's folder. */
  readonly folder: string;
  readonly bytes: Readonly<Record<string, number>>;
  readonly widgets: Readonly<Record<string, readonly string[]>>;
}

/** Something that the page's Content Security Policy has blocked. */
export interface Violation {
  readonly directive: string;
  /** Blocked address, or a word such as `inline`. */
  readonly blocked: string;
  /** Whether a file of the library was blocked, or something that its code did. */
  readonly isOwn: boolean;
  /** Whether the library's Trusted Types policy was not allowed. */
  readonly isOwnPolicy: boolean;
}

/** Reports of the browser about the page, from its beginning if the browser keeps them. */
export interface PageWatch {
  readonly shifts: readonly Shift[];
  /** Violations of the Content Security Policy, by directive and blocked address. */
  readonly violations: ReadonlyMap<string, Violation>;
  /** Resolves with the bundle's files; undefined if the page does not use the bundle, or its manifest is missing. */
  readonly files: Promise<BundleFiles | undefined>;
}

interface ShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources?: readonly { readonly node?: Node | null }[];
}

/** Collects layout shifts and violations until `signal` is aborted. Calls `changed` after each. */
export function watchPage(signal: AbortSignal, changed: () => void): PageWatch {
  const shifts: Shift[] = [];
  const violations = new Map<string, Violation>();
  const observe = <Entry>(read: (entry: Entry) => void, type: string) => {
    try {
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) read(entry as Entry);
      });
      observer.observe({ type, buffered: true });
      signal.addEventListener('abort', () => observer.disconnect());
    } catch {
      // This browser does not report entries of this type.
    }
  };
  observe<ShiftEntry>(({ value, hadRecentInput, sources = [] }) => {
    if (hadRecentInput) return;
    const nodes = sources.flatMap(({ node }) => node ?? []);
    // Browsers do not name elements in shadow trees. The panel is in one, and moves when its content changes.
    if (nodes.length === 0 && document.querySelector('[data-iyim-inspector]')) return;
    shifts.push({ value, nodes });
    changed();
  }, 'layout-shift');
  const folder = bundleFolder();
  const isOwnFile = (address: unknown) => folder !== undefined && String(address).startsWith(folder);
  const add = ({ effectiveDirective, blockedURI, blockedURL, sourceFile, sample }: ReportedViolation) => {
    const address = blockedURI ?? blockedURL;
    if (address === manifestAddress()) return; // the panel's own request
    const directive = String(effectiveDirective);
    const blocked = String(address || 'inline').slice(0, 200);
    violations.set(`${directive}: ${blocked}`, {
      directive,
      blocked,
      isOwn: isOwnFile(address) || isOwnFile(sourceFile),
      isOwnPolicy: directive === 'trusted-types' && /^iyim/.test(String(sample ?? '')),
    });
    changed();
  };
  document.addEventListener('securitypolicyviolation', (event) => add(event), { signal });
  followReports(add, signal);
  return { shifts, violations, files: fetchFiles() };
}

/** A violation as the event and the Reporting API describe it. */
interface ReportedViolation {
  readonly effectiveDirective?: unknown;
  readonly blockedURI?: unknown;
  readonly blockedURL?: unknown;
  readonly sourceFile?: unknown;
  readonly sample?: unknown;
}

interface Reporting {
  observe(): void;
  disconnect(): void;
}
type ReportingConstructor = new (
  callback: (reports: readonly { body: ReportedViolation | null }[]) => void,
  options: object,
) => Reporting;

/** Reads violations that happened before the panel opened, in browsers that keep them (Chromium). */
function followReports(add: (violation: ReportedViolation) => void, signal: AbortSignal): void {
  const { ReportingObserver: Observer } = globalThis as { ReportingObserver?: ReportingConstructor };
  if (!Observer) return;
  const observer = new Observer(
    (reports) => {
      for (const { body } of reports) add(body ?? {});
    },
    { types: ['csp-violation'], buffered: true },
  );
  observer.observe();
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Returns the addresses of all scripts that the page has loaded or contains. */
const scriptAddresses = (): string[] => [
  ...new Set([
    ...[...document.scripts].map(({ src }) => src),
    ...performance.getEntriesByType('resource').map(({ name }) => name),
  ]),
];

const pathOf = (address: string): string => address.replace(/[?#].*$/, '');

/** Returns the addresses of the entries and stand-alone scripts of this library. Their names are the only way to recognise them. */
export const findCopies = (): string[] =>
  scriptAddresses().filter((address) => ENTRY.test(pathOf(address)) || STAND_ALONE.test(pathOf(address)));

/** Returns the number of different builds of the bundle that run on the page. Each shares its modules under its own name. */
export function countBuilds(): number {
  const slots = (globalThis as { [key: symbol]: unknown })[Symbol.for('iyim')];
  return slots instanceof Map ? [...slots.keys()].filter((key) => String(key).startsWith('code ')).length : 0;
}

/** Returns the status of a fetched file, or 0 if the browser does not expose it; undefined if the file was not requested. */
export function fetchedStatus(address: string): number | undefined {
  const entry = performance.getEntriesByName(address)[0] as
    | (PerformanceEntry & { readonly responseStatus?: number })
    | undefined;
  return entry && (entry.responseStatus ?? 0);
}

/** Returns the address of the bundle's folder; undefined if the page does not use the bundle. */
function bundleFolder(): string | undefined {
  const entry = findCopies().find((address) => ENTRY.test(pathOf(address)));
  return entry && pathOf(entry).replace(/[^/]*$/, '');
}

const manifestAddress = (): string => `${bundleFolder()}manifest.json`;

async function fetchFiles(): Promise<BundleFiles | undefined> {
  const folder = bundleFolder();
  if (!folder) return undefined;
  try {
    const answer = await fetch(manifestAddress());
    const { files, widgets } = (await answer.json()) as {
      files: Record<string, { gzip: number }>;
      widgets: BundleFiles['widgets'];
    };
    const bytes = Object.fromEntries(Object.entries(files).map(([name, { gzip }]) => [name, gzip]));
    return { folder, bytes, widgets };
  } catch {
    return undefined; // the folder was copied without it, or its answer is something else
  }
}

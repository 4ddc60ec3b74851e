/**
 * The page's own configuration: what was given to `start({ config })`, else the JSON of
 * `<script type="application/json" id="iyim-config">`, else nothing. Small, because the entry script carries it; what the
 * CMS's global objects say is read by `config.ts`, with the first widget that needs it.
 */
export interface PageConfig {
  /** Replaces single vendor names; same shape as `names.ts`, any part of it. */
  readonly names?: Readonly<Record<string, unknown>>;
  /** Site addresses, nonces and limits; same shape as `SiteConfig`, any part of it. */
  readonly site?: Readonly<Record<string, unknown>>;
  /** Overrides of texts, by language and then `widget.key` or `key`. */
  readonly messages?: Readonly<Partial<Record<'he' | 'en', Readonly<Record<string, string>>>>>;
  /** Label replacement: `false` for none; `texts` adds labels; `subtotal` picks the reading of "Subtotal" (default `subtotal`). */
  readonly labels?: false | { readonly texts?: Readonly<Record<string, string>>; readonly subtotal?: 'subtotal' | 'total' };
  /** True in the page builder's editor or preview, where the CMS's globals do not say so. */
  readonly editMode?: boolean;
}

let explicit: PageConfig | undefined;
let fromPage: PageConfig | undefined;

export function setPageConfig(config: PageConfig | undefined): void {
  explicit = config;
  fromPage = undefined;
}

export function pageConfig(): PageConfig {
  if (explicit) return explicit;
  fromPage ??= readConfigScript();
  return fromPage;
}

function readConfigScript(): PageConfig {
  const json = globalThis.document?.getElementById('iyim-config')?.textContent ?? '';
  if (json.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
    console.error('[iyim] #iyim-config: expected a JSON object; using the defaults');
  } catch (error) {
    console.error('[iyim] #iyim-config: expected JSON; using the defaults', error);
  }
  return {};
}

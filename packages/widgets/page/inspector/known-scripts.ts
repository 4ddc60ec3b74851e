import table from '../../originals/scripts.json' with { type: 'json' };

/** An original plugin's script. */
export interface KnownScript {
  /** WordPress handle. */
  readonly handle: string;
  /** End of the file's path without `.min.js` or `.js`, for pages that print no handles. */
  readonly file: string;
  /** Widgets that replace it; empty if it must stay. */
  readonly widgets: readonly string[];
  /** Widgets that must not run beside it, because both would act. */
  readonly conflicts?: readonly string[];
  /** Whether it does more than its widgets replace. */
  readonly doesMore?: true;
}

/** Something that a script does on a page: the widgets that replace it, or `what` it is if no widget replaces it. */
interface Part {
  readonly widget?: string;
  readonly widgets?: readonly string[];
  readonly what?: string;
  readonly script?: string;
  /** Whether script and widget must not both run. */
  readonly alone?: boolean;
}

interface Rule {
  readonly file?: string;
  readonly drives: readonly Part[];
  /** Widgets that replace the scripts that use this library. */
  readonly for?: readonly string[];
  /** Whether it drives elements of the page builder. */
  readonly elements?: boolean;
}

/** A row of the table. A row with `like` takes the members that it lacks from the row with that name. */
type Row = Rule | (Partial<Rule> & { readonly like: string });

const rows: Readonly<Record<string, Row>> = table.handles;
const { types, settings, marks } = table.elements;
const elements: readonly Part[] = [...Object.values(types), ...settings, ...marks];

const ruleOf = (row: Row): Rule => ('like' in row ? { ...(rows[row.like] as Rule), ...row } : row);

const widgetsOf = ({ widget, widgets = [] }: Part): readonly string[] => (widget ? [widget] : widgets);

function describeScript(handle: string, rule: Rule): KnownScript[] {
  if (!rule.file) return [];
  const parts = [...rule.drives, ...elements.filter(({ script }) => script === handle)];
  const conflicts = new Set(parts.filter(({ alone }) => alone).flatMap(widgetsOf));
  return [
    {
      handle,
      file: rule.file,
      widgets: [...new Set([...parts.flatMap(widgetsOf), ...(rule.for ?? [])])],
      ...(conflicts.size > 0 && { conflicts: [...conflicts] }),
      ...((rule.elements || rule.drives.some(({ widget }) => !widget)) && { doesMore: true }),
    },
  ];
}

/**
 * Scripts that widgets replace, and which widgets must not run beside them, from the rules that also decide in the WordPress plugin
 * which scripts a page leaves out. The checkout's script always stays, so it has no rules. The bundle contains only this list
 * (`build/known-scripts.ts`), which has a third of the bytes of the rules.
 */
export const knownScripts: readonly KnownScript[] = [
  ...Object.entries(rows).flatMap(([handle, row]) => describeScript(handle, ruleOf(row))),
  { handle: 'wc-checkout', file: 'frontend/checkout', widgets: [] },
];

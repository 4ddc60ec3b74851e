/**
 * Checks the code against the rules in docs/architecture.md. Prints every breach and exits 1 if there are any. Run by `pnpm lint`.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importCircles, importGraph } from './import-circles.ts';
import { rawHandlers } from './raw-handlers.ts';
import { vendorLiterals } from './vendor-literals.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Matches the beginning of a selector that does not find hosts with several widgets. */
const EXACT_NAME = /\[data-widget=/;
const ONE_OF_SEVERAL = 'a host may have several widgets (RT-28); expected [data-widget~=…]';

interface Rule {
  /** The rule as a clause of an error message. */
  readonly message: string;
  /** Glob of the files that the rule applies to. */
  readonly files: string;
  /** Returns whether an import of `target` in `file` breaks the rule. `line` is the source line of the import. */
  readonly check: (target: string, file: string, line: string) => boolean;
}

const runtime = 'packages/runtime/src';
const REACT = /^(react|react-dom|preact|@preact\/signals-react)(\/|$)/;
const ALLOWED_IN_WIDGETS =
  /^(@iyim\/runtime(\/(widget|shop|page))?|react|react-dom|react\/jsx-runtime|@preact\/signals-react\/runtime|embla-carousel(-[a-z-]+)?|@floating-ui\/react-dom|@lottiefiles\/react-lottie-player|glightbox\/src\/js\/glightbox\.js|chart\.js|valibot)$/;

/** Folders with code that several widgets share. */
const SHARED = ['shared', 'originals', 'page'].map((name) => `packages/widgets/${name}/`);

/** The runtime's folders, each with the folders that it may import. */
const DEPENDENCIES: Readonly<Record<string, readonly string[]>> = {
  site: [],
  settings: ['site'],
  // Imports `view` dynamically, because it contains React. Only its types may be imported statically.
  islands: ['site', 'settings', 'view', 'host-page'],
  signals: ['site'],
  'host-page': ['site', 'signals'],
  cart: ['site', 'signals', 'host-page'],
  stores: ['site', 'signals', 'host-page'],
  popups: ['site', 'signals', 'host-page'],
  behaviours: ['site', 'signals', 'host-page', 'islands'],
  view: ['site', 'settings', 'signals', 'host-page', 'islands'],
  hooks: ['site', 'signals', 'host-page', 'cart', 'stores'],
};

const rules: readonly Rule[] = [
  ...Object.entries(DEPENDENCIES).map(([folder, others]) => ({
    message: `${folder}/ may import only from ${others.join(', ') || 'itself'}`,
    files: `${runtime}/${folder}/**`,
    check: (target: string) =>
      target.startsWith('packages/') &&
      target !== 'packages/runtime/package.json' &&
      ![folder, ...others].some((other) => target.startsWith(`${runtime}/${other}/`)),
  })),
  {
    message: 'only view/ and hooks/ may import React',
    files: `${runtime}/**`,
    check: (target, file, line) =>
      REACT.test(target) &&
      !file.startsWith(`${runtime}/view/`) &&
      !file.startsWith(`${runtime}/hooks/`) &&
      !line.startsWith('import type'),
  },
  {
    message:
      "a widget may import only the runtime's entries for widgets, React's and signals' hooks, its own folder, shared/, originals/ and page/",
    files: 'packages/widgets/src/**',
    check: (target, file) => {
      const folder = file.split('/').slice(0, 4).join('/');
      return target.startsWith('packages/')
        ? ![`${folder}/`, ...SHARED].some((allowed) => target.startsWith(allowed))
        : !ALLOWED_IN_WIDGETS.test(target);
    },
  },
  {
    message: 'code shared by widgets may import only the runtime and React, not a widget',
    files: 'packages/widgets/{shared,originals,page}/**',
    check: (target) =>
      target.startsWith('packages/')
        ? !SHARED.some((allowed) => target.startsWith(allowed))
        : !ALLOWED_IN_WIDGETS.test(target),
  },
  {
    message: 'only site/http-client.ts may import the network library',
    files: 'packages/*/src/**',
    check: (target, file) => target === 'ky' && file !== `${runtime}/site/http-client.ts`,
  },
  {
    message:
      'only site/ may import the validation library: it loads with the first request, and schemas of answers are functions of its parts (`Checks`)',
    files: 'packages/*/{src,shared,originals,page}/**',
    check: (target, file, line) =>
      target === 'valibot' && !file.startsWith(`${runtime}/site/`) && !line.startsWith('import type'),
  },
];

/**
 * Files of widgets that may write to the page directly, each with the reason. All other changes are made in the JSX of a view
 * (docs/views.md), or by `replaceContent` and similar functions, which replace server HTML. Names of folders end with a slash.
 */
const WRITES: Readonly<Record<string, string>> = {
  'packages/widgets/originals/editor/': 'changes the page only while it is edited',
  'packages/widgets/originals/take-over.ts': "stops events before the originals' handlers get them",
  'packages/widgets/page/': 'changes and follows the page as a whole',
  'packages/widgets/shared/cart/place-answer.ts': "replaces the server's notices, cart and totals",
  'packages/widgets/shared/detached/': 'changes HTML that is not in a page yet',
  'packages/widgets/shared/lightbox/use-glightbox.ts': 'removes the classes that glightbox leaves on slides',
  'packages/widgets/shared/listing/dim.ts': 'dims lists outside its island',
  'packages/widgets/shared/loop/content.ts':
    "adds the server's further items to its loop; marks loops outside its island",
  'packages/widgets/src/data-store/change.ts': "removes the server's item from its list",
  'packages/widgets/src/form/captcha/captcha-request.ts': "detects whether the provider's script loaded",
  'packages/widgets/src/listing/listing-pages.ts': "adds the server's further items to its list",
  'packages/widgets/src/swatches/VariationGallery.tsx':
    "puts a variation's gallery, which is server HTML, in the place of the product's, and back",
  'packages/widgets/src/popup/triggers.ts': 'listens to the whole page for events that open a popup',
};
/** Maximum number of entries in `WRITES`. */
const MOST_WRITERS = 13;
/** Maximum number of writes in `src/` and `shared/`. Lower it when a write is removed. */
const MOST_WRITES = 54;
/** Matches writes to the page. Creating a canvas does not count, because canvases are only used outside the page. */
const WRITE = new RegExp(
  [
    /\.(setAttribute|removeAttribute|toggleAttribute|replaceWith|replaceChildren|insertAdjacent\w+|insertBefore)\(/,
    /\.(setProperty|removeProperty|createElementNS|createElement(?!\('canvas'\)))\(|(?<!cart\(\))\.remove\(/,
    /\.classList\.(add|remove|toggle|replace)\(|(?<!searchParams|fields|data|body)\.(append|prepend|before|after)\(/,
    /\.(innerHTML|textContent|className|hidden) = |\.dataset(\.\w+|\[[^\]]+\]) = /,
    /(?<!signal|signal\?|over|xhr|xhr\.upload)\.addEventListener\(/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);
const written = new Set<string>();
let writes = 0;

/** Functions that Safari 16.4, the oldest supported browser, does not have. */
const TOO_NEW =
  /\bAbortSignal\.any\(|\bURL\.canParse\(|\.checkVisibility\(|\bPromise\.withResolvers\(|\bObject\.groupBy\(/;

const isTest = (file: string) => /\.(test|browser\.test|node\.test)\.tsx?$|\/testing\//.test(file);
const problems: string[] = [];

for (const file of globSync('packages/*/{src,shared,originals,page}/**/*.{ts,tsx}', { cwd: root })) {
  if (isTest(file)) continue;
  const source = readFileSync(join(root, file), 'utf8');
  source.split('\n').forEach((line, index) => {
    const where = `${file}:${index + 1}`;
    const [, specifier] = /(?:from|import\(|import) ?'([^']+)'/.exec(line) ?? [];
    if (specifier) {
      const target = specifier.startsWith('.')
        ? relative(root, join(root, dirname(file), specifier))
        : specifier;
      for (const { message, files, check } of rules) {
        if (matches(file, files) && check(target, file, line))
          problems.push(`${where}: imports ${specifier}, but ${message}`);
      }
    }
    for (const problem of literalProblems(file, line)) problems.push(`${where}: ${problem}`);
    for (const problem of supportProblems(line)) problems.push(`${where}: ${problem}`);
    if (EXACT_NAME.test(line)) problems.push(`${where}: ${ONE_OF_SEVERAL}`);
    for (const problem of viewProblems(file, line)) problems.push(`${where}: ${problem}`);
  });
  if (file.startsWith('packages/widgets/') && file.endsWith('.tsx') && /\n {2}return null;\n\}/.test(source))
    problems.push(`${file}: a view that only returns null changes the page by hand; see docs/views.md`);
  if (file.startsWith('packages/widgets/') && file.endsWith('.tsx')) {
    for (const { line, what } of rawHandlers(source))
      problems.push(`${file}:${line}: ${what} bypasses the error funnel; expected handler(…) of useIsland()`);
  }
  for (const problem of signalProblems(file, source)) problems.push(`${file}: ${problem}`);
}

for (const place of Object.keys(WRITES)) {
  if (!written.has(place))
    problems.push(`scripts/check-structure.ts: expected writes to the page in ${place}, found none`);
}

if (Object.keys(WRITES).length > MOST_WRITERS)
  problems.push(`scripts/check-structure.ts: expected at most ${MOST_WRITERS} places that write to the page`);
if (writes > MOST_WRITES)
  problems.push(
    `packages/widgets: ${writes} writes to the page in src/ and shared/, expected at most ${MOST_WRITES}`,
  );

/** Sources by path. They must not import each other in a circle, including imports of types. */
const sources = new Map(
  globSync('{packages/*/{src,shared,originals,page,bundle,build},demo-site/src,stories}/**/*.{ts,tsx}', {
    cwd: root,
  })
    .filter((file) => !isTest(file))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
);
for (const circle of importCircles(importGraph(sources))) {
  problems.push(`${circle[0]}: imports itself in a circle, with ${circle.slice(1).join(', ')}`);
}

/** Maximum number of names that `@iyim/runtime/widget` exports. */
const KIT_NAMES = 90;
const kit = readFileSync(join(root, runtime, 'widget.ts'), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
const kitNames = [...kit.matchAll(/\{([^}]*)\}/g)].flatMap(
  ([, names = '']) => names.match(/[^,\s][^,]*/g) ?? [],
);
if (kitNames.length > KIT_NAMES)
  problems.push(`${runtime}/widget.ts: exports ${kitNames.length} names, expected at most ${KIT_NAMES}`);

const tokenSheet = readFileSync(join(root, runtime, 'host-page/tokens.css'), 'utf8');
const tokens = new Map(
  [...tokenSheet.matchAll(/(--iyim-[a-z-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
);
for (const file of globSync('packages/*/{src,shared,originals,page}/**/*.css', { cwd: root })) {
  const source = readFileSync(join(root, file), 'utf8');
  for (const problem of styleProblems(source)) problems.push(`${file}: ${problem}`);
  if (EXACT_NAME.test(source)) problems.push(`${file}: ${ONE_OF_SEVERAL}`);
}
const theming = readFileSync(join(root, 'docs/theming.md'), 'utf8');
for (const [name, value] of tokens) {
  if (!theming.includes(`| \`${name}\` | \`${value}\` |`)) {
    problems.push(`docs/theming.md: expected a row for ${name} with its default ${value}`);
  }
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  console.error(`\n${problems.length} breaches of the structure (docs/architecture.md)`);
  process.exit(1);
}
console.log('Structure: imports, vendor names, markup hooks, signal reads and tokens are correct.');

function matches(file: string, pattern: string): boolean {
  const expression = pattern
    .replaceAll('.', '\\.')
    .replace(/\{(.*)\}/, (_, names: string) => `(${names.replaceAll(',', '|')})`)
    .replaceAll('**', '§')
    .replaceAll('*', '[^/]+')
    .replaceAll('§', '.*');
  return new RegExp(`^${expression}$`).test(file);
}

/**
 * Reports misplaced vendor names. Names of requests, cookies, storage keys and URLs belong in `names.ts` files or in the file of
 * their request. Classes and attributes of the original markup belong in `read.ts`, in the table of adopted markup, or in the
 * tables of the originals' handlers.
 */
function literalProblems(file: string, line: string): string[] {
  const code = line.replace(/^\s*(\*|\/\/|\/\*).*$/, '').replace(/\/\/ .*$/, '');
  const found: string[] = [];
  if (!/\/(([a-z-]+-)?(names|requests?)|originals\/frontend)\.ts$/.test(file)) {
    for (const literal of vendorLiterals.requests) {
      if (code.includes(literal))
        found.push(`vendor name "${literal}" belongs in a names.ts or beside its request`);
    }
  }
  if (!/\/(read(-[a-z-]+)?|([a-z-]+-)?names|originals\/(markup|handlers|frontend))\.ts$/.test(file)) {
    for (const literal of vendorLiterals.markup) {
      if (code.includes(literal)) found.push(`markup hook "${literal}" belongs in the widget's read.ts`);
    }
  }
  return found;
}

/** Reports calls to functions that a supported browser lacks. Code must call them with `?.` or use another function. */
function supportProblems(line: string): string[] {
  const [name] = TOO_NEW.exec(line) ?? [];
  return name ? [`"${name}" is not in every supported browser (Safari 16.4)`] : [];
}

/** Reports widget code that writes to the page but is not in `WRITES`, and code that subscribes to a signal without a hook. */
function viewProblems(file: string, line: string): string[] {
  if (!file.startsWith('packages/widgets/')) return [];
  const code = line.replace(/^\s*(\*|\/\/|\/\*).*$/, '').replace(/\/\/ .*$/, '');
  const found: string[] = [];
  const count = [...code.matchAll(WRITE)].length;
  if (/^packages\/widgets\/(src|shared)\//.test(file)) writes += count;
  if (count > 0) {
    const place = Object.keys(WRITES).find(
      (path) => file === path || (path.endsWith('/') && file.startsWith(path)),
    );
    if (place) written.add(place);
    else
      found.push('writes to the page; bind it in the view, or list the file with its reason in this script');
  }
  if (/\beffect\(|\.subscribe\(/.test(code))
    found.push('follow a signal with useSignals() or useSignalEffect()');
  return found;
}

/** Reports components that read a signal without `useSignals()`. React does not re-render them, and logs no error. */
function signalProblems(file: string, source: string): string[] {
  if (!file.endsWith('.tsx')) return [];
  const found: string[] = [];
  for (const part of source.split(/\n(?=(?:export )?(?:default )?function )/)) {
    const [, name = ''] = /^(?:export )?(?:default )?function (\w+)/.exec(part) ?? [];
    const isComponentOrHook = /^([A-Z]|use[A-Z])/.test(name);
    const readsSignal =
      /(?<!\b(?:input|select|option|element|target|currentTarget|field|event\.\w+))\.value\b(?!\s*=[^=])/.test(
        part,
      );
    const hasSignals = /\b(cart|device|editMode|contents|shared)\(\)|Signal\b|signal\(|computed\(/.test(part);
    if (isComponentOrHook && readsSignal && hasSignals && !part.includes('useSignals()')) {
      found.push(`${name}() reads a signal but does not call useSignals()`);
    }
  }
  return found;
}

/** Reports unknown tokens, repeated defaults of tokens (PK-2), and hiding rules that a theme could override. */
function styleProblems(source: string): string[] {
  const found: string[] = [];
  for (const [, name = '', fallback] of source.matchAll(/var\((--iyim-[a-z-]+)(,[^)]+)?\)/g)) {
    if (tokens.has(name) && fallback)
      found.push(`${name} has its default in tokens.css, and must not repeat it here`);
    if (!tokens.has(name) && !fallback) found.push(`${name} is not a token of tokens.css`);
  }
  for (const [line] of source.matchAll(/^.*\n.*(display: none|visibility: hidden);/gm)) {
    if (!/\*\/\n|@keyframes|from,|to \{/.test(line)) {
      found.push(
        `"${line.trim()}": expected !important, or a comment above with the reason why a theme may show it`,
      );
    }
  }
  return found;
}

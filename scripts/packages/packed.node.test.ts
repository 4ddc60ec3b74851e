import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import ts from 'typescript';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { chromiumArgs, chromiumPath } from '../chromium.ts';
import { documents, root, samplesOf } from '../docs/documents.ts';
import { slug } from '../docs/slug.ts';
import { dependenciesOf, type FreshApp, makeFreshApp, type Served, serve } from './fresh-app.ts';
import { run } from './run.ts';

const MAX_BYTES = 2e6;
/** Default of `--iyim-accent`, the colour of the ring around a selected swatch. */
const ACCENT = 'rgb(26, 95, 180)';
const MUG = `<div class="widget_shopping_cart_content"><li class="mini_cart_item"><a class="remove" data-cart_item_key="k">×</a>
  <a href="/mug/">Mug</a><span class="quantity">3 × <span class="woocommerce-Price-amount">₪10</span></span></li></div>`;

const EXAMPLE = 'examples/vite-react/';
const titled = documents()
  .flatMap(samplesOf)
  .filter(({ title }) => title !== undefined);
/** The documents' samples that are complete files of an application. */
const complete = documents()
  .flatMap(samplesOf)
  .filter(
    ({ title, code, language }) =>
      title === undefined && /^tsx?$/.test(language) && code.startsWith('import '),
  );
const widgets = globSync('packages/widgets/src/*/', { cwd: root }).map((path) => basename(path));
const componentOf = (name: string) =>
  name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());

/** Code that uses each widget's component with a form's attributes, and with settings and attributes that tsc must reject. */
const everyWidget = widgets
  .map(componentOf)
  .map(
    (name, at) => `import { ${name}, type ${name}Settings } from '@iyim/widgets/${widgets[at]}';
      import { ${name} as ${name}OfIndex } from '@iyim/widgets';
      export const ${name}Given: ${name}Settings = {};
      export const ${name}Form = <${name} as="form" method="post" settings={${name}Given} onSubmit={(event) => event.currentTarget.reset()} />;
      export const ${name}Same: typeof ${name} = ${name}OfIndex;
      // @ts-expect-error: no such setting
      export const ${name}Wrong = <${name} settings={{ no_such_setting: true }} />;
      // @ts-expect-error: a div has no method
      export const ${name}Sent = <${name} method="post" />;\n`,
  )
  .join('');

/** Code that listens to the page's events, in which the compiler must know the types of their details. */
const EVENTS = `import type { PageEventMap } from '@iyim/runtime';
  document.body.addEventListener('added_to_cart', ({ detail: [fragments, hash, button] }) => {
    const texts: readonly string[] = [fragments['div.count'] ?? '', hash.toUpperCase(), button.dataset.product_id ?? ''];
    return texts;
  });
  document.addEventListener('iyim:error', ({ detail }) => detail.where.trim());
  export const changed: PageEventMap['iyim:cart-changed'] = new CustomEvent('iyim:cart-changed');
  // @ts-expect-error: the hash is text
  document.body.addEventListener('removed_from_cart', ({ detail: [, hash] }) => hash.toFixed());\n`;

/** Returns a document without its code, which contains no links. */
const withoutCode = (text: string): string => text.replaceAll(/^( *)```.*?^\1```|`[^`\n]*`/gms, '');

/** A store's type that JetEngine does not have. */
const STORES = `import { useStore } from '@iyim/runtime/shop';
  export const useLikes = () => useStore('likes', { type: 'local-storage' });
  // @ts-expect-error: JetEngine writes "local-storage"
  export const useWrong = () => useStore('likes', { type: 'localStorage' });\n`;

let app: FreshApp;
let browser: Browser;
let served: Served;

/** Uncaught errors on all pages. */
const errors: string[] = [];

/** Opens a page of the application. Every request to the shop returns a cart with three mugs. */
async function open({ url }: Served, path = ''): Promise<Page> {
  const page = await browser.newPage();
  page.on('pageerror', (error) => errors.push(`${path}: ${error.message}`));
  await page.context().addCookies([{ name: 'woocommerce_cart_hash', value: 'h', url }]);
  const answer = { fragments: { 'div.widget_shopping_cart_content': MUG }, cart_hash: 'h' };
  await page.route('**/*wc-ajax=*', (route) => route.fulfill({ json: answer }));
  await page.goto(url + path);
  return page;
}

beforeAll(async () => {
  const samples = complete.map(({ code, language }, at) => [`src/samples/${at}.${language}`, code]);
  app = await makeFreshApp('vite-react', {
    files: {
      ...Object.fromEntries(samples),
      'src/every.tsx': everyWidget,
      'src/events.ts': EVENTS,
      'src/stores.ts': STORES,
    },
    hasBundle: true,
  });
  browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
}, 180_000);

afterAll(async () => {
  await browser?.close();
  await served?.close();
  await app?.remove();
});

describe('the packed npm packages', () => {
  it(`PK-1 each packed npm package is below ${MAX_BYTES / 1e6} MB`, () => {
    for (const { name, bytes } of app.tarballs) {
      console.log(`  ${name}: ${(bytes / 1000).toFixed(0)} kB`);
      expect(bytes, name).toBeLessThan(MAX_BYTES);
    }
  });

  it('PK-1 the packed npm packages contain no style sheet except those of the bundle', () => {
    const sheets = app.tarballs.flatMap(({ holds }) => holds.filter((path) => path.endsWith('.css')));
    expect(sheets.sort()).toEqual(['dist/bundle/iyim.css', 'dist/bundle/lean/iyim.css']);
  });

  it('PK-4 the READMEs of the packages have no links to files of the repository, and name files that are packed', () => {
    for (const name of ['runtime', 'widgets']) {
      const text = withoutCode(readFileSync(join(root, 'packages', name, 'README.md'), 'utf8'));
      expect(text.match(/\]\((?!https:)[^)]*\)|(?:href|src)="(?!https:)/g), name).toBeNull();
    }
    const { holds } = app.tarballs.find(({ name }) => name === '@iyim/widgets') ?? { holds: [] };
    expect(holds).toEqual(expect.arrayContaining(widgets.map((name) => `dist/guides/widgets/${name}.md`)));
    expect(holds).toEqual(expect.arrayContaining(['dist/guides/npm.md', 'dist/guides/widgets/lightbox.md']));
  });

  it('PK-4 every link of a packed guide leads to a packed file and to a heading in it', () => {
    const folder = join(app.folder, 'node_modules/@iyim/widgets/dist/guides');
    const guides = globSync('**/*.md', { cwd: folder });
    expect(guides.length).toBeGreaterThan(widgets.length + 10);
    let links = 0;
    const dead = guides.flatMap((guide) => {
      const text = withoutCode(readFileSync(join(folder, guide), 'utf8'));
      return [...text.matchAll(/\]\((?!https?:|mailto:)([^)\s#]*)(?:#([^)\s]*))?\)/g)].flatMap(
        ([link, path = '', anchor]) => {
          links += 1;
          const target = path === '' ? join(folder, guide) : join(folder, dirname(guide), path);
          const isHere = target.startsWith(folder) && existsSync(target);
          if (!isHere) return [`${guide}: ${link}`];
          const headings = [...readFileSync(target, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
            slug(heading),
          );
          return anchor === undefined || headings.includes(anchor) ? [] : [`${guide}: ${link}`];
        },
      );
    });
    expect(dead).toEqual([]);
    expect(links).toBeGreaterThan(100);
    const html = guides.filter((guide) =>
      /<(?:a|img)\b[^>]* (?:href|src)="\.\.?\//.test(readFileSync(join(folder, guide), 'utf8')),
    );
    expect(html).toEqual([]);
  });

  it('DOC-1 the samples of the documents that have a path are the files of the example', () => {
    expect(titled.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['src/main.tsx', 'src/App.tsx', 'src/islands.ts', 'public/plain.html']),
    );
    for (const { title = '', code, file, line } of titled) {
      const path = title.startsWith('examples/') ? title : `${EXAMPLE}${title}`;
      expect(code, `${file}:${line}`).toBe(readFileSync(join(root, path), 'utf8'));
    }
  });

  it('PK-1 the examples use the versions of this workspace', () => {
    const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));
    const { version } = read('packages/widgets/package.json');
    const expected = {
      ...read('package.json').devDependencies,
      '@iyim/runtime': version,
      '@iyim/widgets': version,
    };
    for (const example of ['vite-react', 'next'])
      for (const [name, found] of Object.entries(dependenciesOf(example)))
        if (name !== 'next') expect(`${name} ${found}`, example).toBe(`${name} ${expected[name]}`);
  });

  it('PK-1 the packed npm packages type-check in a strict application, with every widget and every complete sample', async () => {
    await app.run('tsc');
  }, 240_000);

  it('PK-3 an editor shows the description and the default of a setting', () => {
    const code = `import { Swatches, type SwatchesSettings } from '@iyim/widgets/swatches';
      const settings: SwatchesSettings = { clear_on_reselect: true };
      export const form = <Swatches settings={{ stock_label_threshold: 3 }} />;`;
    const path = join(app.folder, 'src/hover.tsx');
    const { config } = ts.readConfigFile(join(app.folder, 'tsconfig.json'), ts.sys.readFile);
    const { options } = ts.parseJsonConfigFileContent(config, ts.sys, app.folder);
    const snapshot = (file: string) => (file === path ? code : ts.sys.readFile(file));
    const service = ts.createLanguageService({
      getCompilationSettings: () => options,
      getScriptFileNames: () => [path],
      getScriptVersion: () => '1',
      getScriptSnapshot: (file) => {
        const text = snapshot(file);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
      getCurrentDirectory: () => app.folder,
      getDefaultLibFileName: ts.getDefaultLibFilePath,
      fileExists: (file) => file === path || ts.sys.fileExists(file),
      readFile: snapshot,
      directoryExists: ts.sys.directoryExists,
      ...(ts.sys.realpath && { realpath: ts.sys.realpath }),
    });
    const hover = (name: string) => {
      const info = service.getQuickInfoAtPosition(path, code.indexOf(name));
      return [
        info?.displayParts,
        info?.documentation,
        ...(info?.tags ?? []).map(({ name: tag, text }) => [{ text: `@${tag} ` }, ...(text ?? [])]),
      ]
        .map((parts) => ts.displayPartsToString(parts as ts.SymbolDisplayPart[]))
        .join('\n');
    };
    expect(hover('clear_on_reselect')).toBe(
      '(property) SwatchesSettings.clear_on_reselect?: boolean | undefined\nClears the choice when the visitor clicks the chosen item again.\n@default false',
    );
    expect(hover('stock_label_threshold')).toContain('@default 5');
    service.dispose();
  }, 60_000);

  it('PK-5 a server may import every entry and render every widget’s host', async () => {
    const script = `import { createElement } from 'react';
      import { renderToString } from 'react-dom/server';
      import * as all from '@iyim/widgets';
      import { createRequire } from 'node:module';
      const require = createRequire(import.meta.url);
      for (const name of ['@iyim/runtime', '@iyim/widgets']) require(name + '/package.json');
      const names = Object.keys(all).filter((name) => /^[A-Z]/.test(name) && name !== 'Lightbox');
      const hosts = names.filter((name) => /data-widget="/.test(renderToString(createElement(all[name]))));
      console.log(hosts.length + ' ' + Object.keys(all).length);`;
    const output = await run(process.execPath, ['--input-type=module', '--eval', script], app.folder);
    // Each widget exports itself and its component.
    expect(output.trim()).toBe(`${widgets.length} ${2 * widgets.length + 1}`);
  }, 60_000);

  describe('built with Vite', () => {
    let output: string;
    beforeAll(async () => {
      output = await app.run('vite', 'build');
      served = await serve(app.folder, 'dist');
    }, 120_000);

    afterEach(() => expect(errors.splice(0)).toEqual([]));

    it('PK-5 the directive for server components causes no warning in Vite', () => {
      expect(output).toContain('built in');
      expect(output).not.toMatch(/warn|directive|use client/i);
    });

    it.each([
      ['a React application', ''],
      ['start() on a server-rendered page', 'islands.html'],
      ['the script bundle', 'plain.html'],
    ])('PK-1 a selected swatch has a ring in %s', async (_, path) => {
      const page = await open(served, path);
      const red = page.getByRole('radio', { name: 'Red' });
      await red.click();
      await expect.poll(() => page.getByLabel('Colour').first().inputValue()).toBe('red');
      await expect
        .poll(() => red.evaluate((element) => getComputedStyle(element).boxShadow))
        .toContain(ACCENT);
      await page.close();
    });

    it('PK-1 a React application reads the cart and changes one of the visitor’s lists', async () => {
      const page = await open(served);
      await expect.poll(() => page.locator('output').textContent()).toBe('3');
      const like = page.getByRole('button', { name: 'Like' });
      await like.click();
      await expect.poll(() => like.getAttribute('aria-pressed')).toBe('true');
      await page.close();
    });

    it('PK-5 an application that imports a widget from the main entry contains no other widget', async () => {
      const build = async (entry: string) => {
        const name = entry.replaceAll(/\W/g, '');
        await writeFile(
          join(app.folder, `${name}.js`),
          `import { Accordion } from '${entry}'; window.use = Accordion;`,
        );
        const config = `export default { logLevel: 'error', build: { outDir: 'out-${name}', rolldownOptions: { input: '${name}.js' } } };`;
        await writeFile(join(app.folder, `${name}.config.js`), config);
        await app.run('vite', 'build', '--config', `${name}.config.js`);
        const files = globSync('**/*.js', { cwd: join(app.folder, `out-${name}`) });
        return files.reduce((bytes, file) => bytes + statSync(join(app.folder, `out-${name}`, file)).size, 0);
      };
      const alone = await build('@iyim/widgets/accordion');
      const fromIndex = await build('@iyim/widgets');
      expect(alone).toBeGreaterThan(10_000);
      expect(Math.abs(fromIndex - alone)).toBeLessThan(alone * 0.01);
    }, 120_000);
  });
});

describe('the example for Next.js', () => {
  let next: FreshApp;
  let page: Page;
  let site: Served;

  beforeAll(async () => {
    next = await makeFreshApp('next');
    // Next.js reports to its makers, unless this is set.
    process.env.NEXT_TELEMETRY_DISABLED = '1';
    await next.run('next', 'build');
    site = await serve(next.folder, 'out');
  }, 300_000);

  afterAll(async () => {
    await page?.close();
    await site?.close();
    await next?.remove();
  });

  it('PK-5 a server component of Next.js renders a widget and its content into the page', () => {
    const html = readFileSync(join(next.folder, 'out/index.html'), 'utf8');
    expect(html).toContain('<div data-widget="accordion" data-widget-load="never"');
    expect(html).toContain('Within two weeks.');
  });

  it('PK-5 the widget and the hook of the example for Next.js work in the browser', async () => {
    page = await open(site);
    await page.locator('[data-widget=accordion][data-widget-state=mounted]').waitFor();
    await expect.poll(() => page.locator('output').textContent()).toBe('3');
    await page.getByText('Returns').click();
    await expect.poll(() => page.getByText('Within two weeks.').isVisible()).toBe(true);
    expect(await page.getByText('Within three days.').isVisible()).toBe(true);
    expect(errors.splice(0)).toEqual([]);
  });
});

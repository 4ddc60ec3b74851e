import { Window } from 'happy-dom';
import { type TestVisitor, testVisitor } from '../../contracts/testing/test-visitor.ts';
import { createApp } from '../../server/app.ts';
import { browserPlatform } from '../../shop/browser-platform.ts';
import type { Repository } from '../../shop/repository.ts';
import { openShop } from '../../shop/shop.ts';
import { type MemoryRepository, memoryRepository } from '../../store/memory.ts';
import { renderPage } from '../index.ts';

type Page = Window['document'];

/** A browser without JavaScript. It supports pages, links and forms, cookies and redirects. */
export interface NoScriptBrowser {
  readonly visitor: TestVisitor;
  /** The current page. */
  readonly page: Page;
  readonly path: string;
  readonly status: number;
  /** The page's source. */
  readonly source: string;
  open(path: string): Promise<void>;
  /** Follows the link that matches a selector. */
  follow(selector: string): Promise<void>;
  /** Fills in and submits the form around a button, like a click on the button. */
  press(button: string, filled?: Readonly<Record<string, string>>): Promise<void>;
  /** Returns the text of an element with whitespace collapsed. */
  text(selector: string): string;
  /** Returns another visitor's browser, on the same shop. */
  another(): NoScriptBrowser;
}

type Seed = (repository: Repository) => void;

/** Seeded repositories by seed. They are copied for each browser, because copying is faster than seeding. */
const seeded = new Map<Seed, MemoryRepository>();

function repositoryOf(seed: Seed): Repository {
  let cached = seeded.get(seed);
  if (!cached) {
    cached = memoryRepository();
    seed(cached);
    seeded.set(seed, cached);
  }
  return cached.copy();
}

/** Opens a browser on a separate copy of the seeded shop. */
export async function noScriptBrowser(seed: Seed): Promise<NoScriptBrowser> {
  const repository = repositoryOf(seed);
  // The browser's platform is used because `openShop` hashes the seeded passwords, which is slow on the server's platform.
  return browserOn(
    createApp({
      shop: await openShop(repository, browserPlatform),
      pages: renderPage,
      hosts: new Set(['shop.test']),
    }),
  );
}

function browserOn(app: ReturnType<typeof createApp>): NoScriptBrowser {
  const visitor = testVisitor(async (request) => app.fetch(request));
  const origin = 'http://shop.test';
  let page = parse('');
  let source = '';
  let path = '';
  let status = 0;

  const show = async (target: string, response: Response): Promise<void> => {
    const location = response.headers.get('location');
    if (response.status === 302 && location !== null) return open(pathOf(new URL(location, origin + target)));
    path = target;
    status = response.status;
    source = await response.text();
    page = parse(source);
  };
  const open = async (target: string): Promise<void> =>
    show(target, await visitor.get(target, path === '' ? {} : { referer: origin + path }));
  const find = (selector: string) => {
    const found = page.querySelector(selector);
    if (!found) throw new Error(`${path} has no ${selector}`);
    return found;
  };

  return {
    visitor,
    get page() {
      return page;
    },
    get path() {
      return path;
    },
    get status() {
      return status;
    },
    get source() {
      return source;
    },
    open,
    follow: (selector) => open(pathOf(new URL(find(selector).getAttribute('href') ?? '', origin + path))),
    async press(selector, filled = {}) {
      const button = find(selector);
      const form = button.closest('form');
      if (!form) throw new Error(`${selector} is not in a form`);
      const name = button.getAttribute('name');
      const fields = {
        ...fieldsOf(form),
        ...filled,
        ...(name ? { [name]: button.getAttribute('value') ?? '' } : {}),
      };
      const target = pathOf(new URL(form.getAttribute('action') ?? path, origin + path));
      if (form.getAttribute('method') !== 'post')
        return open(`${target.split('?')[0]}?${new URLSearchParams(fields)}`);
      await show(target, await visitor.post(target, fields, { referer: origin + path }));
    },
    text: (selector) => (find(selector).textContent ?? '').replace(/\s+/g, ' ').trim(),
    another: () => browserOn(app),
  };
}

const pathOf = (url: URL): string => url.pathname + url.search;

const parse = (source: string): Page => new new Window().DOMParser().parseFromString(source, 'text/html');

/** Returns the form's current fields, without its buttons. */
function fieldsOf(form: { querySelectorAll: Page['querySelectorAll'] }): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const control of form.querySelectorAll('input[name], textarea[name]')) {
    const isChoice = ['checkbox', 'radio'].includes(control.getAttribute('type') ?? '');
    if (isChoice && !control.hasAttribute('checked')) continue;
    const value = control.localName === 'textarea' ? control.textContent : control.getAttribute('value');
    fields[control.getAttribute('name') ?? ''] = value ?? '';
  }
  for (const select of form.querySelectorAll('select[name]')) {
    const option = select.querySelector('option[selected]') ?? select.querySelector('option');
    fields[select.getAttribute('name') ?? ''] = option?.getAttribute('value') ?? '';
  }
  return fields;
}

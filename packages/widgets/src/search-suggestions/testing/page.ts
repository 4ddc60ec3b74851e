import { find } from '../../../../runtime/src/testing/find.ts';
import { noteLeaving } from '../../../../runtime/src/testing/note-leaving.ts';
import { searchSuggestions } from '../../../bundle/catalogue.ts';
import { mountWidget } from '../../../testing/mount.ts';

export type Direction = 'rtl' | 'ltr';

const attribute = (settings: object) => JSON.stringify(settings).replaceAll("'", '&#39;');

/** Returns a form in the original plugin's markup. */
export const original = (settings: object = {}) => `
  <div class="jet-search-suggestions" data-widget="search-suggestions" data-settings='${attribute(settings)}'>
    <form class="jet-search-suggestions__form" method="get" role="search" action="/results/">
      <div class="jet-search-suggestions__fields-holder">
        <div class="jet-search-suggestions__field-wrapper"><label for="q">Search</label>
          <input class="jet-search-suggestions__field" type="search" id="q" name="s" value="" autocomplete="off"></div>
        <input type="hidden" name="jet_search_suggestions_settings" value='{"search_source":"any"}'>
        <div class="jet-search-suggestions__categories"><select name="jet_search_suggestions_categories" aria-label="Category">
          <option value="0">All</option><option value="15">Jars</option></select></div>
      </div>
      <button class="jet-search-suggestions__submit" type="submit" name="go" value="1">Go</button>
    </form>
    <div class="jet-search-suggestions__focus-area"><div class="jet-search-suggestions__focus-results-holder"></div>
      <div class="jet-search-suggestions__spinner-holder"><div class="jet-search-suggestions__spinner">…</div></div></div>
    <div class="jet-search-suggestions__inline-area"></div>
  </div>`;

/** Returns a form in plain markup. */
export const minimal = (settings: object = {}) => `
  <div data-widget="search-suggestions" data-widget-settings='${attribute(settings)}'>
    <form action="/results/"><label>Search <input type="search" name="s"></label> <button>Go</button></form>
  </div>`;

export const show = (html: string, dir: Direction = 'rtl'): Promise<string> =>
  mountWidget(
    searchSuggestions,
    `<main><h1>Search</h1>${html}<p style="margin-block-start: 20rem"><button id="outside">Outside</button></p></main>`,
    { dir },
  );

export const field = () => find<HTMLInputElement>('input[name="s"]');
export const options = () => [...document.querySelectorAll<HTMLElement>('[role="option"]')];
export const names = () =>
  options()
    .filter((option) => option.checkVisibility())
    .map((option) => option.textContent);
export const inline = () =>
  [...document.querySelectorAll('.jet-search-suggestions__inline-area-item')].map(
    ({ textContent }) => textContent,
  );
export const isWaiting = () => find('.jet-search-suggestions__spinner-holder').checkVisibility();
export const isOpen = () => find('.jet-search-suggestions__focus-area').checkVisibility();

export interface ReceivedRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: URLSearchParams;
  readonly signal: AbortSignal;
}

export interface SuggestionServer {
  readonly fetch: typeof globalThis.fetch;
  readonly requested: ReceivedRequest[];
  readonly saved: ReceivedRequest[];
  suggest: (data: URLSearchParams) => Response | Promise<Response>;
  save: () => Response | Promise<Response>;
}

export const rows = (...found: string[]) =>
  new Response(JSON.stringify(found.map((name, index) => ({ id: String(index), name, weight: '1' }))));

/** Returns a fake of the CMS's server for suggestions. */
export function suggestionServer(): SuggestionServer {
  const server: SuggestionServer = {
    requested: [],
    saved: [],
    suggest: (data) => {
      const value = data.get('data[value]') ?? '';
      const limit = Number(data.get('data[limit]'));
      return rows(
        ...['vase', 'jar', 'bowl', 'plate', 'cup', 'jug', 'pot']
          .map((one) => `${value}${one}`)
          .slice(0, limit),
      );
    },
    save: () => new Response('{"success":true}'),
    async fetch(input, init) {
      const request = new Request(input, init);
      const url = new URL(request.url);
      const body = new URLSearchParams(request.method === 'POST' ? await request.text() : '');
      const received = {
        method: request.method,
        url,
        headers: request.headers,
        body,
        signal: request.signal,
      };
      const isSave = request.method === 'POST';
      (isSave ? server.saved : server.requested).push(received);
      const taken = new Promise<never>((_resolve, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
      });
      return Promise.race([isSave ? server.save() : server.suggest(url.searchParams), taken]);
    },
  };
  return server;
}

/** Records navigations: the fields of submitted forms, and the addresses that the library would have opened. */
export function watchLeaving(signal: AbortSignal): string[] {
  const visited: string[] = [];
  window.addEventListener(
    'submit',
    (event) => {
      if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
      event.preventDefault();
      const fields = new FormData(event.target, event.submitter);
      visited.push(`submit ${new URLSearchParams(fields as unknown as Record<string, string>)}`);
    },
    { signal },
  );
  noteLeaving(visited);
  return visited;
}

import { behaviour, drawOnPage, type InspectOptions, PageIsland, pageSlot } from '@iyim/runtime/page';
import { collectReport } from './collect-report.ts';
import css from './inspector.css?inline';
import { Panel } from './Panel.tsx';
import { printReport } from './print-report.ts';
import messages from './texts.json' with { type: 'json' };
import { watchPage } from './watch-page.ts';

const inspector = { name: 'inspector', messages };

/** Events of the panel that must not reach the page's scripts, which would take them for clicks and keys elsewhere in the page. */
const EVENTS =
  'keydown keyup keypress beforeinput input change click dblclick pointerdown pointerup mousedown mouseup touchstart touchend focusin focusout';

interface Options extends InspectOptions {
  /** Whether the page's address requested the panel. It then leaves the focus where it is. */
  readonly isRequestedByAddress?: boolean;
}

/**
 * Opens the panel, or, with `print`, prints its report to the console. A page has one panel: an open one is closed first. Its
 * elements are in a shadow root after the body, so that the page's styles, scripts and layout do not affect each other.
 */
export async function inspect({ print = false, isRequestedByAddress = false }: Options): Promise<void> {
  if (print) {
    const over = new AbortController();
    const watch = watchPage(over.signal, () => {});
    await new Promise((resolve) => setTimeout(resolve)); // lets the browser deliver the entries that it has kept
    printReport(await collectReport(watch));
    over.abort();
    return;
  }
  const open = pageSlot('inspector', () => ({ end: () => {} }));
  open.end();
  let end = () => {}; // the panel may fail, and call this, while it is being rendered
  end = behaviour('inspector-panel', (signal) => {
    const root = document.documentElement;
    const place = document.createElement('div');
    place.setAttribute('data-iyim-inspector', '');
    const shadow = place.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    shadow.adoptedStyleSheets = [sheet];
    for (const type of EVENTS.split(' '))
      place.addEventListener(type, (event) => event.stopPropagation(), { signal });
    root.append(place);
    signal.addEventListener('abort', () => place.remove());
    drawOnPage(
      <PageIsland of={inspector} host={root} onFail={() => end()}>
        <Panel shadow={shadow} takesFocus={!isRequestedByAddress} onClose={() => end()} />
      </PageIsland>,
      signal,
    );
  });
  open.end = end;
}

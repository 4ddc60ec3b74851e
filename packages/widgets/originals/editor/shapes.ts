import { readHostSettings } from '@iyim/runtime/page';
import { attempt, coerceText, report, safeUrl, site } from '@iyim/runtime/widget';
import { cleanSvg } from './clean-svg.ts';
import { followSettings } from './follow-settings.ts';
import { editedSettings, editorGlobal, ownProperty } from './model.ts';
import { ASSETS, EDITOR, ELEMENT, FRONTEND_CONFIG, SHAPE_TOP, SHAPES, shapeSettings } from './names.ts';

/** State of a shape's container: its server content, and the shape that it shows. */
interface Place {
  readonly server: readonly Node[];
  readonly shape: string | null;
  readonly negative: string | null;
  shown?: string;
}

/**
 * Draws the decorative shapes that the settings of sections name, and redraws them when the settings change (EM-2). For visitors,
 * the server prints the shapes; only the editor needs their files. Returns a function that draws the shapes of all containers that
 * are currently on the page.
 */
export function shapes(document: Document, signal: AbortSignal): () => void {
  const places = new Map<Element, Place>();
  /** Controllers that end the observation of settings, by element. */
  const followed = new Map<Element, AbortController>();

  const follow = (element: Element) => {
    if (followed.has(element)) return;
    const controller = new AbortController();
    followed.set(element, controller);
    followSettings(element, draw, controller.signal);
  };
  function draw() {
    for (const [element, controller] of followed) {
      if (element.isConnected) continue;
      controller.abort();
      followed.delete(element);
    }
    for (const container of document.querySelectorAll(SHAPES)) {
      const element = container.parentElement?.closest(ELEMENT);
      if (!element) continue;
      follow(element);
      const place = places.get(container) ?? placeOf(container);
      places.set(container, place);
      void drawShape(container, place, element, signal);
    }
    for (const container of places.keys()) if (!container.isConnected) places.delete(container);
  }
  signal.addEventListener('abort', () => {
    for (const controller of followed.values()) controller.abort();
    for (const [container, { server, shape, negative, shown }] of places) {
      if (shown === undefined) continue;
      container.replaceChildren(...server);
      set(container, shape, negative);
    }
  });
  return draw;
}

const placeOf = (container: Element): Place => ({
  server: [...container.childNodes],
  shape: container.getAttribute('data-shape'),
  negative: container.getAttribute('data-negative'),
});

function set(container: Element, shape: string | null, negative: string | null): void {
  for (const [name, value] of Object.entries({ 'data-shape': shape, 'data-negative': negative })) {
    if (value === null) container.removeAttribute(name);
    else container.setAttribute(name, value);
  }
}

async function drawShape(
  container: Element,
  place: Place,
  element: Element,
  signal: AbortSignal,
): Promise<void> {
  const edited = editedSettings(element);
  const settings = edited ?? attempt(() => readHostSettings(element)) ?? {};
  const names = shapeSettings(container.classList.contains(SHAPE_TOP) ? 'top' : 'bottom');
  const shape = coerceText(settings[names.name]) ?? '';
  const isNegative = Boolean(settings[names.negative]);
  const requested = `${shape} ${isNegative}`;
  // A shape that the server drew is kept until the editor has settings for its element.
  if (place.shown === requested || (!edited && container.querySelector('svg') !== null)) return;
  place.shown = requested;
  set(container, shape, String(isNegative));
  try {
    const svg = shape === '' ? null : await fetchShape(shape, isNegative, signal);
    if (place.shown === requested && !signal.aborted) container.replaceChildren(...(svg ? [svg] : []));
  } catch (error) {
    if (!signal.aborted) report(error, 'editor', `drawing the shape "${shape}"`, container);
  }
}

async function fetchShape(shape: string, isNegative: boolean, signal: AbortSignal): Promise<Element> {
  const url = urlOf(shape, isNegative ? '-negative' : '');
  return cleanSvg(await site().http.html({ contract: 'shape', url, signal }));
}

/**
 * Returns the address of a shape's file, which add-ons may define. Only files from the site, or from the asset host that the page
 * names, are allowed.
 */
function urlOf(shape: string, suffix: string): string {
  const assets = safeUrl(site().config.global(FRONTEND_CONFIG).text('urls.assets') ?? ASSETS) ?? ASSETS;
  const added = editorGlobal(EDITOR.editor, 'config', 'additional_shapes');
  const named = coerceText(ownProperty(added, shape))?.replace(/\.svg(?=$|\?)/, `${suffix}.svg`);
  if (named === undefined && !/^[\w-]+$/.test(shape)) throw new Error('expected the name of a file');
  const url = safeUrl(named ?? `${assets.replace(/\/*$/, '/')}shapes/${shape}${suffix}.svg`);
  const hosts = [location.href, assets].map((address) => new URL(address, document.baseURI).origin);
  if (!url || !hosts.includes(new URL(url).origin)) throw new Error(`refused the address "${named ?? url}"`);
  return url;
}

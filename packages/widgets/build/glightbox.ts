import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin as EsbuildPlugin } from 'esbuild';
import type { Plugin } from 'rolldown';

interface Change {
  /** Path of the file, relative to the package's `src/js/`. */
  readonly file: string;
  readonly reason: string;
  readonly found: RegExp;
  /** Expected number of matches in the file. */
  readonly places: number;
  readonly instead: string;
}

const OURS = 'React draws the dialog and its slides';
const DIRECTIONS = 'slides wrap around at both ends, in both text directions';
const PICTURE_STATE =
  'the scale and position of a picture are read from the picture itself, because the button, keys, mouse and fingers all change them';

const STYLE = {
  reason: "a style attribute written as text is refused by `style-src 'self'`",
  found: /([\w.]+)\.setAttribute\('style', (.*)\);/g,
  instead: '$1.style.cssText = $2;',
};

/** Change to how the mouse drags a slide or an enlarged picture. */
const MOUSE = {
  reason: 'only the primary button drags, until it is released anywhere',
  found: /\bdrag\(e\) \{/g,
  places: 1,
  instead: '$&\nif (this.active && !e.buttons) return this.dragEnd(e);',
};

/**
 * Changes to glightbox for slides that React renders, each with its reason. Changes that glightbox's options and events can make
 * are in `use-glightbox.ts`.
 */
const CHANGES: readonly Change[] = [
  { ...STYLE, file: 'glightbox.js', places: 6 },
  { ...STYLE, file: 'core/touch-navigation.js', places: 1 },
  {
    file: 'glightbox.js',
    reason: 'it reads the document on loading, which fails on a server; touches are handled on any device',
    found: /const isMobile = .*\nconst isTouch = .*\nconst html = .*\n/g,
    places: 1,
    instead: 'const isMobile = false;\nconst isTouch = true;\n',
  },
  {
    file: 'glightbox.js',
    reason: 'it would fetch a player from a foreign host',
    found: /plyr: \{\n[\s\S]*?\n {4}\},\n(?= {4}openEffect)/g,
    places: 1,
    instead: 'plyr: {},\n',
  },
  {
    file: 'glightbox.js',
    reason: `${OURS}: it writes HTML as text`,
    found: /svg: \{[\s\S]*?defaults\.slideHTML = `[\s\S]*?`;\s+defaults\.lightboxHTML = `[\s\S]*?`;/g,
    places: 1,
    instead: '};',
  },
  {
    file: 'glightbox.js',
    reason: `${OURS}: it adds its own, and hides the page behind it by attributes, which a modal dialog does without`,
    found:
      /const children = document\.body\.childNodes;[\s\S]*?document\.getElementById\('glightbox-body'\);/g,
    places: 1,
    instead: 'const bodyChildElms = [];\nconst modal = this.settings.root;',
  },
  {
    file: 'glightbox.js',
    reason: `${OURS}: it looks for an id that other elements of the page may have`,
    found: /document\.getElementById\('glightbox-slider'\)/g,
    places: 1,
    instead: "modal.querySelector('.gslider')",
  },
  {
    file: 'glightbox.js',
    reason: `${OURS}: it adds slides`,
    found: /this\.slidesContainer\.appendChild\(slide\.instance\.create\(\)\);/g,
    places: 1,
    instead: '',
  },
  {
    file: 'glightbox.js',
    reason: `${OURS}: it removes the dialog`,
    found: /this\.modal\.parentNode\.removeChild\(this\.modal\);/g,
    places: 1,
    instead: '',
  },
  {
    file: 'glightbox.js',
    reason: `${OURS}: it changes buttons and a loading sign that do not exist`,
    found: /_\.(?:(?:add|remove)Class\(this\.(?:prev|next)Button|(?:show|hide)\(this\.loader).*\);/g,
    places: 14,
    instead: '',
  },
  {
    file: 'glightbox.js',
    reason: 'it reserves space for the scroll bar by a style element, which `lockScroll` does not need',
    found: /const scrollBar = [\s\S]*?'gscrollbar-fixer'\);\s+\}/g,
    places: 1,
    instead: '',
  },
  {
    file: 'glightbox.js',
    reason: 'it removes a style element that belongs to the page',
    found: /const styles = document\.querySelector\('\.gcss-styles'\);\s+if \(styles\) \{[^}]*\}/g,
    places: 1,
    instead: '',
  },
  {
    file: 'glightbox.js',
    reason: 'it sets classes on the page, and does not remove all of them',
    found: /(_\.(?:add|remove)Class)\((?:document\.body|body|html), /g,
    places: 8,
    instead: '$1(this.modal, ',
  },
  {
    file: 'glightbox.js',
    reason: 'the style sheet sizes slides',
    found: /this\.events\['resize'\] = _\.addEvent\('resize', \{[\s\S]*?\n {8}\}\);/g,
    places: 1,
    instead: '',
  },
  {
    file: 'glightbox.js',
    reason: `${DIRECTIONS}: the step from the last slide to the first moves forward`,
    found: /this\.prevActiveSlideIndex = this\.index;/g,
    places: 1,
    instead: '$& this.goesBack = index < this.index;',
  },
  {
    file: 'glightbox.js',
    reason: `${DIRECTIONS}: it compares indexes`,
    found: /this\.prevActiveSlideIndex > this\.index/g,
    places: 2,
    instead: 'this.goesBack',
  },
  {
    file: 'core/slide.js',
    reason:
      'a picture may load after its lightbox has closed, when another lightbox is open on the same elements',
    found: /const img = slide\.querySelector\('img'\);/g,
    places: 1,
    instead: '$&\nif (!img || !this.instance.lightboxOpen) return;',
  },
  {
    file: 'core/slide.js',
    reason:
      'a slide is shown immediately: it reports itself whether its picture loads or fails, and must not replace a later slide',
    found: /if \(isFunction\(finalCallback\)\) \{\s+finalCallback\(\);\s+\}\s+\}\);\s+return;/g,
    places: 1,
    instead: '});\nif (isFunction(finalCallback)) finalCallback();\nreturn;',
  },
  {
    file: 'core/slide.js',
    reason: 'any picture can be enlarged, including by the lightbox’s button',
    found: /if \(slideConfig\.zoomable && .*\) \{\s+addClass\(img, 'zoomable'\);\s+new ZoomImages/g,
    places: 1,
    instead: 'if (slideConfig.zoomable) {\nthis.zoom = new ZoomImages',
  },
  {
    file: 'core/zoom.js',
    reason: `${PICTURE_STATE}. The button enlarges it to its own size, to at least twice the shown size and at most the limit of a pinch, on phones too`,
    found: /zoomIn\(\) \{[\s\S]*?this\.zoomedIn = true;\s+\}/g,
    places: 1,
    instead: `read() {
const { transform } = this.img.style;
const [, scale] = /scale3d\\(([\\d.]+)/.exec(transform) || [];
const [, x, y] = /translate3d\\((-?[\\d.]+)px, (-?[\\d.]+)px/.exec(transform) || [];
return { scale: +scale || 1, x: +x || 0, y: +y || 0 };
}
zoomIn() {
const { img } = this;
const scale = Math.min(4.5, Math.max(2, img.naturalWidth / img.offsetWidth || 2));
img.style.transform = \`scale3d(\${scale}, \${scale}, 1)\`;
}`,
  },
  {
    file: 'core/zoom.js',
    reason: `${PICTURE_STATE}: it keeps a copy`,
    found: /this\.img\.parentNode\.setAttribute\('style', ''\);[\s\S]*?this\.zoomedIn = false;/g,
    places: 1,
    instead: "this.img.style.cssText = '';",
  },
  {
    file: 'core/zoom.js',
    reason: `${PICTURE_STATE}; ${MOUSE.reason}`,
    found: /if \(!this\.zoomedIn\) \{\s+this\.active = false;/g,
    places: 1,
    instead: `if (e.button) return;
const { scale, x, y } = this.read();
this.xOffset = x;
this.yOffset = y;
if (scale === 1) {
this.active = false;`,
  },
  { ...MOUSE, file: 'core/zoom.js' },
  {
    file: 'core/zoom.js',
    reason: `${PICTURE_STATE}: a move keeps the scale`,
    found: /node\.style\.transform = ('translate3d.*');/g,
    places: 1,
    instead: "node.style.transform = node.style.transform.replace(/translate3d\\([^)]*\\) ?|^/, $1 + ' ');",
  },
  {
    file: 'core/zoom.js',
    reason:
      'a click enlarges a picture, even the click that opened the lightbox; the view uses a double click',
    found: /this\.img\.addEventListener\(\s+'click',[\s\S]*?\n {12}false\s+\);/g,
    places: 1,
    instead: '',
  },
  {
    file: 'core/touch-navigation.js',
    reason: `${OURS}: it looks for an id that other elements of the page may have`,
    found: /document\.getElementById\('glightbox-slider'\)/g,
    places: 1,
    instead: 'instance.slidesContainer',
  },
  {
    file: 'core/touch-navigation.js',
    reason: `${OURS}: it looks for a class that other elements of the page may have`,
    found: /document\.querySelector\('\.goverlay'\)/g,
    places: 1,
    instead: 'instance.overlay',
  },
  {
    file: 'core/touch-navigation.js',
    reason: 'a tap is a click, and two fingers zoom the whole page unless they are on a picture',
    found: /if \(e\.pageX > 20 && .*\) \{\s+return;\s+\}\s+e\.preventDefault\(\);/g,
    places: 1,
    instead: '',
  },
  {
    file: 'core/touch-navigation.js',
    reason: `${PICTURE_STATE}. A touch must not start with the distances of the previous one`,
    found: /mediaImage = null;\s+if \(hasClass\(media, 'gslide-image'\)\) \{\s+(mediaImage = .*)\s+\}/g,
    places: 1,
    instead: `mediaImage = null;
if (hasClass(media, 'gslide-image')) $1
hDistancePercent = vDistancePercent = 0;
zoom = instance.elements[instance.index].instance.zoom;
const held = zoom ? zoom.read() : { scale: 1, x: 0, y: 0 };
imageZoomed = held.scale > 1;
currentScale = held.scale;
lastZoomedPosX = zoomedPosX = held.x;
lastZoomedPosY = zoomedPosY = held.y;`,
  },
  {
    file: 'core/touch-navigation.js',
    reason: `${PICTURE_STATE}, on the slide where a touch began`,
    found: /let mediaImage = null;/g,
    places: 1,
    instead: '$&\nlet zoom;',
  },
  {
    file: 'core/touch-navigation.js',
    reason: 'two fingers enlarge only pictures that the button can enlarge',
    found: /if \(!mediaImage \|\| doingMove\)/g,
    places: 1,
    instead: 'if (!zoom || doingMove)',
  },
  {
    file: 'core/touch-navigation.js',
    reason: `${PICTURE_STATE}: two fingers keep its position`,
    found: /mediaImage\.style\.transform = (`scale3d.*`);/g,
    places: 1,
    instead:
      "mediaImage.style.transform = mediaImage.style.transform.replace(/ ?scale3d\\([^)]*\\)|$/, ' ' + $1);",
  },
  {
    file: 'core/touch-navigation.js',
    reason: 'a touch that the browser takes over returns the slide to its place',
    found: /multipointEnd: \(\) => \{/g,
    places: 1,
    instead: `touchCancel: () => {
if (!process) return;
process = doingMove = doingZoom = false;
if (imageZoomed) return;
addClass(overlay, 'greset');
overlay.style.opacity = 1;
resetSlideMove(media);
},
$&`,
  },
  {
    file: 'core/touch-navigation.js',
    reason: DIRECTIONS,
    found: /instance\.index == (?:instance\.elements\.length - 1|0)\b/g,
    places: 2,
    instead: 'instance.elements.length < 2',
  },
  {
    file: 'core/drag.js',
    reason: DIRECTIONS,
    found: /this\.slide !== this\.slide\.parentNode\.(?:first|last)Child/g,
    places: 2,
    instead: 'this.instance.elements.length > 1',
  },
  {
    file: 'core/drag.js',
    reason: `${PICTURE_STATE}; ${MOUSE.reason}. A drag must not start with the outcome of the previous one`,
    found: /if \(this\.slide\.classList\.contains\('zoomed'\)\) \{/g,
    places: 1,
    instead: `if (e.button) return;
this.doSlideChange = this.doSlideClose = false;
if (this.el.style.transform.includes('scale')) {`,
  },
  { ...MOUSE, file: 'core/drag.js' },
  {
    file: 'core/drag.js',
    reason: 'an enlarged picture stays where it was moved',
    found: /dragEnd\(e\) \{/g,
    places: 1,
    instead: '$& if (!this.active) return;',
  },
  {
    file: 'core/touch-events.js',
    reason: 'two fingers zoom the whole page unless they are on a picture',
    found: /if \(len > 1\) \{\s+evt\.preventDefault\(\);/g,
    places: 1,
    instead: "if (len > 1 && evt.target.closest('[data-zoom]')) {\nevt.preventDefault();",
  },
  {
    file: 'core/touch-events.js',
    reason: 'a touch that began on a control does not change the slide',
    found: /move\(evt\) \{\s+if \(!evt\.touches/g,
    places: 1,
    instead: '$& || this.x1 === null',
  },
  {
    file: 'core/touch-events.js',
    reason: 'a touch that the browser takes over is not part of the next touch',
    found: /this\.cancelAll\(\);\s+this\.touchCancel/g,
    places: 1,
    instead: 'this.x1 = this.x2 = this.y1 = this.y2 = null;\n$&',
  },
  {
    file: 'core/touch-events.js',
    reason:
      'timers of several fingers may still run after it has closed, when their listeners must not be null',
    found: /this\.preV =\r?\n[\s\S]*?null;/g,
    places: 1,
    instead: '',
  },
];

/** Matches files that are never used here, including those that would fetch a player. */
const UNUSED = /^(slides\/(video|iframe|inline)|core\/keyboard-navigation)\.js$/;

const FILE = /[\\/]glightbox[\\/]src[\\/]js[\\/]([\w\\/-]+\.js)(\?|$)/;

/** Returns the path of a module in `src/js/` of glightbox, or an empty string for another module. */
const fileOf = (id: string): string => (FILE.exec(id)?.[1] ?? '').replaceAll('\\', '/');

/** The version that the changes are made for. */
const VERSION = '3.3.1';

/**
 * Adapts one of glightbox's files to pages with a strict Content Security Policy, to both text directions, and to a dialog that
 * React renders.
 *
 * @throws Error if the file does not match a change's pattern the expected number of times.
 */
export function adaptGlightbox(file: string, code: string): string {
  if (UNUSED.test(file)) return 'export default () => {};';
  return CHANGES.filter((change) => change.file === file).reduce((text, change) => {
    const found = [...text.matchAll(change.found)].length;
    if (found !== change.places) {
      throw new Error(
        `adapting glightbox's ${file} (${change.reason}): expected ${change.places} × ${change.found}, found ${found}`,
      );
    }
    return text.replace(change.found, change.instead);
  }, code);
}

async function load(id: string): Promise<string> {
  const path = id.replace(/\?.*/, '');
  const file = fileOf(id);
  const [folder = ''] = path.split(/[\\/]src[\\/]js[\\/](?!.*[\\/]src[\\/]js[\\/])/);
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  if (version !== VERSION)
    throw new Error(
      `adapting glightbox's ${file}: expected version ${VERSION} of the package, found ${version}`,
    );
  return adaptGlightbox(file, await readFile(path, 'utf8'));
}

/** Throws if a bundle contains glightbox but lacks a file that `CHANGES` adapts, because the file may have been renamed. */
function checkBundle(ids: Iterable<string>): void {
  const found = new Set([...ids].map(fileOf).filter(Boolean));
  const missing = CHANGES.find(({ file }) => !found.has(file));
  if (found.size > 0 && missing)
    throw new Error(
      `adapting glightbox's ${missing.file} (${missing.reason}): expected the file in the bundle, found ${[...found].join(', ')}`,
    );
}

/** Plugin for rolldown and Vite. */
export const glightbox: Plugin = {
  name: 'glightbox',
  load: { filter: { id: FILE }, handler: async (id) => ({ code: await load(id), map: null }) },
  // Checks here instead of in `buildEnd`, because Vite's server runs `buildEnd` too, but loads only requested files.
  renderStart() {
    checkBundle(this.getModuleIds());
  },
};

/** Plugin for tsup, which uses esbuild and builds the npm package. */
export const glightboxForEsbuild: EsbuildPlugin = {
  name: 'glightbox',
  setup(builder) {
    const loaded = new Set<string>();
    builder.onLoad({ filter: FILE }, async ({ path }) => {
      loaded.add(path);
      return { contents: await load(path), loader: 'js' };
    });
    builder.onEnd(({ errors }) => {
      if (errors.length === 0) checkBundle(loaded);
    });
  },
};

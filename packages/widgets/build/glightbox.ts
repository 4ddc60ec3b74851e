import { readFile } from 'node:fs/promises';
import type { Plugin as EsbuildPlugin } from 'esbuild';
import type { Plugin } from 'rolldown';

interface Change {
  /** File of the package, in `src/js/`. */
  readonly file: string;
  readonly reason: string;
  readonly found: RegExp;
  /** How many places of the file match. */
  readonly places: number;
  readonly instead: string;
}

const STYLE = {
  reason: "a style attribute written as text is refused by `style-src 'self'`",
  found: /([\w.]+)\.setAttribute\('style', (.*)\);/g,
  instead: '$1.style.cssText = $2;',
};

/** What is changed in glightbox so that React can draw around it, and why. Anything that options and events can do is in `use-glightbox.ts`. */
const CHANGES: readonly Change[] = [
  { ...STYLE, file: 'glightbox.js', places: 6 },
  { ...STYLE, file: 'core/zoom.js', places: 2 },
  { ...STYLE, file: 'core/touch-navigation.js', places: 1 },
  {
    file: 'glightbox.js',
    reason: 'it reads the document when it is loaded, on a server too; touches are followed on any device',
    found: /const isMobile = .*\nconst isTouch = .*\nconst html = .*\n/g,
    places: 1,
    instead: 'const isMobile = false;\nconst isTouch = true;\n',
  },
  {
    file: 'glightbox.js',
    reason: 'no player, and no other code of a foreign host, is ever fetched',
    found: /plyr: \{\n[\s\S]*?\n {4}\},\n(?= {4}openEffect)/g,
    places: 1,
    instead: 'plyr: {},\n',
  },
  {
    file: 'glightbox.js',
    reason: 'React draws the dialog and its slides: no HTML is written as text',
    found: /svg: \{[\s\S]*?defaults\.slideHTML = `[\s\S]*?`;\s+defaults\.lightboxHTML = `[\s\S]*?`;/g,
    places: 1,
    instead: '};',
  },
  {
    file: 'glightbox.js',
    reason: 'the same; and a modal dialog hides the page behind it without attributes',
    found:
      /const children = document\.body\.childNodes;[\s\S]*?document\.getElementById\('glightbox-body'\);/g,
    places: 1,
    instead: 'const bodyChildElms = [];\nconst modal = this.settings.root;',
  },
  {
    file: 'glightbox.js',
    reason: 'the same',
    found: /document\.getElementById\('glightbox-slider'\)/g,
    places: 1,
    instead: "modal.querySelector('.gslider')",
  },
  {
    file: 'glightbox.js',
    reason: 'the same',
    found: /this\.slidesContainer\.appendChild\(slide\.instance\.create\(\)\);/g,
    places: 1,
    instead: '',
  },
  {
    file: 'glightbox.js',
    reason: 'the same',
    found: /this\.modal\.parentNode\.removeChild\(this\.modal\);/g,
    places: 1,
    instead: '',
  },
  {
    file: 'glightbox.js',
    reason: 'the same, of the buttons and of the sign that a picture is loading',
    found: /_\.(?:(?:add|remove)Class\(this\.(?:prev|next)Button|(?:show|hide)\(this\.loader).*\);/g,
    places: 14,
    instead: '',
  },
  {
    file: 'glightbox.js',
    reason: 'the scroll bar keeps its room (`lockScroll`), without a style element',
    found: /const scrollBar = [\s\S]*?'gscrollbar-fixer'\);\s+\}/g,
    places: 1,
    instead: '',
  },
  {
    file: 'glightbox.js',
    reason: 'it leaves classes on the page: they are its own element’s',
    found: /(_\.(?:add|remove)Class)\((?:document\.body|body|html), /g,
    places: 8,
    instead: '$1(this.modal, ',
  },
  {
    file: 'glightbox.js',
    reason: 'sizes are the style sheet’s',
    found: /this\.events\['resize'\] = _\.addEvent\('resize', \{[\s\S]*?\n {8}\}\);/g,
    places: 1,
    instead: '',
  },
  {
    file: 'glightbox.js',
    reason: 'from the last slide on to the first is forward',
    found: /this\.prevActiveSlideIndex = this\.index;/g,
    places: 1,
    instead: '$& this.goesBack = index < this.index;',
  },
  {
    file: 'glightbox.js',
    reason: 'the same',
    found: /this\.prevActiveSlideIndex > this\.index/g,
    places: 2,
    instead: 'this.goesBack',
  },
  {
    file: 'core/slide.js',
    reason: 'its picture may load after it has closed',
    found: /const img = slide\.querySelector\('img'\);/g,
    places: 1,
    instead: '$&\nif (!img) return;',
  },
  {
    file: 'core/slide.js',
    reason:
      'a slide shows at once: whether its picture loads or fails is said in it, and a later slide is not replaced by it',
    found: /if \(isFunction\(finalCallback\)\) \{\s+finalCallback\(\);\s+\}\s+\}\);\s+return;/g,
    places: 1,
    instead: '});\nif (isFunction(finalCallback)) finalCallback();\nreturn;',
  },
  {
    file: 'core/slide.js',
    reason: 'any picture can be enlarged, by our button too',
    found: /if \(slideConfig\.zoomable && .*\) \{\s+addClass\(img, 'zoomable'\);\s+new ZoomImages/g,
    places: 1,
    instead: 'if (slideConfig.zoomable) {\nthis.zoom = new ZoomImages',
  },
  {
    file: 'core/zoom.js',
    reason: 'the same, on phones too',
    found: / \|\| winWidth <= 768/g,
    places: 1,
    instead: '',
  },
  {
    file: 'core/zoom.js',
    reason:
      'the same: to its own size, at least to twice what is seen, at most as far as two fingers enlarge it',
    found: /img\.style\.maxWidth = img[\s\S]*?centerX, 0\);\s+\}/g,
    places: 1,
    instead: `const scale = Math.min(4.5, Math.max(2, img.naturalWidth / img.offsetWidth || 2));
img.style.transform = \`scale3d(\${scale}, \${scale}, 1)\`;`,
  },
  {
    file: 'core/zoom.js',
    reason: 'what is moved stays enlarged, however it was',
    found: /node\.style\.transform = ('translate3d.*');/g,
    places: 1,
    instead: "node.style.transform = node.style.transform.replace(/translate3d\\([^)]*\\) ?|^/, $1 + ' ');",
  },
  {
    file: 'core/zoom.js',
    reason: 'two presses enlarge a picture, not the one that opened it: they are the view’s',
    found: /this\.img\.addEventListener\(\s+'click',[\s\S]*?\n {12}false\s+\);/g,
    places: 1,
    instead: '',
  },
  {
    file: 'core/touch-navigation.js',
    reason: 'a page may have elements with these names',
    found: /document\.getElementById\('glightbox-slider'\)/g,
    places: 1,
    instead: 'instance.slidesContainer',
  },
  {
    file: 'core/touch-navigation.js',
    reason: 'the same',
    found: /document\.querySelector\('\.goverlay'\)/g,
    places: 1,
    instead: 'instance.overlay',
  },
  {
    file: 'core/touch-navigation.js',
    reason: 'a press by finger is a click, and two fingers enlarge what is no picture with its page',
    found: /if \(e\.pageX > 20 && .*\) \{\s+return;\s+\}\s+e\.preventDefault\(\);/g,
    places: 1,
    instead: '',
  },
  {
    file: 'core/touch-navigation.js',
    reason:
      'how far a picture is enlarged, and where it was moved, is read from the picture itself: our button changes it too',
    found: /mediaImage = null;\s+if \(hasClass\(media, 'gslide-image'\)\) \{\s+(mediaImage = .*)\s+\}/g,
    places: 1,
    instead: `mediaImage = null;
if (hasClass(media, 'gslide-image')) $1
const held = mediaImage ? mediaImage.style.transform : '';
const [, scale] = /scale3d\\(([\\d.]+)/.exec(held) || [];
const [, x, y] = /translate3d\\((-?[\\d.]+)px, (-?[\\d.]+)px/.exec(held) || [];
imageZoomed = !!scale;
currentScale = +scale || 1;
lastZoomedPosX = zoomedPosX = +x || null;
lastZoomedPosY = zoomedPosY = +y || null;`,
  },
  {
    file: 'core/touch-navigation.js',
    reason: 'slides go round, by swipes too, whichever way the text runs',
    found: /instance\.index == (?:instance\.elements\.length - 1|0)\b/g,
    places: 2,
    instead: 'instance.elements.length < 2',
  },
  {
    file: 'core/drag.js',
    reason: 'the same by the mouse',
    found: /this\.slide !== this\.slide\.parentNode\.(?:first|last)Child/g,
    places: 2,
    instead: 'this.instance.elements.length > 1',
  },
  {
    file: 'core/drag.js',
    reason: 'an enlarged picture stays where it was moved',
    found: /dragEnd\(e\) \{/g,
    places: 1,
    instead: '$& if (!this.active) return;',
  },
  {
    file: 'core/touch-events.js',
    reason: 'two fingers enlarge what is no picture with its page',
    found: /if \(len > 1\) \{\s+evt\.preventDefault\(\);/g,
    places: 1,
    instead: "if (len > 1 && evt.target.closest('.gslide-image')) {\nevt.preventDefault();",
  },
  {
    file: 'core/touch-events.js',
    reason: 'a finger that began on a control turns no page',
    found: /move\(evt\) \{\s+if \(!evt\.touches/g,
    places: 1,
    instead: '$& || this.x1 === null',
  },
];

/** Files that are never used here, including all that would fetch a player. */
const UNUSED = /^(slides\/(video|iframe|inline)|core\/keyboard-navigation)\.js$/;

const FILE = /[\\/]glightbox[\\/]src[\\/]js[\\/]([\w\\/-]+\.js)(\?|$)/;

/**
 * One of glightbox's files, for a page with a strict policy, in both directions, inside a dialog that React draws.
 *
 * @throws Error for another version of the package, in which something else is found than expected.
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

const load = async (id: string): Promise<string> => {
  const path = id.replace(/\?.*/, '');
  const [, file = ''] = FILE.exec(path) ?? [];
  return adaptGlightbox(file.replaceAll('\\', '/'), await readFile(path, 'utf8'));
};

/** For rolldown and Vite. */
export const glightbox: Plugin = {
  name: 'glightbox',
  load: { filter: { id: FILE }, handler: async (id) => ({ code: await load(id), map: null }) },
};

/** For tsup, whose bundler is esbuild: the package carries the adapted glightbox. */
export const glightboxForEsbuild: EsbuildPlugin = {
  name: 'glightbox',
  setup(builder) {
    builder.onLoad({ filter: FILE }, async ({ path }) => ({ contents: await load(path), loader: 'js' }));
  },
};

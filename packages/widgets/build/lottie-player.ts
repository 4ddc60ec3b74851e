import { readFile } from 'node:fs/promises';
import type { Plugin as EsbuildPlugin } from 'esbuild';
import type { Plugin } from 'rolldown';
import { nameImports } from './named-imports.ts';

/** What is taken out of the player, and lottie-web in it, and why: found, put in its place. */
const CHANGES: readonly (readonly [reason: string, found: RegExp, instead: string])[] = [
  [
    'expressions are code in the animation’s file, which need `eval`',
    /,setExpressionsPlugin\(Expressions\),setExpressionInterfaces\(getInterface\),initialize\$1\(\),initialize\(\),/,
    ',',
  ],
  [
    'expressions are code in the animation’s file: the `eval` itself',
    /expression_function=eval\("[^;]*?;scoped_bm_rt=\$bm_rt\}\]"\)\[0\]/,
    'expression_function=null',
  ],
  [
    'it plays what the page has of the class `lottie`',
    /var readyStateCheckInterval=setInterval\(checkReady,100\);/,
    'var readyStateCheckInterval=0;',
  ],
  [
    'a global, over one that the page may have',
    /try\{"object"!==_typeof\$3\(exports\)&&\(window\.bodymovin=lottie\)\}catch\(t\)\{\}/,
    '',
  ],
  ['a global', /"undefined"!=typeof window&&\(window\.lottie=lottie\),/, ''],
  ['a style element, of controls that nobody shows', /styleInject\(css_248z\);/, ''],
  [
    'fonts of the file come from elsewhere, and what measures them stays in the page',
    /if\((\w+\[\w+\]\.loaded=!1),\w+\[\w+\]\.monoCase=[^;]*?\.fPath\)\{/,
    'if($1,!1){',
  ],
  [
    'a canvas measures fonts in the page’s body',
    /setupGlobalData\((\w),document\.body\)/,
    'setupGlobalData($1)',
  ],
  [
    'a letter that is wider than its box breaks lines without end',
    /(\w\+\w>\w&&" "!==(\w)\[(\w)\])(\?\(-1===)/,
    '$1&&"\\r"!==$2[$3-1]$4',
  ],
  ['a letter goes round a closed line without end', /for\(p=!0,(this\._pathData\.a\.v&&)/, 'for(p=10000,$1'],
  [
    'a letter goes round a closed line of no length without end',
    /p;\)l\+y>=o\+ot\|\|!d\?/,
    'p;)l+y>=o+ot||!d||!--p?',
  ],
  [
    'dots of a line have no end',
    /=Math\.floor\(p\/f\);for\(l=0;/,
    '=Math.min(Math.floor(p/f),10000);for(l=0;',
  ],
  [
    'reports what it can not draw by an event alone, before one can listen',
    /(triggerRenderFrameError=function\((\w)\)\{)/,
    '$1this.failure=$2;',
  ],
  [
    'reports broken settings by an event alone, before one can listen',
    /(triggerConfigError=function\((\w)\)\{)/,
    '$1this.failure=$2;',
  ],
  [
    'a canvas measures light by a function that is never called',
    /(r\.filter="url\(#"\+t\+"\)",e\}\})\};function createCanvas/,
    '$1}();function createCanvas',
  ],
  [
    'a filter that a canvas measures light with stays in the page',
    /document\.body\.appendChild\(i\),(e=createTag\("canvas"\))/,
    'i.setAttribute("width",0),i.setAttribute("height",0),i.style.position="absolute",$1',
  ],
  [
    'a filter that a canvas measures light with is next to the canvas that needs it',
    /get:function\(i\)\{return e\|\|a\(\),e\.width=i\.width,e\.height=i\.height,/,
    'get:function(c){return e||a(),i.isConnected||c.parentNode.appendChild(i),e.width=c.width,e.height=c.height,',
  ],
  [
    'a canvas can not draw a letter without a glyph, such as the end of a line',
    /(\w)\.shapes\?(\1\.shapes\[0\])\.it:\[\]/,
    '$1.shapes&&$2?$2.it:[]',
  ],
  [
    'a canvas makes two more for each layer with a matte, as large as itself',
    /this\.buffers=\[\];var t=this\.globalData\.canvasContext,[^;]*;this\.buffers\.push\(e\);[^;]*;this\.buffers\.push\(r\),/,
    '',
  ],
  [
    'a layer with a matte takes two canvases while it is drawn',
    /(prepareLayer:function\(\)\{if\(this\.data\.tt>=1\)\{)/,
    '$1var g=this.globalData,c=this.canvasContext.canvas;g.freeBuffers=g.freeBuffers||[];this.buffers=g.freeBuffers.pop()||[0,1].map(function(){return assetLoader.createCanvas(c.width,c.height)});this.buffers.forEach(function(b){b.getContext("2d").clearRect(0,0,b.width,b.height)});',
  ],
  [
    'a layer with a matte gives its two canvases back',
    /(exitLayer:function\(\)\{if\(this\.data\.tt>=1\)\{.*?globalCompositeOperation="source-over")(\}\},renderFrame)/,
    '$1;this.globalData.freeBuffers.push(this.buffers)$2',
  ],
  [
    'draws the player’s React anew for each frame, for those controls',
    /,\w+\.setState\(\{seeker:Math\.floor\(\w+\.currentFrame\)\}\)/,
    '',
  ],
];

const FILE = /react-lottie-player[\\/]dist[\\/]lottie-react\.esm\.js(\?|$)/;

/**
 * The lottie player for pages with a strict policy: no `eval`, no style element, nothing done to the page when it is loaded.
 *
 * @throws Error for another version of the player, in which something of that is not found.
 */
export function adaptPlayer(code: string): string {
  const adapted = CHANGES.reduce((text, [reason, found, instead]) => {
    const places = [...text.matchAll(new RegExp(found, 'g'))].length;
    if (places !== 1)
      throw new Error(`adapting the lottie player (${reason}): expected 1 × ${found}, found ${places}`);
    return text.replace(found, instead);
  }, code);
  return nameImports(adapted)
    .replace(/\bvar (Popover|ColorPicker|Seeker|Controls)=function/g, 'var $1=/*#__PURE__*/function')
    .replace(/\/\/# sourceMappingURL=.*/, '');
}

const load = async (id: string): Promise<string> =>
  adaptPlayer(await readFile(id.replace(/\?.*/, ''), 'utf8'));

/** For rolldown and Vite. */
export const lottiePlayer: Plugin = {
  name: 'lottie-player',
  load: { filter: { id: FILE }, handler: async (id) => ({ code: await load(id), map: null }) },
};

/** For tsup, whose bundler is esbuild: the package carries the adapted player. */
export const lottiePlayerForEsbuild: EsbuildPlugin = {
  name: 'lottie-player',
  setup(builder) {
    builder.onLoad({ filter: FILE }, async ({ path }) => ({ contents: await load(path), loader: 'js' }));
  },
};

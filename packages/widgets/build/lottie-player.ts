import { readFile } from 'node:fs/promises';
import type { Plugin as EsbuildPlugin } from 'esbuild';
import type { Plugin } from 'rolldown';
import { nameImports } from './named-imports.ts';

/** Changes to the player, and to lottie-web inside it. Each has a reason, a pattern and a replacement. */
const CHANGES: readonly (readonly [reason: string, found: RegExp, instead: string])[] = [
  [
    'expressions are code in the animation’s file, and need `eval`',
    /,setExpressionsPlugin\(Expressions\),setExpressionInterfaces\(getInterface\),initialize\$1\(\),initialize\(\),/,
    ',',
  ],
  [
    'it runs expressions with `eval`',
    /expression_function=eval\("[^;]*?;scoped_bm_rt=\$bm_rt\}\]"\)\[0\]/,
    'expression_function=null',
  ],
  [
    'it plays the page’s elements with the class `lottie`',
    /var readyStateCheckInterval=setInterval\(checkReady,100\);/,
    'var readyStateCheckInterval=0;',
  ],
  [
    'it sets a global, which may overwrite a global of the page',
    /try\{"object"!==_typeof\$3\(exports\)&&\(window\.bodymovin=lottie\)\}catch\(t\)\{\}/,
    '',
  ],
  ['it sets a global', /"undefined"!=typeof window&&\(window\.lottie=lottie\),/, ''],
  ['it adds a style element for controls that are never shown', /styleInject\(css_248z\);/, ''],
  [
    'it loads the file’s fonts from other hosts, and leaves elements that measure them in the page',
    /if\((\w+\[\w+\]\.loaded=!1),\w+\[\w+\]\.monoCase=[^;]*?\.fPath\)\{/,
    'if($1,!1){',
  ],
  [
    'a canvas measures fonts in the page’s body',
    /setupGlobalData\((\w),document\.body\)/,
    'setupGlobalData($1)',
  ],
  [
    'a letter wider than its box causes endless line breaks',
    /(\w\+\w>\w&&" "!==(\w)\[(\w)\])(\?\(-1===)/,
    '$1&&"\\r"!==$2[$3-1]$4',
  ],
  ['a letter moves around a closed line endlessly', /for\(p=!0,(this\._pathData\.a\.v&&)/, 'for(p=10000,$1'],
  [
    'a letter moves around a closed line of length zero endlessly',
    /p;\)l\+y>=o\+ot\|\|!d\?/,
    'p;)l+y>=o+ot||!d||!--p?',
  ],
  [
    'a line can have endless dots',
    /=Math\.floor\(p\/f\);for\(l=0;/,
    '=Math.min(Math.floor(p/f),10000);for(l=0;',
  ],
  [
    'it reports rendering errors only by an event, before a listener can be added',
    /(triggerRenderFrameError=function\((\w)\)\{)/,
    '$1this.failure=$2;',
  ],
  [
    'it reports broken settings only by an event, before a listener can be added',
    /(triggerConfigError=function\((\w)\)\{)/,
    '$1this.failure=$2;',
  ],
  [
    'the function that measures luminance on a canvas is never called',
    /(r\.filter="url\(#"\+t\+"\)",e\}\})\};function createCanvas/,
    '$1}();function createCanvas',
  ],
  [
    'a filter for measuring luminance stays in the page',
    /document\.body\.appendChild\(i\),(e=createTag\("canvas"\))/,
    'i.setAttribute("width",0),i.setAttribute("height",0),i.style.position="absolute",$1',
  ],
  [
    'a filter for measuring luminance must be next to the canvas that needs it',
    /get:function\(i\)\{return e\|\|a\(\),e\.width=i\.width,e\.height=i\.height,/,
    'get:function(c){return e||a(),i.isConnected||c.parentNode.appendChild(i),e.width=c.width,e.height=c.height,',
  ],
  [
    'a canvas cannot draw a letter without a glyph, such as a line end',
    /(\w)\.shapes\?(\1\.shapes\[0\])\.it:\[\]/,
    '$1.shapes&&$2?$2.it:[]',
  ],
  [
    'a canvas creates two more canvases of its size for each layer with a matte',
    /this\.buffers=\[\];var t=this\.globalData\.canvasContext,[^;]*;this\.buffers\.push\(e\);[^;]*;this\.buffers\.push\(r\),/,
    '',
  ],
  [
    'a layer with a matte needs two canvases only while it is drawn',
    /(prepareLayer:function\(\)\{if\(this\.data\.tt>=1\)\{)/,
    '$1var g=this.globalData,c=this.canvasContext.canvas;g.freeBuffers=g.freeBuffers||[];this.buffers=g.freeBuffers.pop()||[0,1].map(function(){return assetLoader.createCanvas(c.width,c.height)});this.buffers.forEach(function(b){b.getContext("2d").clearRect(0,0,b.width,b.height)});',
  ],
  [
    'a layer with a matte releases its two canvases',
    /(exitLayer:function\(\)\{if\(this\.data\.tt>=1\)\{.*?globalCompositeOperation="source-over")(\}\},renderFrame)/,
    '$1;this.globalData.freeBuffers.push(this.buffers)$2',
  ],
  [
    'it renders its React component again for each frame, only for its controls',
    /,\w+\.setState\(\{seeker:Math\.floor\(\w+\.currentFrame\)\}\)/,
    '',
  ],
];

const FILE = /react-lottie-player[\\/]dist[\\/]lottie-react\.esm\.js(\?|$)/;

/**
 * Adapts the lottie player to pages with a strict Content Security Policy: no `eval`, no style element, and no change to the page
 * when it loads.
 *
 * @throws Error if a pattern is not found exactly once, as in another version of the player.
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

/** Plugin for rolldown and Vite. */
export const lottiePlayer: Plugin = {
  name: 'lottie-player',
  load: { filter: { id: FILE }, handler: async (id) => ({ code: await load(id), map: null }) },
};

/** Plugin for tsup, which uses esbuild and builds the npm package. */
export const lottiePlayerForEsbuild: EsbuildPlugin = {
  name: 'lottie-player',
  setup(builder) {
    builder.onLoad({ filter: FILE }, async ({ path }) => ({ contents: await load(path), loader: 'js' }));
  },
};

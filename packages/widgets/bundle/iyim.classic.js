// Loads the module on pages that allow only classic scripts. If an optimiser puts this code into the page or into another file,
// `data-iyim-src` on a script tag must contain the module's address.
(() => {
  const script = document.currentScript;
  const named = script?.dataset.iyimSrc ?? document.querySelector('script[data-iyim-src]')?.dataset.iyimSrc;
  const src = named ? new URL(named, document.baseURI) : script?.src && new URL('iyim.js', script.src);
  const advice = 'write its address on a script tag: <script data-iyim-src="/iyim/iyim.js">';
  if (!src) console.error(`[iyim] iyim.classic.js cannot find the address of iyim.js; ${advice}`);
  else
    import(src.href).catch((error) => console.error(`[iyim] could not load ${src.href}; ${advice}`, error));
})();

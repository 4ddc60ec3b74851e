// For pages that allow only classic scripts: loads the module. An optimiser may put this text into the page or into another file;
// then `data-iyim-src` on a script tag gives the module's address.
(() => {
  const script = document.currentScript;
  const named = script?.dataset.iyimSrc ?? document.querySelector('script[data-iyim-src]')?.dataset.iyimSrc;
  const src = named ? new URL(named, document.baseURI) : script?.src && new URL('iyim.js', script.src);
  const advice = 'write its address on a script tag: <script data-iyim-src="/iyim/iyim.js">';
  if (!src) console.error(`[iyim] iyim.classic.js has no address by which to find iyim.js; ${advice}`);
  else
    import(src.href).catch((error) => console.error(`[iyim] could not load ${src.href}; ${advice}`, error));
})();

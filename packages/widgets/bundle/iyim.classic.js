// For pages that allow only classic scripts: loads the module that lies beside this file.
import(new URL('iyim.js', document.currentScript.src).href).catch((error) => {
  console.error('[iyim] could not load iyim.js, which must lie beside iyim.classic.js', error);
});

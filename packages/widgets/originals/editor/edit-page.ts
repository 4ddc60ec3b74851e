import { adoptStyles, behaviour } from '@iyim/runtime/page';
import { documentHandles } from './document-handles.ts';
import styles from './editor.css?inline';
import { emptyLoops } from './empty-loops.ts';
import { shapes } from './shapes.ts';

/** Adds the behaviours that a page has only while it is open in the editor. Runs once per page. */
export function editPage(document: Document): void {
  behaviour('editor', (signal) => {
    adoptStyles(document, styles);
    const keepers = [documentHandles, emptyLoops, shapes].map((keep) => keep(document, signal));
    const update = () => {
      for (const keep of keepers) keep();
    };
    // Observing the attributes of a whole page is expensive, but this code does not run on pages that visitors see.
    const observer = new MutationObserver(update);
    observer.observe(document, { childList: true, subtree: true, attributeFilter: ['class'] });
    signal.addEventListener('abort', () => observer.disconnect());
    update();
  });
}

import { adoptStyles, behaviour } from '@iyim/runtime/page';
import { documentHandles } from './document-handles.ts';
import styles from './editor.css?inline';
import { emptyLoops } from './empty-loops.ts';
import { shapes } from './shapes.ts';

/** What a page has while it is open in the editor, and at no other time. Once a page. */
export function editPage(document: Document): void {
  behaviour('editor', (signal) => {
    adoptStyles(document, styles);
    const keepers = [documentHandles, emptyLoops, shapes].map((keep) => keep(document, signal));
    const update = () => {
      for (const keep of keepers) keep();
    };
    // All attributes' changes of a page cost much: one that visitors see is never watched so.
    const observer = new MutationObserver(update);
    observer.observe(document, { childList: true, subtree: true, attributeFilter: ['class'] });
    signal.addEventListener('abort', () => observer.disconnect());
    update();
  });
}

import { POPUP_HOST } from '../popups/popup-hosts.ts';
import { readGlobal } from '../site/globals.ts';
import { names } from '../site/names.ts';
import { storeNames } from '../stores/names.ts';
import { followAnchors } from './anchors.ts';
import { followBuilderActions } from './builder-actions.ts';
import { followImageLinks } from './lightbox/follow-image-links.ts';
import { loadItemLinks } from './load-item-links.ts';
import { fillRefererInputs } from './referer-inputs.ts';
import { showTemplate } from './shown-template.ts';
import { untilStopped } from './until-stopped.ts';

/** What the page as a whole does beside its islands; each part is fetched where there is something to do. */
export function behave(document: Document): void {
  const isOn = untilStopped();
  followBuilderActions(document);
  followImageLinks(document);
  followAnchors(window);
  fillRefererInputs(document);
  showTemplate(document);
  loadItemLinks(document);
  if (document.querySelector(POPUP_HOST))
    void import('./follow-popups.ts').then(({ followPopups }) => isOn() && followPopups(document));
  if (readGlobal(names.globals.builderPro))
    void import('../popups/page-views.ts').then(({ pageVisits }) => pageVisits()); // popups count pages without popups too
  if (hasViews()) void import('../stores/data-stores.ts').then(({ recordViews }) => recordViews());
}

/** Whether the page names stores that keep what was seen (DS-6). */
function hasViews(): boolean {
  const found = readGlobal(storeNames.globals.views);
  return Array.isArray(found) && found.length > 0;
}

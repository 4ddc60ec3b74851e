import { editMode } from '@iyim/runtime/shop';
import { effect, followPopups, type Island, listens, registerPopup } from '@iyim/runtime/widget';
import { createController, type PopupController, type Showing } from './controller.ts';
import type { PopupModel } from './model.ts';
import { openBySelector } from './open-by-selector.ts';

/** Makes a popup known to the page and waits for all that opens it, until the island ends. */
export function connectPopup(
  island: Island,
  model: PopupModel,
  show: (showing: Showing | null) => void,
): PopupController {
  const { host, signal, changes } = island;
  const { id, content, settings, problems } = model;
  const document = host.ownerDocument;
  for (const problem of problems) island.report(new Error(problem), 'reading its settings');
  const isShown = () => document.defaultView?.getComputedStyle(content).display !== 'none';
  if (isShown()) changes.attribute(content, 'hidden', '');
  if (isShown()) changes.style(content, 'display', 'none'); // a theme's rule is stronger than \`hidden\`

  const popup = createController(island, model, show);
  followPopups(document);
  signal.addEventListener('abort', registerPopup(id, popup));
  // What it finds inside an open popup is that popup's own, a form's button perhaps; unless it asks for other content.
  const isIdle = (opener: Element) => !model.loadContent && popup.isOpen() && content.contains(opener);
  if (settings.openSelector !== '')
    openBySelector(island, settings.openSelector, (opener) => !isIdle(opener) && popup.open({ id, opener }));
  if (editMode().peek()) listens(host);
  else void island.handler(() => armWhenReady(island, model, popup))();
  // In the editor popups always show (PO-6), and the editor may come up later.
  const endEdit = effect(() => {
    if (editMode().value) popup.open({ id });
  });
  signal.addEventListener('abort', endEdit);
  return popup;
}

async function armWhenReady(
  { host, signal, report }: Island,
  model: PopupModel,
  popup: PopupController,
): Promise<void> {
  await model.gate.ready;
  if (signal.aborted) return;
  model.arm({
    document: host.ownerDocument,
    signal,
    fire: (request, how = { asked: false }) => void popup.open({ id: model.id, ...request }, how),
    onProblem: (error, trigger) => report(error, `arming its trigger "${trigger}"`),
  });
  listens(host);
}

import { giveBack } from './replay.ts';

/** As `giveBack`, but a key goes to where the press before it, at the same place, has moved the focus. */
export function followFocus(): typeof giveBack {
  let from: Element | null | undefined;
  let to: Element | null;
  return (event, place, submitter) => {
    const { activeElement } = document;
    const isMoved = event.type === 'keydown' && place === from && activeElement === to;
    giveBack(event, isMoved ? to : place, submitter);
    if (document.activeElement === activeElement) return;
    from = place;
    to = document.activeElement;
  };
}

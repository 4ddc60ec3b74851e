const CONTROLS =
  'a[href], area[href], button, input, select, textarea, label, summary, option, audio[controls], video[controls], iframe, ' +
  '[contenteditable]:not([contenteditable="false"]), [tabindex]:not([tabindex="-1"]), [data-widget], ' +
  ':is([role="button"], [role="link"], [role="checkbox"], [role="radio"], [role="switch"], [role="tab"], [role="menuitem"], [role="option"], [role="slider"])';

/** Whether `target` is in a part of `item` that handles clicks itself, such as a link, a field or an island. */
export function hasOwnClicks(target: EventTarget | null, item: Element): boolean {
  if (!(target instanceof Element)) return false;
  const control = target.closest(CONTROLS);
  return control !== null && control !== item && item.contains(control);
}

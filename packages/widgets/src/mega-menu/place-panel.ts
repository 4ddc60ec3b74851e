export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

export type Align = 'left' | 'center' | 'right';

/** Where a panel as wide as its content begins, in pixels from the window's left edge: beside its title, inside the window. */
export function leftOf(title: Box, width: number, windowWidth: number, align: Align): number {
  const middle = (title.left + title.right - width) / 2;
  const wanted = { left: title.left, center: middle, right: title.right - width }[align];
  return Math.max(0, Math.min(wanted, windowWidth - width));
}

/** Whether a panel that is too high for what is below the titles fits above them. */
export function standsAbove(panel: Box, titlesHeight: number, windowHeight: number): boolean {
  const height = panel.bottom - panel.top;
  return height > windowHeight - panel.top && height < panel.top - titlesHeight;
}

/** The panel that a title names in `aria-controls`. A server may leave out a panel and keep its title. */
export const controlled = (
  title: Element | null,
  panels: readonly HTMLElement[],
): HTMLElement | undefined => {
  const id = title?.getAttribute('aria-controls');
  return panels.find((panel) => panel.id !== '' && panel.id === id);
};

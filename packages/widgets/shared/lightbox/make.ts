const SVG = 'http://www.w3.org/2000/svg';

/** Lines of a sign in a square of 24. */
const PATHS = {
  close: 'M6 6 18 18M18 6 6 18',
  /** Towards the start of the line; the style sheet turns it round where text runs from right to left. */
  previous: 'M15 5 8 12l7 7',
  next: 'm9 5 7 7-7 7',
  zoom: 'M16 16l5 5M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM10.5 7.5v6M7.5 10.5h6',
  fullscreen: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  play: 'M8 5v14l11-7Z',
  share: 'M12 15V4M8 7.5 12 4l4 3.5M6 11H5v9h14v-9h-1',
} as const;

type IconName = keyof typeof PATHS;

/** Makes an element with attributes and children. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  document: Document,
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/** A button that shows a sign and says its name. */
export function makeButton(
  document: Document,
  name: IconName,
  label: string,
  onPress: (button: HTMLButtonElement) => void,
): HTMLButtonElement {
  const button = make(
    document,
    'button',
    {
      type: 'button',
      class: `iyim-lightbox-button iyim-lightbox-${name}`,
      'aria-label': label,
      title: label,
    },
    icon(document, name),
  );
  button.addEventListener('click', () => onPress(button));
  return button;
}

/** A sign that screen readers do not see: the control around it has the name. */
function icon(document: Document, name: IconName): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  for (const [key, value] of Object.entries({
    viewBox: '0 0 24 24',
    'aria-hidden': 'true',
    class: 'iyim-lightbox-icon',
  }))
    svg.setAttribute(key, value);
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', PATHS[name]);
  svg.append(path);
  return svg;
}

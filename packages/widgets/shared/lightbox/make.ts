import { type IconName, icon } from './icon.ts';

/** Makes an element with attributes (those that are null are left out) and children. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  document: Document,
  name: Name,
  attributes: Readonly<Record<string, string | null>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) if (value !== null) element.setAttribute(key, value);
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

import { type Html, html, trusted } from '../../markup/html.ts';

const icon = (inside: string, more = ''): Html =>
  trusted(
    `<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false"${more}>${inside}</svg>`,
  );

export const menuIcon = icon('<path d="M4 7h16M4 12h16M4 17h16"/>');
export const searchIcon = icon('<circle cx="11" cy="11" r="6"/><path d="m15.5 15.5 4.5 4.5"/>');
/** Icons for the next and the previous page; `flip` mirrors them on right-to-left pages. */
export const nextIcon = icon('<path d="m9 5 7 7-7 7"/>', ' class="flip"');
export const previousIcon = icon('<path d="m15 5-7 7 7 7"/>', ' class="flip"');
export const starIcon = trusted(
  '<svg viewBox="0 0 24 24" width="16" height="16" fill="currentColor" aria-hidden="true" focusable="false"><path d="m12 3 2.7 5.8 6.3.8-4.6 4.4 1.2 6.2-5.6-3.1-5.6 3.1L7.6 14 3 9.6l6.3-.8L12 3Z"/></svg>',
);

/** The shop's logo: three islands. */
export const brandIcon: Html = html`${trusted(
  '<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false"><path d="M2 21a7 7 0 0 1 14 0Z" fill="#2c5649"/><path d="M13 21a8 8 0 0 1 16 0Z" fill="#b4552d"/><circle cx="12" cy="8.5" r="3.5" fill="#d1a03f"/><path d="M2 25.5q3.5-2 7 0t7 0 7 0 7 0" fill="none" stroke="#4f7f8f" stroke-width="2" stroke-linecap="round"/></svg>',
)}`;

const open = '<div data-widget="collapse" data-widget-load="load"';

/** A heading and one element. */
export const section = (
  attributes = '',
  panel = '<div id="panel">Words <a id="in" href="#x">a link</a></div>',
): string => `${open} ${attributes}><h2 id="head">Delivery <em>soon</em></h2>${panel}</div>`;

/** The WordPress details block, with several elements and text between them. */
export const details = (isOpen = false): string =>
  `<details class="wp-block-details" data-widget="collapse" data-widget-load="load"${isOpen ? ' open' : ''}><summary id="head">Delivery</summary><p id="panel">Words <a id="in" href="#x">a link</a></p> and <p>more</p></details>`;

/** A text with plain headings, for the setting `header`. The last heading has no content. */
export const article = (header: string): string =>
  `${open} data-widget-settings='${JSON.stringify({ header }).replaceAll("'", '&#39;')}'><p>Before</p><h2>One</h2><p id="p1">First</p>text<ul><li>more</li></ul>
  <div class="box"><h3>Two</h3></div><p id="p2">Second</p><h2>Three</h2></div>`;

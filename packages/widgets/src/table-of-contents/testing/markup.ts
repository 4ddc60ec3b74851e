const json = (settings: object) => JSON.stringify(settings).replaceAll("'", '&#39;');

const TOGGLES = (roles: boolean) =>
  ['expand', 'collapse']
    .map(
      (name) =>
        `<div class="elementor-toc__toggle-button elementor-toc__toggle-button--${name}"${roles ? ` role="button" tabindex="0" aria-controls="elementor-toc__ab12" aria-expanded="true" aria-label="${name === 'expand' ? 'Open' : 'Close'} table of contents"` : ''}><i class="fas fa-chevron-down"></i></div>`,
    )
    .join('');

/** Returns the box as the page builder prints it; `roles: false` for the markup of releases before 3.17. */
export const builder = (settings: object = {}, { roles = true } = {}): string => `
  <div class="elementor-element elementor-toc--minimized-on-tablet elementor-widget elementor-widget-table-of-contents" data-id="ab12" data-widget="table-of-contents" data-widget-load="load" data-settings='${json({ exclude_headings_by_selector: [], no_headings_message: 'Nothing here.', headings_by_tags: ['h2', 'h3', 'h4'], marker_view: 'numbers', ...settings })}'>
    <div class="elementor-widget-container">
      <div class="elementor-toc__header"><h4 class="elementor-toc__header-title">On this page</h4>${TOGGLES(roles)}</div>
      <div${roles ? ' id="elementor-toc__ab12"' : ''} class="elementor-toc__body"><div class="elementor-toc__spinner-container"><i class="elementor-toc__spinner eicon-animation-spin eicon-loading" aria-hidden="true"></i></div></div>
    </div></div>`;

/** Returns a page of the page builder: a header, content in which two widgets have ids, and a popup. */
export const builderPage = (box: string): string => `
  <div data-elementor-type="header" class="elementor elementor-1"><h2>Header</h2></div>
  <div data-elementor-type="wp-page" class="elementor elementor-2">${box}
    <div class="elementor-element elementor-widget elementor-widget-heading" id="about"><div class="elementor-widget-container"><h2>About  us</h2></div></div>
    <div class="elementor-element elementor-widget elementor-widget-heading"><h3 id="צוות">צוות</h3></div>
    <div class="elementor-element elementor-widget elementor-widget-text-editor" id="text"><h4>One &lt;b&gt;</h4><h4>Two</h4></div>
    <h2></h2>
    <h2>Contact</h2>
  </div>
  <div data-elementor-type="popup" class="elementor elementor-3"><h2>Popup</h2></div>
  <h2>Outside</h2>`;

/** Returns a page with a box in plain markup. */
export const plain = (): string => `
  <article><h2>Clay</h2><p style="block-size: 60vh">…</p><h3>White</h3><p style="block-size: 60vh">…</p><h3>Black</h3><p style="block-size: 60vh">…</p><h2>Glaze</h2><p style="block-size: 20px">…</p></article>
  <nav data-widget="table-of-contents"><h2>On this page</h2></nav>`;

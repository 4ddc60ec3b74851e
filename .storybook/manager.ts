import { createElement, type ReactNode, useState } from 'react';
import { Placeholder, SyntaxHighlighter } from 'storybook/internal/components';
import { addons, types, useChannel } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { HTML_SHOWN } from './page/html-shown.ts';

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({
  theme: create({
    base: isDark ? 'dark' : 'light',
    // Storybook shows this as HTML. The picture is the islands of the demo shop's logo.
    brandTitle:
      '<span style="display:flex;gap:8px;align-items:center"><img src="./logo.svg" alt="" width="28" height="28"> Iyim · איים</span>',
    brandUrl: './?path=/docs/welcome--docs',
    brandTarget: '_self',
  }),
  sidebar: { collapsedRoots: ['guides', 'for-contributors'] },
});

/** Shows the HTML of the current story, which can be copied into a page. Storybook compiles this file without JSX. */
function HtmlPanel(): ReactNode {
  const [html, setHtml] = useState(() => String(addons.getChannel().last(HTML_SHOWN)?.[0] ?? ''));
  useChannel({ [HTML_SHOWN]: setHtml });
  return html === ''
    ? createElement(Placeholder, null, 'This story shows no widget of the library.')
    : createElement(SyntaxHighlighter, { language: 'html', copyable: true, padded: true }, html);
}

addons.register('iyim', () => {
  addons.add('iyim/html', {
    type: types.PANEL,
    title: 'Show HTML',
    render: ({ active }) =>
      active
        ? createElement('div', { style: { blockSize: '100%', overflow: 'auto' } }, createElement(HtmlPanel))
        : null,
  });
});

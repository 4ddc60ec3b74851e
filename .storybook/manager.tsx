import { type ReactNode, useState } from 'react';
import { AddonPanel, Placeholder, SyntaxHighlighter } from 'storybook/internal/components';
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

/** Shows the HTML of the current story, which can be copied into a page. */
function HtmlPanel(): ReactNode {
  const [html, setHtml] = useState(() => String(addons.getChannel().last(HTML_SHOWN)?.[0] ?? ''));
  useChannel({ [HTML_SHOWN]: setHtml });
  return html === '' ? (
    <Placeholder>This story shows no widget of the library.</Placeholder>
  ) : (
    <SyntaxHighlighter language="html" copyable padded>
      {html}
    </SyntaxHighlighter>
  );
}

addons.register('iyim', () => {
  addons.add('iyim/html', {
    type: types.PANEL,
    title: 'Show HTML',
    paramKey: 'readme',
    render: ({ active }) => (
      <AddonPanel active={active ?? false}>
        <HtmlPanel />
      </AddonPanel>
    ),
  });
});

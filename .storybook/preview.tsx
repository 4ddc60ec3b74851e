import type { Preview } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { globalTypes, initialGlobals, viewports } from './toolbars.ts';

// Story tests never open a docs page: without `lazy` they would load all of it.
const ReadmePage = lazy(() =>
  import('./docs/ReadmePage.tsx').then(({ ReadmePage: page }) => ({ default: page })),
);

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true },
    viewport: { options: viewports },
    docs: {
      page: () => (
        <Suspense>
          <ReadmePage />
        </Suspense>
      ),
      // A page has one runtime and one cart: each story of a docs page is a page of its own.
      story: { inline: false, height: '640px' },
      canvas: { sourceState: 'none' },
    },
    options: { storySort: { order: ['Widgets'] } },
  },
};

export default preview;

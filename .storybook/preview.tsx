import { lazy, Suspense } from 'react';
import type { ProjectAnnotations } from 'storybook/internal/types';
import { defaultDecorateStory } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { type PageRenderer, renderToCanvas } from './story/renderer.ts';
import { globalTypes, initialGlobals, viewports } from './toolbars.ts';

// Loaded lazily, because story tests never open a docs page and need not load its code.
const ReadmePage = lazy(() =>
  import('./docs/ReadmePage.tsx').then(({ ReadmePage: page }) => ({ default: page })),
);

/**
 * Removes the style that Storybook adds to pause animations while it checks a story. If the check throws, the style is left behind,
 * and animations of later stories would never end.
 */
const letAnimationsRun = () => {
  for (const sheet of document.querySelectorAll('head > style'))
    if (sheet.textContent.includes('animation-play-state: paused !important')) sheet.remove();
};

const preview: ProjectAnnotations<PageRenderer> = {
  tags: ['autodocs'],
  renderToCanvas,
  applyDecorators: defaultDecorateStory,
  beforeAll: () =>
    configure({
      // The first story of a widget waits for the dev server to compile it.
      asyncUtilTimeout: 5000,
      // By default the message would contain the whole document.
      getElementError: (message) => new Error(message ?? ''),
    }),
  beforeEach: letAnimationsRun,
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
      // A story returns a page, not a React element, from which Storybook could not print source code.
      source: { type: 'code' },
    },
    options: {
      storySort: {
        // Must be a literal, because Storybook reads it without running the code.
        order: [
          'Welcome',
          'Gallery',
          'Tokens',
          'Shop',
          'Search',
          'Lists',
          'Forms',
          'Popups',
          'Content',
          'Guides',
          [
            'Where to begin',
            'Integrators',
            'WordPress',
            'Embedding',
            'Adoption',
            'Inspector',
            'Original scripts',
            'Migration',
            'Caches',
            'Questions',
            'Upgrades',
            'Glossary',
            'From npm',
            'Theming',
            'Developers',
            'Widgets without a build',
            'Security',
          ],
          'For contributors',
          [
            'Writing a view',
            'Architecture',
            'Walks through the code',
            'Contracts',
            'Contracts of forms',
            'Requirements',
            'Numbers and limits',
            'Performance',
            'What proves what',
            'Kit',
          ],
        ],
      },
    },
  },
};

export default preview;

import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { glightbox } from '../packages/widgets/build/glightbox.ts';
import { lottiePlayer } from '../packages/widgets/build/lottie-player.ts';
import { sourceAliases } from '../scripts/source-aliases.ts';

const config: StorybookConfig = {
  stories: ['../stories/**/*.stories.@(ts|tsx)', '../stories/**/*.mdx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen', check: false },
  // `public` contains the service worker that answers instead of the shop's server.
  staticDirs: ['./public', '../demo-site/content/files'],
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [lottiePlayer, glightbox],
      optimizeDeps: { exclude: ['@lottiefiles/react-lottie-player', 'glightbox'] },
      resolve: { alias: sourceAliases },
    }),
};

export default config;

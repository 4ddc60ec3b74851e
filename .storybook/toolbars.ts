import type { Preview } from '@storybook/react-vite';
import { serverStates } from './shop/server-state.ts';
import { themes } from './theme/themes.ts';

/** Returns a viewport for the viewport toolbar. Sizes are in px. */
const viewport = (name: string, width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name: `${name} · ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
});

export const viewports = {
  phone: viewport('Phone', 375, 720, 'mobile'),
  mobile: viewport('Mobile', 800, 900, 'mobile'),
  tablet: viewport('Tablet', 1000, 900, 'tablet'),
  laptop: viewport('Laptop', 1500, 900, 'desktop'),
  desktop: viewport('Desktop', 1600, 900, 'desktop'),
  widescreen: viewport('Widescreen', 2400, 1200, 'desktop'),
};

export const globalTypes: NonNullable<Preview['globalTypes']> = {
  language: {
    description: 'Language of the shop’s page',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'he', title: 'עברית', right: 'he-IL' },
        { value: 'en', title: 'English', right: 'en' },
      ],
    },
  },
  direction: {
    description: 'Writing direction',
    toolbar: {
      title: 'Direction',
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'auto', title: 'Same as the language' },
        { value: 'rtl', title: 'Right to left' },
        { value: 'ltr', title: 'Left to right' },
      ],
    },
  },
  theme: {
    description: 'Tokens of the widgets, and colours of the page. The Tokens page edits your CSS',
    toolbar: {
      title: 'Theme',
      icon: 'paintbrush',
      dynamicTitle: true,
      items: Object.entries(themes).map(([value, title]) => ({ value, title })),
    },
  },
  motion: {
    description: 'Reduced motion, simulated in the media queries of style sheets and in matchMedia',
    toolbar: {
      title: 'Motion',
      icon: 'play',
      dynamicTitle: true,
      items: [
        { value: 'system', title: 'System motion' },
        { value: 'reduce', title: 'Reduced motion' },
      ],
    },
  },
  server: {
    description: 'How the shop’s server answers',
    toolbar: {
      title: 'Server',
      icon: 'database',
      dynamicTitle: true,
      items: Object.entries(serverStates).map(([value, { title }]) => ({ value, title })),
    },
  },
};

/** `palette` has no item in the toolbar: the Tokens page writes it, and Storybook keeps it in the address. */
export const initialGlobals = {
  language: 'he',
  direction: 'auto',
  theme: 'shop',
  palette: '',
  motion: 'system',
  server: 'normal',
};

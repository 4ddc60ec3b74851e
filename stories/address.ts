import type { WidgetStory } from '../.storybook/story/renderer.ts';
import { localPath } from '../demo-site/src/shop/locale.ts';
import type { Locale } from '../demo-site/src/shop/model.ts';

/**
 * Gives the story's frame the address of the page it shows, for widgets that read their address and write it; path without
 * a language. Storybook's own comes back with the next story.
 */
export const atAddress =
  (path: string): NonNullable<WidgetStory['beforeEach']> =>
  ({ globals }) => {
    const own = location.href;
    history.replaceState(history.state, '', localPath(path, globals.language as Locale));
    return () => history.replaceState(history.state, '', own);
  };

/** What the address says, in readable letters. */
export const query = (): string => decodeURIComponent(location.search);

/** Goes a step back, and waits until the browser has. */
export async function goBack(): Promise<void> {
  const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  history.back();
  await arrived;
}

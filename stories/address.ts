import type { WidgetStory } from '../.storybook/story/renderer.ts';
import { localPath } from '../demo-site/src/shop/locale.ts';
import type { Locale } from '../demo-site/src/shop/model.ts';

/**
 * Changes the address of the story's frame to `path` in the story's language, for widgets that read and write the address. `path`
 * has no language prefix. The frame's address is restored after the story.
 */
export const atAddress =
  (path: string): NonNullable<WidgetStory['beforeEach']> =>
  ({ globals }) => {
    const before = location.href;
    history.replaceState(history.state, '', localPath(path, globals.language as Locale));
    return () => history.replaceState(history.state, '', before);
  };

/** Returns the decoded query of the frame's address. */
export const query = (): string => decodeURIComponent(location.search);

/** Goes back in the history, and waits until the address has changed. */
export async function goBack(): Promise<void> {
  const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  history.back();
  await arrived;
}

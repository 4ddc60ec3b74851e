import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Flags for running Chromium headless, without a sandbox (containers have no user namespaces) and without background requests. */
export const chromiumArgs: string[] = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const WINDOWED = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Returns the path of the browser's program file: `CHROMIUM_PATH` (set by `bootstrap.mjs`), or else the first browser found on the
 * PATH. Prefers the headless shell, which needs half the processor time. Throws if there is no browser.
 */
export function chromiumPath(): string {
  const found = process.env.CHROMIUM_PATH ?? onPath(['chromium-headless-shell', ...WINDOWED]);
  if (!found)
    throw new Error('No Chrome or Chromium found: install one, or set CHROMIUM_PATH to its program file.');
  return found;
}

/** Returns the path of a browser other than the headless shell, if there is one, for tests that need the back/forward cache. */
export const windowedChromiumPath = (): string => onPath(WINDOWED) ?? chromiumPath();

function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => existsSync(file));
}

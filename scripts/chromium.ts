import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Flags that run Chromium headless, without a sandbox (containers have no user namespaces) and without background requests. */
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
 * Returns the browser's program file: `CHROMIUM_PATH` (set by the set-up script), else the first found on the PATH. The headless
 * shell is preferred: the same browser without windows needs half the processor time.
 */
export function chromiumPath(): string {
  const found = process.env.CHROMIUM_PATH ?? onPath(['chromium-headless-shell', ...WINDOWED]);
  if (!found)
    throw new Error('No Chrome or Chromium found: install one, or set CHROMIUM_PATH to its program file.');
  return found;
}

/** Returns a browser with windows, if there is one, because the headless shell has no back/forward cache. */
export const windowedChromiumPath = (): string => onPath(WINDOWED) ?? chromiumPath();

function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => existsSync(file));
}

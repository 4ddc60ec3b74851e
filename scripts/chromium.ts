import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Flags under which a headless Chromium neither sandboxes (containers have no user namespaces) nor calls home. */
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

/**
 * The browser's program file: `CHROMIUM_PATH` (set by the set-up script), else the first found on the PATH. The shell is the
 * same browser without the windows that nobody sees: tests take half of the processor's time.
 */
export function chromiumPath(): string {
  const names = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  ];
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  const found = process.env.CHROMIUM_PATH ?? candidates.find((file) => existsSync(file));
  if (!found)
    throw new Error('No Chrome or Chromium found: install one, or set CHROMIUM_PATH to its program file.');
  return found;
}

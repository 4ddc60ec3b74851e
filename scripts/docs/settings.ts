import { Window } from 'happy-dom';
import type { SettingsSchema } from '../../packages/runtime/src/settings/settings.ts';
import type { Sample } from './documents.ts';

/** Returns a line for each unknown widget and each invalid setting in HTML samples, except fragments. `schemas` has the widgets' schemas by name. */
export function settingsProblems(
  samples: readonly Sample[],
  schemas: ReadonlyMap<string, Pick<SettingsSchema<unknown>, 'entries' | 'parse'>>,
): string[] {
  const problems: string[] = [];
  const { document } = new Window();
  for (const { file, line, language, code, isFragment } of samples) {
    if (language !== 'html' || isFragment) continue;
    document.body.innerHTML = code;
    for (const host of document.querySelectorAll('[data-widget]')) {
      const where = `${file}:${line}`;
      const names = host.getAttribute('data-widget')?.split(' ') ?? [];
      for (const name of names)
        if (!schemas.has(name)) problems.push(`${where}: no widget has the name "${name}"`);
      const written =
        host.getAttribute('data-widget-settings') ??
        host.querySelector('script[data-widget-settings]')?.textContent;
      if (!written) continue;
      try {
        const raw = JSON.parse(written) as Record<string, unknown>;
        const allowed = names.flatMap((name) => Object.keys(schemas.get(name)?.entries ?? {}));
        for (const key of Object.keys(raw))
          if (!allowed.includes(key)) problems.push(`${where}: ${names.join()} has no setting "${key}"`);
        for (const name of names)
          schemas.get(name)?.parse(raw, (problem) => problems.push(`${where}: ${problem}`));
      } catch (error) {
        problems.push(`${where}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }
  return problems;
}

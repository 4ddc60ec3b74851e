import { jQueryOf } from '@iyim/runtime/page';
import {
  dispatchLegacy,
  Enhance,
  ownValue,
  Slot,
  site,
  useChange,
  useIsland,
  useLifetime,
} from '@iyim/runtime/widget';
import { type ReactNode, useState } from 'react';
import { RetryNotice } from '../ui/RetryNotice.tsx';
import type { LoadedTemplate } from './load-template.ts';
import { disclosureNames, type TemplateNames, tabsTemplates } from './names.ts';

export interface TemplateProps {
  readonly panel: HTMLElement;
  /** Part of the panel that holds the loading indicator, and later the content. @default the panel */
  readonly holder?: HTMLElement | null | undefined;
  /** The plugin's root element and, in the tabs plugin, the panel's index, for the plugin's events. */
  readonly root: HTMLElement;
  readonly index?: number;
  /** @default the names of the tabs plugin */
  readonly names?: TemplateNames;
  /** Further parameters of the request. */
  readonly query?: Readonly<Record<string, string>>;
  /** Whether the visitor has opened the panel. */
  readonly isWanted: boolean;
}

/**
 * Content of a plugin's panel, which the server sends when the panel is first opened. Renders nothing if the panel
 * already has its content, or if the original script fetches it. The widget's texts must contain `failed`.
 */
export function Template({
  panel,
  holder,
  root,
  index,
  names = tabsTemplates,
  query = {},
  isWanted,
}: TemplateProps): ReactNode {
  const island = useIsland();
  const [template] = useState(() => templateOf(panel, holder ?? panel, names.loader));
  const [loaded, setLoaded] = useState<LoadedTemplate | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isBusy = isWanted && template !== null && !loaded && !hasFailed;
  const fire = (name: string, more?: object) =>
    dispatchLegacy(window, name, [
      { ...(index !== undefined && { toggleIndex: index }), target: root, contentHolder: panel, ...more },
    ]);

  useLifetime(
    async (signal) => {
      if (!isBusy) return;
      fire(names.loading);
      try {
        const { loadTemplate } = await import('./load-template.ts');
        const found = await loadTemplate(site(), names, template.id, query, signal);
        if (!signal.aborted) setLoaded(found);
      } catch (error) {
        if (signal.aborted) return;
        island.report(error, `loading the template ${template.id} of a panel`);
        setFailed(true);
      }
    },
    [isBusy],
  );

  // Fires the plugin's event once the content is in the page.
  useChange(loaded, () => {
    fire(names.loaded, { responce: loaded?.answer });
    dispatchLegacy(document, disclosureNames.measure);
  });

  if (!template) return null;
  return (
    <>
      <Enhance of={panel} aria-busy={isBusy || undefined} />
      <Enhance of={template.loader} styles={{ display: isBusy ? undefined : 'none' }} />
      {loaded && <Slot of={template.holder} nodes={loaded.content} />}
      {hasFailed && (
        <Slot of={template.holder}>
          <RetryNotice retry={() => setFailed(false)} />
        </Slot>
      )}
    </>
  );
}

function templateOf(panel: HTMLElement, holder: HTMLElement, indicator: string) {
  const { templateId: id = '' } = panel.dataset;
  const loader = holder.querySelector<HTMLElement>(`:scope > ${indicator}`);
  const isOriginals = ownValue(jQueryOf()?.(panel).data(), 'templateLoaded') === true;
  return loader && /^\d+$/.test(id) && !isOriginals ? { id, holder, loader } : null;
}

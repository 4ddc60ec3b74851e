import { names } from '@iyim/runtime/page';
import { forDevice, useDevice } from '@iyim/runtime/shop';
import {
  defineWidget,
  Each,
  Enhance,
  Part,
  pressable,
  siteConfig,
  useHeightMotion,
  useIsland,
  useServerNode,
  useServerParts,
  type ViewProps,
} from '@iyim/runtime/widget';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useChosen, useCurrentSection } from '../../shared/anchors/use-current-section.ts';
import { unlessTaken } from '../../shared/use-left-alone.ts';
import { Entries } from './Entries.tsx';
import { outline } from './outline.ts';
import { DRAWN, FOLDED, findHeadings, LIST, readParts, type TocParts } from './read.ts';
import { settings, type TableOfContentsSettings } from './settings.ts';
import styles from './table-of-contents.css?inline';
import texts from './texts.json' with { type: 'json' };
import { type Target, useTargets } from './use-targets.ts';

/** Renders links to the headings of the page and marks the current one (TOC-1). */
export const TableOfContents = unlessTaken(() => useServerNode(useIsland().host, DRAWN) !== null, Box);

function Box({ settings, input }: ViewProps<TableOfContentsSettings, TocParts>): ReactNode {
  const { host, id, text } = useIsland();
  const { title, spinner, root, hasName } = input;
  const { scope, isNested, isNumbered, folds } = settings;
  const device = useDevice();
  const headings = useServerParts(
    root,
    () => findHeadings(host, input, scope),
    device + JSON.stringify(scope),
  );
  const targets = useTargets(headings);
  const entries = useMemo(
    () => (isNested ? outline(targets) : targets.map((heading) => ({ heading, entries: [] }))),
    [targets, isNested],
  );
  useLateJump(targets);

  const elements = useMemo(() => headings.map(({ element }) => element), [headings]);
  const scrolled = useCurrentSection(elements, { begin: true });
  const [chosen, choose] = useChosen();
  const current = targets.find(({ element }) => element === (chosen ?? scrolled)) ?? null;

  const [requested, setRequested] = useState<boolean>();
  const isOpen = !folds || (requested ?? !settings.foldedOn(device));
  const [body, setBody] = useState<HTMLElement | null>(null);
  const isMoving = useHeightMotion(body, isOpen);
  const titleId = title ? title.id || id('title') : undefined;
  const bodyId = input.body?.id || id('list');
  const minHeight = forDevice(settings.minHeight, device);
  const List = isNumbered ? 'ol' : 'ul';

  return (
    <>
      <Enhance
        of={host}
        role={host.localName === 'nav' ? undefined : 'navigation'}
        aria-labelledby={hasName ? undefined : titleId}
        aria-label={hasName || title ? undefined : text('contents')}
        classes={{ [FOLDED]: !isOpen }}
        styles={{ minHeight: minHeight ? (isOpen ? minHeight : '0') : undefined }}
      />
      <Enhance of={title} id={titleId} />
      <Enhance of={spinner} styles={{ display: 'none !important' }} />
      <Each of={targets}>
        {({ element, id, isGenerated }) => <Enhance of={element} id={isGenerated ? id : undefined} />}
      </Each>
      {folds && <Toggles input={input} panelId={bodyId} isOpen={isOpen} set={setRequested} />}
      <Part
        of={input.body}
        at={host}
        ref={setBody}
        id={bodyId}
        classes={{ 'iyim-toc-open': isOpen || isMoving, 'iyim-toc-folded': !isOpen && !isMoving }}
      >
        {entries.length > 0 ? (
          <Part of={null} as={List} classes={{ 'iyim-toc-list': true, [LIST]: true }}>
            <Entries
              entries={entries}
              as={List}
              icon={settings.icon}
              collapses={settings.collapses}
              current={current}
              onChoose={({ element }) => choose(element)}
            />
          </Part>
        ) : (
          <Part of={null} as="p">
            {settings.emptyMessage || text('empty')}
          </Part>
        )}
      </Part>
    </>
  );
}

interface TogglesProps {
  readonly input: TocParts;
  readonly panelId: string;
  readonly isOpen: boolean;
  readonly set: (open: boolean) => void;
}

/** Enhances the builder's two buttons and shows one at a time. In plain markup, adds a button. */
function Toggles({ input: { toggles, title }, panelId, isOpen, set }: TogglesProps): ReactNode {
  const { host, text } = useIsland();
  const wasPressed = useRef(false);
  useLayoutEffect(() => {
    if (wasPressed.current) toggles?.[isOpen ? 1 : 0].focus();
    wasPressed.current = false;
  }, [isOpen, toggles]);
  const state = { 'aria-controls': panelId, 'aria-expanded': isOpen };
  if (toggles)
    return toggles.map((toggle, index) => (
      <Enhance
        key={toggle.className}
        of={toggle}
        {...pressable(toggle, () => {
          wasPressed.current = true;
          set(index === 0);
        })}
        {...state}
        aria-label={toggle.hasAttribute('aria-label') ? undefined : text('contents')}
        styles={{ display: isOpen === (index === 1) ? 'block' : 'none' }}
      />
    ));
  return (
    <Part
      of={null}
      at={title ?? host}
      place={title ? 'after' : 'first'}
      as="button"
      type="button"
      {...state}
      aria-label={text('contents')}
      classes={{ 'iyim-toc-toggle': true }}
      onClick={() => set(!isOpen)}
    />
  );
}

/** Scrolls once to the heading in the URL's hash if the widget has generated its id, which the browser could not find on load. */
function useLateJump(targets: readonly Target[]): void {
  const isFirst = useRef(true);
  useEffect(() => {
    const target = targets.find(({ id, isGenerated }) => isGenerated && location.hash === `#${id}`);
    if (target && isFirst.current && window.scrollY === 0) target.element.scrollIntoView();
    isFirst.current = false;
  }, [targets]);
}

export default defineWidget({
  name: 'table-of-contents',
  settings,
  // Elementor Pro before 3.7 prints the message as a page global; later releases print it in the settings, or not at all.
  pageSettings: () => ({
    no_headings_message: siteConfig().global(names.globals.builderPro).text('i18n.toc_no_headings_found'),
  }),
  read: readParts,
  View: TableOfContents,
  styles,
  messages: texts,
});

import { editMode } from '@iyim/runtime/shop';
import {
  announce,
  defineWidget,
  dispatchLegacy,
  Enhance,
  Part,
  pressable,
  useChange,
  useIsland,
  useLifetime,
  type ViewProps,
} from '@iyim/runtime/widget';
import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { prepareTakeOver, takeOver } from '../../originals/original-scripts.ts';
import { atAddress, useAddress } from '../../shared/disclosure/address.ts';
import { disclosureNames } from '../../shared/disclosure/names.ts';
import hiding from '../../shared/disclosure/sections.css?inline';
import { findSections, markedSections, readViewMore, sectionClasses, type ViewMoreInput } from './read.ts';
import { settings, type ViewMoreSettings } from './settings.ts';
import texts from './texts.json' with { type: 'json' };
import styles from './view-more.css?inline';

/** Hides sections elsewhere on the page until a button shows them (VM-1). */
export function ViewMore({ settings, input }: ViewProps<ViewMoreSettings, ViewMoreInput>): ReactNode {
  useSignals();
  const { host, id, report, text } = useIsland();
  const { button } = input;
  const { effect, showall, sections: ids } = settings;
  const { sections, missing } = useMemo(() => findSections(host, ids), [host, ids]);
  if (sections.length === 0)
    throw new Error(
      `expected ids of sections of the page in the setting "sections", found ${ids.length > 0 ? `"${ids.join('", "')}"` : 'none'}`,
    );
  const isEditing = editMode().value;

  const [shown, setShown] = useState<ReadonlySet<HTMLElement>>(() => new Set(atAddress(sections, itself)));
  const [reached, setReached] = useState<HTMLElement | null>(null);
  const hidden = isEditing ? [] : sections.filter((section) => !shown.has(section));
  const next = showall ? hidden : hidden.slice(0, 1);
  const show = (some: readonly HTMLElement[]) => setShown((now) => new Set([...now, ...some]));
  const press = () => {
    if (next.length === 0) return;
    show(next);
    setReached(next[0] ?? null);
    announce(text(next.length === hidden.length ? 'all' : 'shown'));
  };
  useAddress(sections, itself, (section) => show([section]));
  useLifetime((signal) => button && takeOver('viewMore', { button }, signal), [button]);

  // Lets scripts in the sections measure their content, which they could not do while the sections were hidden.
  useChange(shown, () => dispatchLegacy(document, disclosureNames.measure));
  useEffect(() => {
    if (!reached) return;
    reached.focus({ preventScroll: true });
    const { top } = reached.getBoundingClientRect();
    if (top < 0 || top > window.innerHeight) reached.scrollIntoView();
  }, [reached]);
  const reported = useRef<readonly string[]>([]);
  useEffect(() => {
    if (reported.current === missing || missing.length === 0) return;
    reported.current = missing;
    report(new Error(`expected a section with the id "${missing.join('", "')}"`), 'finding its sections');
  }, [missing, report]);

  const sectionId = (section: HTMLElement) => section.id || id(`section-${sections.indexOf(section)}`);
  return (
    <>
      {sections.map((section) => {
        const isHidden = hidden.includes(section);
        return (
          <Enhance
            key={sectionId(section)}
            of={section}
            id={sectionId(section)}
            hidden={isHidden ? 'until-found' : false}
            // With `until-found`, a hidden section keeps its box, which assistive technology would expose as an empty region.
            aria-hidden={isHidden || undefined}
            classes={{
              'iyim-section': true,
              ...sectionClasses(input, !isHidden && !isEditing, effect),
            }}
            // Overrides the plugin's style sheet, which keeps the height at 0.
            styles={button && !isHidden ? { height: 'auto' } : undefined}
            // Makes the section focusable by script, but not a tab stop.
            tabIndex={section === reached ? -1 : undefined}
            onBeforeMatch={() => show([section])}
          />
        );
      })}
      <Part
        of={button}
        at={host}
        as="button"
        {...(button ? pressable(button, press) : { type: 'button', onClick: press })}
        aria-controls={next.map(sectionId).join(' ') || undefined}
        classes={{ 'iyim-button': button ? undefined : true }}
        styles={{ display: hidden.length > 0 || isEditing ? undefined : 'none !important' }}
      >
        {!button && text('more')}
      </Part>
    </>
  );
}

const itself = (section: HTMLElement): readonly HTMLElement[] => [section];

export default defineWidget({
  name: 'view-more',
  settings,
  pageSettings: markedSections,
  read: readViewMore,
  View: ViewMore,
  prepare: prepareTakeOver,
  styles: hiding + styles,
  messages: texts,
});

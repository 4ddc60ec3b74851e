import {
  defineWidget,
  dispatchLegacy,
  Enhance,
  EnhanceAll,
  useLifetime,
  useServerNodes,
  useServerParts,
  type ViewProps,
} from '@iyim/runtime/widget';
import { type ReactNode, useState } from 'react';
import { prepareTakeOver, takeOver } from '../../originals/original-scripts.ts';
import { disclosureNames } from '../../shared/disclosure/names.ts';
import { type Section, Sections } from '../../shared/disclosure/Sections.tsx';
import styles from '../../shared/disclosure/sections.css?inline';
import { Template } from '../../shared/disclosure/Template.tsx';
import { useScrollTo } from '../../shared/disclosure/use-in-window.ts';
import { Images } from './Images.tsx';
import imageStyles from './images.css?inline';
import {
  type AccordionInput,
  type AccordionKind,
  CONTENT,
  readAccordion,
  readSections,
  TITLES,
} from './read.ts';
import { type AccordionSettings, settings } from './settings.ts';
import texts from './texts.json' with { type: 'json' };

/** Whether opening an item closes the others, for markup that ignores `max_items_expended`. */
const oneAtATime: Partial<Record<AccordionKind, (settings: AccordionSettings) => boolean>> = {
  classic: () => true,
  toggle: () => false,
  plugin: ({ isCollapsible }) => isCollapsible,
};

/** Removes the role `tablist`, which older releases of the page builder print. */
const NO_TABS = { role: null };
/** Removes `aria-selected`, which the page builder's script sets on an open item's header, as on a tab. */
const NO_SELECTED_TAB = { 'aria-selected': null };

/** Opens and closes the items of an accordion (AX-1), or widens its pictures (AX-2). */
export function Accordion({ settings, input }: ViewProps<AccordionSettings, AccordionInput>): ReactNode {
  return input.kind === 'images' ? (
    <Images settings={settings.images} root={input.root} />
  ) : (
    <Items settings={settings} input={input} />
  );
}

type ItemsProps = Pick<ViewProps<AccordionSettings, AccordionInput>, 'settings' | 'input'>;

function Items({ settings, input }: ItemsProps): ReactNode {
  const { kind, root } = input;
  const found = useServerParts(root, () => readSections(input));
  const sections = startingAs(found, kind === 'classic' ? 'expanded' : settings.atFirst);
  const titles = useServerNodes(root, TITLES);
  const [opened, setOpened] = useState<HTMLElement | null>(null);
  useScrollTo(settings.scroll && opened, settings.scroll);
  useLifetime((signal) => takeOver('accordion', found, signal), [found]);

  const indexOf = ({ control }: Section) => sections.findIndex((section) => section.control === control);
  const notifyOpened = (section: Section, isDone: boolean): void => {
    const { control } = section;
    const toggleIndex = indexOf(section);
    if (kind === 'plugin') {
      const { opening, opened } = disclosureNames;
      dispatchLegacy(window, isDone ? opened : opening, [{ target: control, toggleIndex }]);
    } else if (isDone) dispatchLegacy(window, disclosureNames.motion);
    if (isDone) setOpened(control);
  };

  return (
    <>
      {/* The titles must not be links, because the header around each title is already a button. */}
      <EnhanceAll of={titles} tabIndex={null} href={null} />
      <Enhance of={root} {...NO_TABS} />
      <EnhanceAll of={sections.map(({ control }) => control)} {...NO_SELECTED_TAB} />
      <EnhanceAll of={sections.map(({ panel }) => panel)} role={sections[0]?.openStyle && 'region'} />
      <Sections
        sections={sections}
        isOneAtATime={(oneAtATime[kind] ?? (() => settings.isOneAtATime))(settings)}
        duration={settings.duration}
        onOpen={notifyOpened}
      >
        {(section, isOpen) =>
          kind === 'plugin' && (
            <Template
              panel={section.panel}
              holder={section.panel.querySelector<HTMLElement>(CONTENT)}
              root={root}
              index={indexOf(section)}
              isWanted={isOpen}
            />
          )
        }
      </Sections>
    </>
  );
}

function startingAs(sections: readonly Section[], state: AccordionSettings['atFirst']): readonly Section[] {
  if (state === 'all_collapsed') return sections.map((section) => ({ ...section, startsOpen: false }));
  if (state === '' || sections.some(({ startsOpen }) => startsOpen)) return sections;
  return sections.map((section, index) => ({ ...section, startsOpen: index === 0 }));
}

export default defineWidget({
  name: 'accordion',
  settings,
  read: readAccordion,
  View: Accordion,
  prepare: prepareTakeOver,
  styles: styles + imageStyles,
  messages: texts,
});

import { focusPlace, isPlainClick } from '@iyim/runtime/page';
import { useDevice } from '@iyim/runtime/shop';
import {
  defineWidget,
  Each,
  Enhance,
  EnhanceAll,
  Part,
  useIsland,
  useReducedMotion,
  useServerParts,
  type ViewProps,
} from '@iyim/runtime/widget';
import { type ReactNode, useMemo } from 'react';
import { scrollToAnchor } from '../../page/anchors.ts';
import { headingText } from '../../shared/anchors/section-of.ts';
import { useChosen, useCurrentSection } from '../../shared/anchors/use-current-section.ts';
import { unlessTaken } from '../../shared/use-left-alone.ts';
import {
  ACTIVE,
  findSection,
  INVERTED,
  type NavigationInput,
  type NavigationItem,
  readNavigation,
} from './read.ts';
import styles from './scroll-navigation.css?inline';
import { type NavigationSettings, settings } from './settings.ts';
import texts from './texts.json' with { type: 'json' };
import { addressOf, useAddress, useFirstAddress } from './use-address.ts';
import { useSectionSwitch } from './use-section-switch.ts';

/** Makes the server's dots lead to the sections of the page, and highlights the dot of the visible section (SN-1). */
export const ScrollNavigation = unlessTaken(({ isTaken }) => isTaken, Sections);

function Sections({ settings, input }: ViewProps<NavigationSettings, NavigationInput>): ReactNode {
  const { items, hasName } = input;
  const { host, signal, text } = useIsland();
  const device = useDevice();
  const found = useServerParts(document.body, () => items.map(findSection), device);
  const sections = useMemo(() => [...new Set(found.filter((section) => section !== null))], [found]);
  const seen = useCurrentSection(sections);
  const [chosen, choose] = useChosen();
  const current = chosen ?? seen;
  useFirstAddress(sections);
  useAddress(current, settings.isInAddress);

  const isStill = useReducedMotion();
  const isNarrow = /^(mobile|tablet)/.test(device) && !settings.switchesNarrow;
  useSectionSwitch(settings.switches && !isStill && !isNarrow ? sections : null, settings.speed);

  const follow = (event: MouseEvent, section: HTMLElement) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    choose(section);
    scrollToAnchor(section, {
      // No animation if the link was followed by keyboard, because the focus must not wait for the scrolling.
      duration: isStill || event.detail === 0 ? 0 : settings.speed,
      arrived() {
        if (signal.aborted) return;
        if (settings.isInAddress) location.assign(addressOf(section));
        else focusPlace(section);
      },
    });
  };
  // The items are inverted over sections with a dark background, even while the page scrolls past such a section to another one.
  const isInverted = items.some(({ inverts }, index) => inverts && seen !== null && found[index] === seen);

  return (
    <>
      <Enhance
        of={host}
        role={host.localName === 'nav' ? undefined : 'navigation'}
        aria-label={hasName ? undefined : text('sections')}
      />
      {settings.offset !== 0 && (
        <EnhanceAll of={sections} styles={{ scrollMarginTop: `${settings.offset}px` }} />
      )}
      <Each of={items}>
        {(item, index) => (
          <Item
            item={item}
            section={found[index] ?? null}
            number={index + 1}
            isCurrent={current !== null && found[index] === current}
            isInverted={isInverted}
            onFollow={follow}
          />
        )}
      </Each>
    </>
  );
}

interface ItemProps {
  readonly item: NavigationItem;
  readonly section: HTMLElement | null;
  readonly number: number;
  readonly isCurrent: boolean;
  readonly isInverted: boolean;
  readonly onFollow: (event: MouseEvent, section: HTMLElement) => void;
}

function Item({ item, section, number, isCurrent, isInverted, onFollow }: ItemProps): ReactNode {
  const { text } = useIsland();
  const { element, link, label, decor } = item;
  return (
    <>
      <Enhance
        of={element}
        classes={{ [ACTIVE]: isCurrent, [INVERTED]: isInverted, 'iyim-section-item': !link }}
        styles={{ display: section ? undefined : 'none !important' }}
        onClick={section ? (event) => onFollow(event, section) : undefined}
      />
      {section && (
        <Part
          of={link}
          at={element}
          as="a"
          href={link ? undefined : addressOf(section)}
          aria-label={link && label ? undefined : label || nameOf(section) || text('section', { number })}
          aria-current={isCurrent ? 'location' : undefined}
          classes={{ 'iyim-section-link': !link }}
        />
      )}
      {section && <EnhanceAll of={decor} aria-hidden />}
    </>
  );
}

function nameOf(section: HTMLElement): string {
  const heading = section.querySelector('h1, h2, h3, h4, h5, h6');
  return section.ariaLabel ?? (heading ? headingText(heading) : '');
}

export default defineWidget({
  name: 'scroll-navigation',
  settings,
  read: readNavigation,
  View: ScrollNavigation,
  styles,
  messages: texts,
});

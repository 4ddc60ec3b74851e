import { destination, isPlainKey, moveOf } from '@iyim/runtime/page';
import {
  type Bindings,
  directionOf,
  dispatchLegacy,
  Each,
  Enhance,
  pressable,
  useChange,
  useHeightMotion,
  useIsland,
} from '@iyim/runtime/widget';
import { type ReactNode, useMemo, useState } from 'react';
import { atAddress, ownId, useAddress } from './address.ts';
import { disclosureNames } from './names.ts';
import { useInWindow } from './use-in-window.ts';

/** A part of the page with a header that opens and closes it. */
export interface Section {
  /** The header that opens and closes the section. */
  readonly control: HTMLElement;
  readonly panel: HTMLElement;
  /** Element around the header. A click on it, outside links and controls, counts as a click on the header. */
  readonly area?: HTMLElement | undefined;
  /** Element around header and panel. If it is a `details`, the browser shows and hides the panel. */
  readonly box: HTMLElement | null;
  /** Whether the server renders the section open. */
  readonly startsOpen: boolean;
  /** Class and styles of an open section, as the original's style sheet expects them. */
  readonly openStyle?: OpenStyle | undefined;
}

type SectionPart = 'control' | 'panel' | 'box';

export interface OpenStyle {
  /** Class of an open section. */
  readonly name: string;
  /** Parts of the section that get the class. */
  readonly on: readonly SectionPart[];
  /** Styles of a visible panel, which override a style sheet that hides all panels. */
  readonly shown?: Bindings['styles'];
}

export interface SectionsProps {
  readonly sections: readonly Section[];
  /** Whether opening a section closes the others. */
  readonly isOneAtATime: boolean;
  /** Duration of the motion, in ms. */
  readonly duration: number;
  /** Called when a section begins to open, and again with `isDone` when it has opened and can be measured. */
  readonly onOpen?: ((section: Section, isDone: boolean) => unknown) | undefined;
  /** Prefix of ids, which distinguishes several lists of sections in one island. @default 'panel' */
  readonly name?: string;
  /** Renders further content for a section. */
  readonly children?: ((section: Section, isOpen: boolean) => ReactNode) | undefined;
}

type Requested = ReadonlyMap<HTMLElement, boolean>;

/**
 * Server-rendered sections. Their headers open and close them. An address that leads to or into a section opens it, and so does a
 * match of the browser's find-in-page, which also searches closed sections. The content of a closed section is neither visible
 * nor focusable.
 */
export function Sections({
  sections,
  isOneAtATime,
  duration,
  onOpen,
  name = 'panel',
  children,
}: SectionsProps): ReactNode {
  const withOpen = (requested: Requested, section: Section): Requested => {
    const others = isOneAtATime ? sections.map(({ control }) => [control, false] as const) : requested;
    return new Map([...others, [section.control, true]]);
  };
  const [requested, setRequested] = useState<Requested>(() =>
    atAddress(sections, partsOf).reduce(withOpen, new Map()),
  );
  const [pressed, setPressed] = useState<HTMLElement | null>(null);
  const isOpen = ({ control, startsOpen }: Section) => requested.get(control) ?? startsOpen;
  const open = (section: Section): void => {
    if (isOpen(section)) return;
    setPressed(null);
    onOpen?.(section, false);
    setRequested((now) => withOpen(now, section));
  };
  const close = ({ control }: Section): void => setRequested((now) => new Map([...now, [control, false]]));

  const panels = useMemo(() => sections.map(({ panel }) => panel), [sections]);
  const isPressedOpen = sections.some((section) => section.control === pressed && isOpen(section));
  useInWindow(isPressedOpen ? pressed : null, panels);

  useAddress(sections, partsOf, open);

  const move = (event: KeyboardEvent, index: number): void => {
    const { key, target, currentTarget } = event;
    if (!isPlainKey(event) || target !== currentTarget) return;
    const step = moveOf(key, directionOf(target as Element), 'column');
    // With a single header, the keys scroll the page.
    if (!step || sections.length < 2) return;
    event.preventDefault();
    sections[destination(Array(sections.length).fill(false), index, step)]?.control.focus();
  };

  return (
    <Each of={sections}>
      {(section, index) => (
        <OneSection
          {...section}
          id={`${name}-${index}`}
          duration={duration}
          isOpen={isOpen(section)}
          onPress={() => {
            (isOpen(section) ? close : open)(section);
            setPressed(section.control);
          }}
          onFound={() => open(section)}
          onOpened={() => onOpen?.(section, true)}
          onKeyDown={(event) => move(event, index)}
        >
          {children?.(section, isOpen(section))}
        </OneSection>
      )}
    </Each>
  );
}

interface OneSectionProps extends Section {
  /** Part of the id for a panel that has no id. */
  readonly id: string;
  readonly isOpen: boolean;
  readonly duration: number;
  readonly onPress: () => void;
  /** Called when find-in-page or the native toggle opens the section. */
  readonly onFound: () => void;
  readonly onOpened: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly children: ReactNode;
}

function OneSection({
  control,
  panel,
  area,
  box,
  openStyle,
  isOpen,
  duration,
  ...props
}: OneSectionProps): ReactNode {
  const island = useIsland();
  const isShown = useHeightMotion(panel, isOpen, { duration }) || isOpen;
  const details = box instanceof HTMLDetailsElement ? box : null;
  const [panelId] = useState(() => ownId(panel, island.id(props.id)));
  const [controlId] = useState(() => ownId(control, island.id(`${props.id}-header`)));
  /** Whether the builder labels the panel with an element that contains the panel. The header then labels it instead. */
  const [isMisnamed] = useState(() => {
    const name = document.getElementById(panel.getAttribute('aria-labelledby') ?? '');
    return name?.contains(panel) ?? false;
  });
  const press = pressable(control, (event) => {
    if (isOnAnother(event, control)) return;
    event.preventDefault();
    props.onPress();
  });
  const classesOf = (part: SectionPart) =>
    openStyle?.on.includes(part) ? { [openStyle.name]: isOpen } : undefined;

  useChange(isOpen, () => {
    if (!isOpen) return;
    props.onOpened();
    // Makes scripts lay out the content again, because they could not measure it while the section was closed.
    dispatchLegacy(document, disclosureNames.measure);
  });

  return (
    <>
      <Enhance
        of={control}
        {...press}
        id={isMisnamed ? controlId : undefined}
        tabIndex={0}
        aria-expanded={isOpen}
        aria-controls={panelId}
        classes={classesOf('control')}
        onKeyDown={(event) => {
          press.onKeyDown?.(event);
          props.onKeyDown(event);
        }}
      />
      {area && (
        <Enhance of={area} onClick={(event) => isOnNothing(event) && event.button === 0 && props.onPress()} />
      )}
      <Enhance
        of={box}
        classes={classesOf('box')}
        open={details ? isShown : undefined}
        // Find-in-page opens the `details` if it finds a match inside.
        onToggle={details ? () => details.open && !isShown && props.onFound() : undefined}
      />
      <Enhance
        of={panel}
        id={panelId}
        aria-labelledby={isMisnamed ? controlId : undefined}
        // `until-found` keeps the box of a closed panel; without `aria-hidden`, screen readers would find it as an empty region.
        aria-hidden={isShown || details ? null : true}
        hidden={details ? undefined : isShown ? false : 'until-found'}
        classes={{ 'iyim-section': !details || undefined, ...classesOf('panel') }}
        styles={isShown ? openStyle?.shown : undefined}
        onBeforeMatch={props.onFound}
      />
      {props.children}
    </>
  );
}

const partsOf = ({ control, panel, box }: Section): readonly (Element | null)[] => [control, panel, box];

/** Returns the link or control that was clicked, which handles the click instead of the header. */
const operableAt = ({ target }: Event) =>
  (target as Element).closest('a[href], button, input, select, textarea, label');

const isOnNothing = (event: MouseEvent): boolean => !event.defaultPrevented && !operableAt(event);

/** Whether a click was on a link or control inside a header. */
function isOnAnother(event: Event, header: Element): boolean {
  const found = operableAt(event);
  return found !== null && found !== header && header.contains(found);
}

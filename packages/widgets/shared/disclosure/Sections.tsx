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

/** A part of the page that its header opens and closes. */
export interface Section {
  /** The header: opens and closes it. */
  readonly control: HTMLElement;
  readonly panel: HTMLElement;
  /** Around the header: answers clicks for it. */
  readonly area?: HTMLElement | undefined;
  /** Around both. A `details` shows and hides its panel itself. */
  readonly box: HTMLElement | null;
  /** As the server shows it. */
  readonly startsOpen: boolean;
  /** What the original's sheet knows an open one by. */
  readonly look?: SectionLook | undefined;
}

type SectionPart = 'control' | 'panel' | 'box';

export interface SectionLook {
  /** Class of an open one. */
  readonly name: string;
  /** The parts that have it. */
  readonly on: readonly SectionPart[];
  /** Styles of a panel that is seen, against a sheet that hides all panels. */
  readonly shown?: Bindings['styles'];
}

export interface SectionsProps {
  readonly sections: readonly Section[];
  /** Opening one closes the others. */
  readonly isOneAtATime: boolean;
  /** Milliseconds of the motion. */
  readonly duration: number;
  /** One opens; with `isDone`, it has opened and can be measured. */
  readonly onOpen?: ((section: Section, isDone: boolean) => unknown) | undefined;
  /** Tells several lists of one island apart. @default 'panel' */
  readonly name?: string;
  /** What else is drawn for each section. */
  readonly children?: ((section: Section, isOpen: boolean) => ReactNode) | undefined;
}

type Wanted = ReadonlyMap<HTMLElement, boolean>;

/**
 * Sections of the server's that open and close: by their headers, by an address that leads to one or into it, and by the browser's
 * search in the page. What a closed one hides is found by that search, and neither seen nor reached.
 */
export function Sections({
  sections,
  isOneAtATime,
  duration,
  onOpen,
  name = 'panel',
  children,
}: SectionsProps): ReactNode {
  const withOpen = (wanted: Wanted, section: Section): Wanted => {
    const others = isOneAtATime ? sections.map(({ control }) => [control, false] as const) : wanted;
    return new Map([...others, [section.control, true]]);
  };
  const [wanted, setWanted] = useState<Wanted>(() =>
    atAddress(sections, partsOf).reduce(withOpen, new Map()),
  );
  const [pressed, setPressed] = useState<HTMLElement | null>(null);
  const isOpen = ({ control, startsOpen }: Section) => wanted.get(control) ?? startsOpen;
  const open = (section: Section): void => {
    if (isOpen(section)) return;
    setPressed(null);
    onOpen?.(section, false);
    setWanted((now) => withOpen(now, section));
  };
  const close = ({ control }: Section): void => setWanted((now) => new Map([...now, [control, false]]));

  const panels = useMemo(() => sections.map(({ panel }) => panel), [sections]);
  const isPressedOpen = sections.some((section) => section.control === pressed && isOpen(section));
  useInWindow(isPressedOpen ? pressed : null, panels);

  useAddress(sections, partsOf, open);

  const move = (event: KeyboardEvent, index: number): void => {
    const { key, target, currentTarget } = event;
    if (!isPlainKey(event) || target !== currentTarget) return;
    const step = moveOf(key, directionOf(target as Element), 'column');
    if (!step) return;
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
  /** In an id of ours for its panel. */
  readonly id: string;
  readonly isOpen: boolean;
  readonly duration: number;
  readonly onPress: () => void;
  /** The browser shows what is inside. */
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
  look,
  isOpen,
  duration,
  ...props
}: OneSectionProps): ReactNode {
  const island = useIsland();
  const isShown = useHeightMotion(panel, isOpen, { duration }) || isOpen;
  const details = box instanceof HTMLDetailsElement ? box : null;
  const [panelId] = useState(() => ownId(panel, island.id(props.id)));
  const [controlId] = useState(() => ownId(control, island.id(`${props.id}-header`)));
  /** The builder names a region by all of its item, the answer with the question. */
  const [isMisnamed] = useState(() => {
    const name = document.getElementById(panel.getAttribute('aria-labelledby') ?? '');
    return name?.contains(panel) ?? false;
  });
  const press = pressable(control, (event) => {
    if (isOnAnother(event, control)) return;
    event.preventDefault();
    props.onPress();
  });
  const classesOf = (part: SectionPart) => (look?.on.includes(part) ? { [look.name]: isOpen } : undefined);

  useChange(isOpen, () => {
    if (!isOpen) return;
    props.onOpened();
    // What a script lays out could not measure itself in a closed section.
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
        // The browser opened it: what it looked for is inside.
        onToggle={details ? () => details.open && !isShown && props.onFound() : undefined}
      />
      <Enhance
        of={panel}
        id={panelId}
        aria-labelledby={isMisnamed ? controlId : undefined}
        // A closed one has a box, and would be an empty region for assistive technology.
        aria-hidden={isShown || details ? null : true}
        hidden={details ? undefined : isShown ? false : 'until-found'}
        classes={{ 'iyim-section': !details || undefined, ...classesOf('panel') }}
        styles={isShown ? look?.shown : undefined}
        onBeforeMatch={props.onFound}
      />
      {props.children}
    </>
  );
}

const partsOf = ({ control, panel, box }: Section): readonly (Element | null)[] => [control, panel, box];

/** The link or control at a press, which answers it instead of the header. */
const operableAt = ({ target }: Event) =>
  (target as Element).closest('a[href], button, input, select, textarea, label');

const isOnNothing = (event: MouseEvent): boolean => !event.defaultPrevented && !operableAt(event);

/** Whether a press was on a link or control in a header. */
function isOnAnother(event: Event, header: Element): boolean {
  const found = operableAt(event);
  return found !== null && found !== header && header.contains(found);
}

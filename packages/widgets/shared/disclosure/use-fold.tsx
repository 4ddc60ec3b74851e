import {
  type Bindings,
  dispatchLegacy,
  Enhance,
  pressable,
  Slot,
  useHeightMotion,
  useIsland,
  useListener,
  useSize,
  useStable,
} from '@iyim/runtime/widget';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { harmlessHtml } from '../detached/harmless-html.ts';
import { atAddress, useAddress } from './address.ts';
import { disclosureNames } from './names.ts';

/** As the plugins name them; others are the browser's `ease-out`. */
const EASINGS: Readonly<Record<string, string>> = {
  linear: 'linear',
  easeOutSine: 'cubic-bezier(0.61, 1, 0.88, 1)',
  easeInOutSine: 'cubic-bezier(0.37, 0, 0.63, 1)',
  easeOutExpo: 'cubic-bezier(0.16, 1, 0.3, 1)',
  easeInOutExpo: 'cubic-bezier(0.87, 0, 0.13, 1)',
  easeOutCirc: 'cubic-bezier(0, 0.55, 0.45, 1)',
  easeInOutCirc: 'cubic-bezier(0.85, 0, 0.15, 1)',
  easeOutBack: 'cubic-bezier(0.34, 1.56, 0.64, 1)',
  easeInOutBack: 'cubic-bezier(0.68, -0.6, 0.32, 1.6)',
};

export interface FoldMotion {
  /** Milliseconds. */
  readonly unfoldDuration: number;
  readonly foldDuration: number;
  /** Words of the plugins. */
  readonly unfoldEasing: string;
  readonly foldEasing: string;
}

export interface FoldOptions extends FoldMotion {
  /** What is cut off. */
  readonly mask: HTMLElement;
  /** What is in it: its height changes with theirs. */
  readonly parts: readonly HTMLElement[];
  /** As the server shows it. */
  readonly startsOpen: boolean;
  /** Pixels that are seen of it when it is folded; undefined: there is nothing to fold. */
  readonly measure: () => number | undefined;
}

export interface Fold {
  readonly isOpen: boolean;
  /** Whether something of the content is cut off when it is folded. */
  readonly isNeeded: boolean;
  /** Whether all of it is seen, or about to be. */
  readonly isShown: boolean;
  readonly set: (open: boolean) => void;
  readonly maskProps: Bindings;
  /** For the button: an element of the server's, or none. */
  readonly toggleProps: (button: HTMLElement | null) => Bindings;
}

/**
 * Content of which a part is seen until a button shows the rest. Opens for the focus, and for an address, that leads to what is cut
 * off. What comes into it later has its room.
 */
export function useFold({ mask, parts, startsOpen, measure, ...motion }: FoldOptions): Fold {
  const { id } = useIsland();
  const [isWanted, set] = useState(() => startsOpen || atAddress([mask], (part) => [part]).length > 0);
  const [folded, setFolded] = useState(measure);
  const look = useStable(() => setFolded(measure()));
  useSize(parts, look);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other settings, another height
  useLayoutEffect(look, [measure]);

  const isNeeded = folded !== undefined;
  const isOpen = isWanted || !isNeeded;
  const way = isOpen ? 'unfold' : 'fold';
  const isMoving = useHeightMotion(mask, isOpen, {
    duration: motion[`${way}Duration`],
    easing: EASINGS[motion[`${way}Easing`]],
    closed: `${folded ?? 0}px`,
  });
  useAddress(
    [mask],
    (part) => [part],
    () => set(true),
  );
  // What comes into the window only with the focus is cut off for the eye.
  useListener<FocusEvent>(mask, 'focusin', ({ target }) => {
    const isCutOff = (target as Element).getBoundingClientRect().bottom > mask.getBoundingClientRect().bottom;
    if (isCutOff) set(true);
  });

  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a motion
  useEffect(() => {
    if (!isFirst.current && !isMoving) dispatchLegacy(document, disclosureNames.measure);
    isFirst.current = false;
  }, [isMoving, isOpen]);

  const isShown = isOpen || isMoving;
  const maskId = mask.id || id('fold');
  return {
    isOpen,
    isNeeded,
    isShown,
    set,
    maskProps: {
      id: maskId,
      // While it moves the height is the motion's.
      classes: { 'iyim-fold': !isShown, 'iyim-unfolded': isOpen && !isMoving },
      styles: { maxHeight: 'none', height: 'auto', '--fold-height': isShown ? null : `${folded}px` },
    },
    toggleProps: (button) => ({
      ...(button &&
        pressable(button, (event) => {
          event.preventDefault();
          set(!isOpen);
        })),
      'aria-expanded': isOpen,
      'aria-controls': maskId,
    }),
  };
}

export interface FoldLabelProps {
  readonly button: HTMLElement;
  readonly icon: HTMLElement | null;
  readonly text: HTMLElement | null;
  /** Whether the button folds now. */
  readonly isOpen: boolean;
  readonly startsOpen: boolean;
}

/** The words and the icon of a button of the plugins', which say what the next press does. They stand in its attributes. */
export function FoldLabel({ button, icon, text, isOpen, startsOpen }: FoldLabelProps): ReactNode {
  const way = isOpen ? 'fold' : 'unfold';
  const { [`${way}Text`]: words = '', [`${way}Icon`]: picture = '' } = button.dataset;
  const [hasName] = useState(() => button.hasAttribute('aria-label'));
  const spoken = words || button.dataset[`${way}TextAccessibility`];
  const isServers = isOpen === startsOpen;
  const nodes = useMemo(() => (picture.includes('<') ? harmlessHtml(picture) : null), [picture]);
  const drawn = isServers ? null : nodes;
  return (
    <>
      <Enhance of={text} text={isServers || !words ? undefined : words} />
      <Enhance of={button} aria-label={isServers || (words && !hasName) ? undefined : spoken} />
      {icon && drawn && (
        <>
          <Enhance of={icon} styles={{ display: 'none' }} />
          <Slot of={icon} place="after" as="span" classes={{ [icon.className]: true }} nodes={drawn} />
        </>
      )}
    </>
  );
}

import { isPlainClick } from '@iyim/runtime/page';
import { editMode } from '@iyim/runtime/shop';
import {
  defineWidget,
  Enhance,
  EnhanceAll,
  pressable,
  useDismissal,
  useIsland,
  useLifetime,
  useListener,
  useModality,
  useStable,
  type ViewProps,
} from '@iyim/runtime/widget';
import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { prepareTakeOver, takeOver } from '../../originals/original-scripts.ts';
import { registerOffCanvas } from '../../page/off-canvas-requests.ts';
import { sectionFollowed } from '../../shared/anchors/section-of.ts';
import { blocksTemplates } from '../../shared/disclosure/names.ts';
import { Template } from '../../shared/disclosure/Template.tsx';
import { actionLinks } from './action-links.ts';
import styles from './off-canvas.css?inline';
import { hasName, idOf, isModal, type OffCanvasInput, readOffCanvas, rootClasses } from './read.ts';
import { type OffCanvasSettings, settings } from './settings.ts';
import texts from './texts.json' with { type: 'json' };
import { usePhase } from './use-phase.ts';

const HEADINGS = 'h1, h2, h3, h4, h5, h6, [role="heading"]';

type Props = ViewProps<OffCanvasSettings, OffCanvasInput>;

/**
 * A server-rendered panel that opens over the page without being moved in the document. A modal panel keeps the focus until it
 * closes.
 */
export function OffCanvas(props: Props): ReactNode {
  useSignals();
  // In its editor, the page builder opens its own panel.
  return props.input.kind === 'builder' && editMode().value ? null : <Panel {...props} />;
}

function Panel({ settings, input }: Props): ReactNode {
  const { host, id, text } = useIsland();
  const { kind, root, toggle, panel, box, cover, moved, close, content, field } = input;
  const state = usePhase(input, settings);
  const { phase, isOpen, animation, moves } = state;
  const opener = useRef<Element | null>(null);
  const modal = isModal(input);
  const isHamburger = kind === 'hamburger';
  const panelId = panel.id || id('panel');
  const names = useNames(input);
  const headingId = names.heading?.id || id('heading');

  const set = (open: boolean, by: Element | null = toggle) => {
    if (open) opener.current = by;
    state.set(open);
  };
  const dismiss = () => {
    // In a panel that is not modal, nothing else returns the focus.
    if (!modal && box.contains(document.activeElement)) toggle?.focus({ preventScroll: true });
    set(false);
  };
  useModality(panel, isOpen && modal, {
    by: settings.ways,
    locksScroll: settings.preventsScroll || isHamburger,
    focus: () => field ?? box,
    // If the host was removed from the page, the focus is not moved.
    returnTo: (before) => (host.isConnected ? [opener.current, before] : []),
    onDismiss: dismiss,
  });
  useDismissal(isOpen && !modal, {
    inside: [box, toggle],
    by: [...settings.ways, ...(settings.ways.includes('press') ? (['focus'] as const) : [])],
    onDismiss: dismiss,
  });
  useEffect(() => {
    if (isOpen && !modal) (field ?? box).focus({ preventScroll: true });
  }, [isOpen, modal, field, box]);
  const links = useRequests(input, isOpen, set);
  useOriginalScript(input);
  const [hasOpened, setHasOpened] = useState(false);
  if (isOpen && !hasOpened) setHasOpened(true);

  /** Closes the panel when a click leads to a section behind it, which cannot be reached while it is open. */
  const follow = (event: MouseEvent) => {
    const section = modal && sectionFollowed(event);
    if (section && !panel.contains(section)) dismiss();
  };
  /** Returns whether a click hit the part of a panel outside its content and may close it. */
  const isCover = (event: MouseEvent) =>
    isPlainClick(event) &&
    settings.ways.includes('press') &&
    (event.target === cover || (kind === 'search' && event.target === panel));

  return (
    <>
      <Enhance of={root} classes={rootClasses(input, phase)} />
      {isHamburger && (
        <Enhance
          of={host.ownerDocument.documentElement}
          classes={{ 'jet-hamburger-panel-visible': isOpen }}
        />
      )}
      {toggle && (
        <Enhance
          of={toggle}
          aria-haspopup="dialog"
          aria-controls={panelId}
          aria-expanded={isOpen}
          aria-label={names.toggle ? undefined : text(kind === 'search' ? 'search' : 'name')}
          {...pressable(toggle, (event) => {
            event.preventDefault();
            if (isOpen) dismiss();
            else set(true);
          })}
        />
      )}
      <EnhanceAll of={links} aria-controls={panelId} aria-expanded={isOpen} />
      <Enhance
        of={panel}
        id={panelId}
        inert={!isOpen}
        aria-hidden={kind === 'builder' ? !isOpen : undefined}
        data-delay-child-handlers={hasOpened ? null : undefined}
        classes={{
          ...(kind === 'builder' && {
            'no-animation': hasOpened && !moves,
            'animated-reverse-wrapper': phase === 'closing',
          }),
          ...(kind === 'plain' && {
            'iyim-off-canvas-panel': true,
            'iyim-off-canvas-start': settings.opensAtStart,
          }),
        }}
        onClick={(event) => {
          follow(event);
          if (isOpen && isCover(event)) dismiss();
        }}
      />
      <Enhance
        of={box}
        role="dialog"
        aria-modal={modal || null}
        tabIndex={-1}
        aria-label={names.box || names.heading ? undefined : text(kind === 'search' ? 'search' : 'name')}
        aria-labelledby={names.heading ? headingId : undefined}
      />
      <Enhance of={names.heading} id={headingId} />
      {moved && animation && (
        <Enhance of={moved} classes={{ animated: true, [animation]: true, reverse: phase === 'closing' }} />
      )}
      {close && (
        <Enhance
          of={close}
          aria-label={names.close ? undefined : text('close')}
          {...pressable(close, (event) => {
            event.preventDefault();
            dismiss();
          })}
        />
      )}
      {isHamburger && content && (
        <Template
          panel={content}
          root={root}
          names={blocksTemplates}
          query={settings.templateQuery}
          isWanted={hasOpened}
        />
      )}
    </>
  );
}

/** Returns which parts have an accessible name in the markup. Read once, because names that the widget adds must not count. */
function useNames({ toggle, box, close }: OffCanvasInput) {
  return useMemo(() => {
    const isNamed = box.hasAttribute('aria-label') || box.hasAttribute('aria-labelledby');
    const heading = [...box.querySelectorAll<HTMLElement>(HEADINGS)].find(({ textContent }) =>
      textContent?.trim(),
    );
    return {
      toggle: toggle !== null && hasName(toggle),
      close: close !== null && hasName(close),
      box: isNamed,
      /** The heading that names a panel without a name of its own. */
      heading: (!isNamed && heading) || null,
    };
  }, [toggle, box, close]);
}

/** Lets links and scripts of the page open and close a panel of the page builder. Returns the links. */
function useRequests(
  input: OffCanvasInput,
  isOpen: boolean,
  set: (isOpen: boolean, by: Element | null) => void,
): readonly HTMLElement[] {
  const id = idOf(input);
  const run = useStable((mode: unknown, by: Element | null) => {
    if (mode === 'open' || (mode === 'toggle' && !isOpen)) set(true, by);
    else if (mode === 'close' || mode === 'toggle') set(false, by);
  });
  useLifetime(
    (signal) => {
      if (id !== '')
        signal.addEventListener(
          'abort',
          registerOffCanvas(id, ({ mode, opener }) => run(mode, opener)),
        );
    },
    [id, run],
  );
  useListener(id === '' ? null : window, 'elementor-pro/off-canvas/toggle-display-mode', (event) => {
    const { detail } = event as CustomEvent<{ id?: unknown; displayMode?: unknown } | null>;
    if (detail?.id === id) run(detail.displayMode, document.activeElement);
  });
  // Searched again whenever the panel opens or closes, because page scripts may add links.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  return useMemo(() => actionLinks(document, id), [id, isOpen]);
}

/** Prevents the blocks plugin's script from opening and closing the same panel. */
function useOriginalScript({ kind, root, toggle, close }: OffCanvasInput): void {
  useLifetime(
    (signal) => {
      if (toggle && (kind === 'hamburger' || kind === 'search'))
        takeOver('blocksPanel', { kind, root, toggle, close }, signal);
    },
    [kind, root, toggle, close],
  );
}

export default defineWidget({
  name: 'off-canvas',
  settings,
  read: readOffCanvas,
  View: OffCanvas,
  prepare: prepareTakeOver,
  styles,
  messages: texts,
});

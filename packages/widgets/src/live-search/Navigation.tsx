import { type Bindings, Enhance, Part, pressable, useIsland } from '@iyim/runtime/widget';
import type { ReactNode } from 'react';
import {
  ACTIVE,
  DISABLED,
  NAVIGATE,
  type NavigationButton,
  partClass,
  type ServerNavigation,
} from './read.ts';
import type { LiveSearchSettings } from './settings.ts';

export interface NavigationPlace {
  readonly where: 'in_header' | 'in_footer';
  /** Null where the server drew none. */
  readonly drawn: ServerNavigation | null;
  /** The slide that shows, from 1. */
  readonly page: number;
  readonly pages: number;
  readonly settings: LiveSearchSettings;
  readonly onGo: (page: number) => void;
}

/** Which of ours the settings want here. */
function wantedOf({ where, pages, settings }: NavigationPlace) {
  const isHere = (place: string) => pages > 1 && (place === where || place === 'both');
  return {
    arrows: isHere(settings.arrows),
    bullets: isHere(settings.bullets),
    numbers: isHere(settings.numbers),
  };
}

export const hasNavigation = (place: NavigationPlace): boolean =>
  place.drawn !== null || Object.values(wantedOf(place)).includes(true);

/** Leads through the slides: as the server drew it, else as the settings say (LS-5). */
export function Navigation({ at, ...place }: NavigationPlace & { at: HTMLElement | null }): ReactNode {
  const { text } = useIsland();
  const { drawn } = place;
  return (
    <>
      <Part
        of={null}
        at={at ?? undefined}
        role="group"
        aria-label={text('pages')}
        hidden={!hasNavigation(place)}
        classes={{ 'iyim-live-search-navigation': true }}
        nodes={drawn?.nodes}
      >
        {!drawn && <Buttons {...place} />}
      </Part>
      {drawn?.buttons.map((button, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: buttons have an order and nothing else
        <ServerButton key={index} button={button} place={place} />
      ))}
    </>
  );
}

/** How a button that leads by a step, or to a slide, says where it leads and where one is. */
function useFace({ page, pages }: NavigationPlace) {
  const { text } = useIsland();
  return {
    step(step: number) {
      const isOff = step < 0 ? page <= 1 : page >= pages;
      return { isOff, label: text(step < 0 ? 'previous' : 'next') };
    },
    slide: (slide: number) => ({ isHere: slide === page, label: text('page', { page: slide, pages }) }),
  };
}

function ServerButton({ button, place }: { button: NavigationButton; place: NavigationPlace }): ReactNode {
  const { element, slide, step, hasName } = button;
  const { page, onGo } = place;
  const face = useFace(place);
  const bindings = (): Bindings => {
    if (step !== null) {
      const { isOff, label } = face.step(step);
      return { 'aria-label': label, 'aria-disabled': isOff, classes: { [DISABLED]: isOff } };
    }
    if (slide === null) return {};
    const { isHere, label } = face.slide(slide);
    return { 'aria-label': label, 'aria-current': isHere ? 'true' : null, classes: { [ACTIVE]: isHere } };
  };
  return (
    <Enhance
      of={element}
      {...bindings()}
      {...(hasName && { 'aria-label': undefined })}
      {...pressable(element, (event) => {
        event.preventDefault();
        onGo(slide ?? page + (step ?? 0));
      })}
    />
  );
}

function Buttons(place: NavigationPlace): ReactNode {
  const { handler } = useIsland();
  const face = useFace(place);
  const wanted = wantedOf(place);
  const { page, pages, onGo } = place;

  const arrow = (kind: string, step: number, sign: string) => {
    const { isOff, label } = face.step(step);
    return (
      <button
        type="button"
        className={`${NAVIGATE} ${partClass(kind)}${isOff ? ` ${DISABLED}` : ''}`}
        data-direction={step}
        aria-label={label}
        aria-disabled={isOff}
        onClick={handler(() => onGo(page + step))}
      >
        {sign}
      </button>
    );
  };
  const each = (kind: string, say: (slide: number) => string) =>
    Array.from({ length: pages }, (_, index) => {
      const slide = index + 1;
      const { isHere, label } = face.slide(slide);
      return (
        <button
          key={kind + slide}
          type="button"
          className={`${NAVIGATE} ${partClass(kind)}${isHere ? ` ${ACTIVE}` : ''}`}
          data-number={slide}
          aria-label={label}
          aria-current={isHere ? 'true' : undefined}
          onClick={handler(() => onGo(slide))}
        >
          {say(slide)}
        </button>
      );
    });

  return (
    <>
      {wanted.arrows && arrow('prev-button', -1, '‹')}
      {wanted.bullets && each('bullet-button', () => '')}
      {wanted.numbers && each('number-button', String)}
      {wanted.arrows && arrow('next-button', 1, '›')}
    </>
  );
}

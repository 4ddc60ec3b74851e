import { Each, Enhance, Part, pressable, useIsland } from '@iyim/runtime/widget';
import type { ReactNode } from 'react';
import { ACTIVE, DISABLED, NAVIGATE, partClass, type ServerNavigation, type Target } from './read.ts';
import type { LiveSearchSettings } from './settings.ts';

/** A navigation button that the widget adds according to its settings. */
interface NavigationButton extends Target {
  readonly kind: string;
  readonly sign: string;
}

type NavigationPlan = ReturnType<typeof planNavigation>;

/** Plans the slide navigation of the header or the footer: the server's markup, or the configured buttons if there is none (LS-5). */
export function planNavigation(
  drawn: ServerNavigation | null,
  where: 'in_header' | 'in_footer',
  pages: number,
  { arrows, bullets, numbers }: LiveSearchSettings,
) {
  const isHere = (place: string) => !drawn && pages > 1 && (place === where || place === 'both');
  const arrow = (kind: string, step: number, sign: string): NavigationButton[] =>
    isHere(arrows) ? [{ kind, slide: null, step, sign }] : [];
  const each = (kind: string, place: string, signOf: (slide: number) => string): NavigationButton[] =>
    Array.from({ length: isHere(place) ? pages : 0 }, (_, index) => {
      const slide = index + 1;
      return { kind, slide, step: null, sign: signOf(slide) };
    });
  const added = [
    ...arrow('prev-button', -1, '‹'),
    ...each('bullet-button', bullets, () => ''),
    ...each('number-button', numbers, String),
    ...arrow('next-button', 1, '›'),
  ];
  return { drawn, added };
}

/** Whether the navigation is empty. */
export const isBare = ({ drawn, added }: NavigationPlan): boolean => !drawn && added.length === 0;

interface NavigationProps {
  readonly plan: NavigationPlan;
  /** The server's container for the navigation. */
  readonly at: HTMLElement | null;
  /** Number of the visible slide, from 1. */
  readonly page: number;
  readonly pages: number;
  readonly onGo: (page: number) => void;
}

export function Navigation({ plan, at, page, pages, onGo }: NavigationProps): ReactNode {
  const { handler, text } = useIsland();
  const { drawn, added } = plan;
  const go = ({ slide, step }: Target) => onGo(slide ?? page + (step ?? 0));
  const isOff = ({ step }: Target) => step !== null && (step < 0 ? page <= 1 : page >= pages);
  /** Returns the accessible name of a button. */
  const nameOf = ({ slide, step }: Target) =>
    step === null ? text('page', { page: slide ?? '', pages }) : text(step < 0 ? 'previous' : 'next');

  return (
    <>
      <Part
        of={null}
        at={at ?? undefined}
        role="group"
        aria-label={text('pages')}
        hidden={isBare(plan)}
        classes={{ 'iyim-live-search-navigation': true }}
        nodes={drawn?.nodes}
      >
        {added.map((button) => (
          <button
            key={button.kind + button.slide}
            type="button"
            className={[
              NAVIGATE,
              partClass(button.kind),
              ...(button.slide === page ? [ACTIVE] : []),
              ...(isOff(button) ? [DISABLED] : []),
            ].join(' ')}
            data-direction={button.step ?? undefined}
            data-number={button.slide ?? undefined}
            aria-label={nameOf(button)}
            aria-disabled={button.step === null ? undefined : isOff(button)}
            aria-current={button.slide === page || undefined}
            onClick={handler(() => go(button))}
          >
            {button.sign}
          </button>
        ))}
      </Part>
      <Each of={drawn?.buttons ?? []}>
        {(button) => (
          <Enhance
            of={button.element}
            // An accessible name in the site's markup takes precedence.
            aria-label={button.hasName ? undefined : nameOf(button)}
            aria-disabled={button.step === null ? undefined : isOff(button)}
            aria-current={button.slide === page || null}
            classes={{ [ACTIVE]: button.slide === page, [DISABLED]: isOff(button) }}
            {...pressable(button.element, (event) => {
              event.preventDefault();
              go(button);
            })}
          />
        )}
      </Each>
    </>
  );
}

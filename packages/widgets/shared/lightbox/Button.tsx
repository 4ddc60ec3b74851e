import { useIsland } from '@iyim/runtime/widget';
import type { ReactNode, Ref } from 'react';

/** SVG paths of the icons, in a square of 24 units. */
const PATHS = {
  close: 'M6 6 18 18M18 6 6 18',
  /** Points left, for left-to-right text; the style sheet mirrors it for right-to-left text. */
  previous: 'M15 5 8 12l7 7',
  next: 'm9 5 7 7-7 7',
  zoom: 'M16 16l5 5M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM10.5 7.5v6M7.5 10.5h6',
  fullscreen: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  play: 'M8 5v14l11-7Z',
  share: 'M12 15V4M8 7.5 12 4l4 3.5M6 11H5v9h14v-9h-1',
  download: 'M12 4v11M8 11.5l4 3.5 4-3.5M5 20h14',
} as const;

interface ButtonProps {
  readonly icon: keyof typeof PATHS;
  readonly label: string;
  readonly isPressed?: boolean;
  readonly isExpanded?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
  /** Address of a picture to download. A cross-origin picture opens in a new tab, because browsers do not download it. */
  readonly href?: string;
  readonly press?: () => unknown;
}

/** A button with an icon, or a link styled as one. */
export function Button({
  icon,
  label,
  isPressed,
  isExpanded,
  ref,
  href,
  press = () => {},
}: ButtonProps): ReactNode {
  const { handler } = useIsland();
  const common = {
    className: `iyim-lightbox-button iyim-lightbox-${icon}`,
    'aria-label': label,
    title: label,
    children: (
      <svg viewBox="0 0 24 24" aria-hidden="true" className="iyim-lightbox-icon">
        <path d={PATHS[icon]} />
      </svg>
    ),
  };
  return href ? (
    <a {...common} href={href} download="" target="_blank" rel="noopener" />
  ) : (
    <button
      type="button"
      {...common}
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      ref={ref}
      onClick={handler(press)}
    />
  );
}

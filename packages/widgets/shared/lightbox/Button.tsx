import { useIsland } from '@iyim/runtime/widget';
import type { ReactNode, Ref } from 'react';

/** Lines of an icon in a square of 24. */
const PATHS = {
  close: 'M6 6 18 18M18 6 6 18',
  /** Towards the start of the line; the style sheet mirrors it where text runs from right to left. */
  previous: 'M15 5 8 12l7 7',
  next: 'm9 5 7 7-7 7',
  zoom: 'M16 16l5 5M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM10.5 7.5v6M7.5 10.5h6',
  fullscreen: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  play: 'M8 5v14l11-7Z',
  share: 'M12 15V4M8 7.5 12 4l4 3.5M6 11H5v9h14v-9h-1',
  download: 'M12 4v11M8 11.5l4 3.5 4-3.5M5 20h14',
} as const;

type IconName = keyof typeof PATHS;

interface ButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly isPressed?: boolean;
  readonly isExpanded?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly press: () => unknown;
}

/** A button with an icon. */
export function Button({ icon, label, isPressed, isExpanded, ref, press }: ButtonProps): ReactNode {
  const { handler } = useIsland();
  return (
    <button
      type="button"
      className={classOf(icon)}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      ref={ref}
      onClick={handler(press)}
    >
      <Icon name={icon} />
    </button>
  );
}

/** Saves a picture. A picture of another origin opens beside the page, because browsers do not save it. */
export function DownloadLink({ url, label }: { url: string; label: string }): ReactNode {
  return (
    <a
      className={classOf('download')}
      href={url}
      download=""
      target="_blank"
      rel="noopener"
      aria-label={label}
      title={label}
    >
      <Icon name="download" />
    </a>
  );
}

const classOf = (icon: IconName): string => `iyim-lightbox-button iyim-lightbox-${icon}`;

const Icon = ({ name }: { name: IconName }): ReactNode => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className="iyim-lightbox-icon">
    <path d={PATHS[name]} />
  </svg>
);

import { useDismissal, useIsland } from '@iyim/runtime/widget';
import { type ReactNode, useRef, useState } from 'react';
import { openToShare, shareAddress } from '../share/networks.ts';
import { withoutActions } from '../site/pages.ts';
import { Button } from './Button.tsx';
import { useText } from './lightbox-config.ts';
import type { Slide } from './read-slides.ts';

/**
 * Shares the page's address with the browser's share function, or with links to networks if the browser has no such function. The
 * links close when another slide is shown or the visitor clicks elsewhere.
 */
export function Share({ slide }: { slide: Slide }): ReactNode {
  const { handler } = useIsland();
  const text = useText();
  const [opened, setOpened] = useState<Slide | null>(null);
  const hasShareApi = typeof navigator.share === 'function';
  const isOpen = opened === slide;
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const address = addressOf(slide);

  useDismissal(isOpen, {
    inside: [place],
    onDismiss(by) {
      if (by === 'escape') button.current?.focus();
      setOpened(null);
    },
  });

  const share = () =>
    hasShareApi
      ? navigator.share({ title: slide.title || document.title, url: address }).catch(() => {}) // rejects if the visitor cancels
      : setOpened(isOpen ? null : slide);

  return (
    <div className="iyim-lightbox-sharing" ref={setPlace}>
      <Button
        icon="share"
        label={text('share')}
        isExpanded={hasShareApi ? undefined : isOpen}
        ref={button}
        press={share}
      />
      {isOpen && (
        <div className="iyim-lightbox-links">
          {linksOf(slide, address).map(({ network, href }) => (
            <a
              key={network}
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              onClick={handler((event) => {
                event.preventDefault();
                openToShare(href);
              })}
            >
              {text(network)}
            </a>
          ))}
        </div>
      )}
    </div>
  );
}

/** Returns the page's address, with the hash that opens this slide. */
function addressOf({ hash }: Slide): string {
  const here = withoutActions(location.href);
  return hash === '' ? here : new URL(hash.startsWith('#') ? hash : `#${hash}`, here).href;
}

function linksOf({ media }: Slide, url: string) {
  const image = media.kind === 'image' ? media.url : '';
  const networks = ['facebook', 'twitter', ...(image ? ['pinterest'] : [])];
  return networks.map((network) => ({ network, href: shareAddress(network, { url, image }) ?? '' }));
}

import { behaviour, drawOnPage, PageIsland, pageSlot } from '@iyim/runtime/page';
import { Slot } from '@iyim/runtime/widget';
import type { ReactNode } from 'react';
import { LightboxDialog, type LightboxDialogProps } from './LightboxDialog.tsx';
import css from './lightbox.css?inline';
import { Labels } from './lightbox-config.ts';
import messages from './texts.json' with { type: 'json' };

export interface LightboxViewProps extends LightboxDialogProps {
  /** Element that receives the focus when the lightbox closes, and whose language and direction the lightbox uses. */
  readonly opener: HTMLElement;
}

const lightbox = { name: 'lightbox', messages, styles: css };

/** Renders the lightbox at the end of the body, so that no ancestor of the opener can hide it. */
export function LightboxView({ opener, ...dialog }: LightboxViewProps): ReactNode {
  return (
    <PageIsland of={lightbox} host={opener} onFail={dialog.onClose}>
      <Labels value={dialog.config.labels}>
        <Slot of={opener.ownerDocument.body} styles={{ display: 'contents' }}>
          <LightboxDialog {...dialog} />
        </Slot>
      </Labels>
    </PageIsland>
  );
}

/** Shows slides above the page until the visitor closes it. A page has one lightbox: an open one is closed first. */
export function showLightbox(props: Omit<LightboxViewProps, 'onClose'>): void {
  const open = pageSlot('lightbox', () => ({ end: () => {} }));
  open.end();
  let end = () => {}; // the lightbox may fail, and call this, while it is being rendered
  end = behaviour('lightbox', (signal) => {
    drawOnPage(<LightboxView {...props} onClose={() => end()} />, signal);
  });
  open.end = end;
}

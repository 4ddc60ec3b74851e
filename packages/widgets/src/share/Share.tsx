import { editMode } from '@iyim/runtime/shop';
import {
  defineWidget,
  Each,
  Enhance,
  isAbort,
  pressable,
  Slot,
  useIsland,
  useMedia,
  type ViewProps,
} from '@iyim/runtime/widget';
import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { openToShare, type Shared, shareAddress } from '../../shared/share/networks.ts';
import { reportLeftAlone } from '../../shared/use-left-alone.ts';
import { isAnswered, PRINT, readShare, type ShareButton } from './read.ts';
import { type ShareSettings, settings } from './settings.ts';
import styles from './share.css?inline';
import { networkTitle, sharedAddress, sharedPage } from './shared-page.ts';
import texts from './texts.json' with { type: 'json' };

/** Makes each button share the page with its network. Contacts no network before a click (SH-1). */
export function Share({ settings, input }: ViewProps<ShareSettings, readonly ShareButton[]>): ReactNode {
  useSignals();
  const { host, name, report, text } = useIsland();
  const isTouch = useMedia('(pointer: coarse)');
  const isEdited = editMode().value;
  /** Returns the data to share. Called on each click, because the page's address may change. */
  const find = (): Shared => (settings.link && sharedAddress(settings.link.url)) ?? sharedPage();

  const press = (button: ShareButton) => (event: Event) => {
    if (isEdited) return;
    if (isAnswered(button)) {
      reportLeftAlone(name, button.element);
      return;
    }
    event.preventDefault();
    if (button.network === PRINT) window.print();
    else openToShare(shareAddress(button.network, find()) ?? '');
  };
  const shareByDevice = async () => {
    if (isEdited) return;
    const { url, title = '', text: words = '' } = find();
    try {
      await navigator.share({ url, ...(title && { title }), ...(words && { text: words }) });
    } catch (error) {
      if (isAbort(error)) return; // the visitor has cancelled
      report(error, 'sharing by the device');
      const [network] = input.flatMap((button) => shareAddress(button.network, find()) ?? []);
      if (network) openToShare(network);
    }
  };
  const labelOf = ({ network, isNamed }: ShareButton) => {
    if (isNamed) return undefined;
    return network === PRINT || network === 'email'
      ? text(network)
      : text('on', { network: networkTitle(network) });
  };

  return (
    <>
      <Each of={input}>
        {(button) => (
          <Enhance
            of={button.element}
            aria-label={labelOf(button)}
            classes={{ 'iyim-share': true }}
            {...pressable(button.element, press(button))}
          />
        )}
      </Each>
      {settings.device && isTouch && typeof navigator.share === 'function' && (
        <Slot of={host} as="button" type="button" classes={{ 'iyim-button': true }} onClick={shareByDevice}>
          {text('device')}
        </Slot>
      )}
    </>
  );
}

export default defineWidget({
  name: 'share',
  settings,
  read: readShare,
  View: Share,
  styles,
  messages: texts,
});

import { type Island, site } from '@iyim/runtime/widget';
import type { ButtonState } from './button-state.ts';

/** Why nothing can be bought yet: in the shop's own words where the page has them. */
export function reasonText(island: Island, why: ButtonState): string {
  const { variation } = site().config;
  switch (why) {
    case 'choose':
      return variation.makeASelection || island.text('choose');
    case 'no-match':
      return variation.noMatch || island.text('noMatch');
    case 'unavailable':
      return variation.unavailable || island.text('cannotBuy');
    case 'failed':
      return island.text(navigator.onLine === false ? 'offline' : 'lookupFailed');
    case 'loading':
      return island.text('loading');
    case 'ready':
      return '';
  }
}

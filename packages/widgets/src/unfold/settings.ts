import { byDevice, choice, defineSettings, length, number, toggle } from '@iyim/runtime/widget';
import { foldSettings } from '../../shared/disclosure/fold-settings.ts';

export const settings = defineSettings(
  {
    mask_height: byDevice(
      length('50px', 'Visible height when it is folded, in `px`, `vh` or `%` of the content.'),
    ),
    ...foldSettings,
    foldScrolling: toggle(false, 'Scrolls to the top of the content when it is folded.'),
    foldScrollOffset: number(0, 'Pixels kept free above it after scrolling.'),
    autoHide: toggle(false, 'Folds automatically, unless the visitor is using it.'),
    autoHideTime: number(5, 'Seconds until it folds automatically.', { min: 0, max: 86_400 }),
    hideOutsideClick: toggle(false, 'Folds after a press outside.'),
    separatorType: choice(
      ['div', 'gradient'],
      'div',
      'Whether the plugin’s sheet fades the end of the folded content.',
    ),
  },
  (raw) => raw,
  { isTolerant: true },
);

export type UnfoldSettings = ReturnType<typeof settings.parse>;

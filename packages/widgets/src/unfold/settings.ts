import { byDevice, choice, defineSettings, length, number, toggle } from '@iyim/runtime/widget';
import { foldSettings } from '../../shared/disclosure/fold-settings.ts';

export const settings = defineSettings(
  {
    mask_height: byDevice(
      length('50px', 'Height of what is seen when it is folded, in `px`, `vh` or `%` of the content.'),
    ),
    ...foldSettings,
    foldScrolling: toggle(false, 'Scrolls to its top when it has been folded.'),
    foldScrollOffset: number(0, 'Pixels above it then.'),
    autoHide: toggle(false, 'Folds by itself, unless the visitor is in it.'),
    autoHideTime: number(5, 'Seconds until then.', { min: 0, max: 86_400 }),
    hideOutsideClick: toggle(false, 'Folds after a press elsewhere.'),
    separatorType: choice(
      ['div', 'gradient'],
      'div',
      'Whether the plugin’s sheet lets the end of the folded content fade.',
    ),
  },
  (raw) => raw,
  { isTolerant: true },
);

export type UnfoldSettings = ReturnType<typeof settings.parse>;

import { byDevice, choice, defineSettings, length, number, toggle } from '@iyim/runtime/widget';
import { foldSettings } from '../../shared/disclosure/fold-settings.ts';

export const settings = defineSettings(
  {
    mask_height: byDevice(
      length(
        '50px',
        'Visible height of the folded content, such as `50px`, `20vh` or `30%` (of the height of the content).',
      ),
    ),
    ...foldSettings,
    foldScrolling: toggle(false, 'Scrolls to the top of the content after the visitor has folded it.'),
    foldScrollOffset: number(0, 'Space left above the content after `foldScrolling`, in px.'),
    autoHide: toggle(false, 'Folds the content automatically, unless the pointer or the focus is in it.'),
    autoHideTime: number(5, 'Time before `autoHide` folds the content, in seconds.', { min: 0, max: 86_400 }),
    hideOutsideClick: toggle(false, 'Folds the content when the visitor clicks or taps outside it.'),
    separatorType: choice(
      ['div', 'gradient'],
      'div',
      'Separator at the end of the folded content: an element (`div`), or a fade drawn by JetTricks’ style sheet (`gradient`).',
    ),
  },
  (raw) => raw,
  { isTolerant: true },
);

export type UnfoldSettings = ReturnType<typeof settings.parse>;

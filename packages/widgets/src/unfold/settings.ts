import {
  byDevice,
  choice,
  defineSettings,
  duration,
  length,
  number,
  text,
  toggle,
} from '@iyim/runtime/widget';

export const settings = defineSettings(
  {
    mask_height: byDevice(
      length('50px', 'Height of what is seen when it is folded, in `px`, `vh` or `%` of the content.'),
    ),
    unfoldDuration: duration(500, 'How long it takes to unfold.'),
    foldDuration: duration(300, 'How long it takes to fold.'),
    unfoldEasing: text(
      'easeOutBack',
      'How it moves when it unfolds: `linear`, or `easeOut` or `easeInOut` with `Sine`, `Expo`, `Circ` or `Back`.',
    ),
    foldEasing: text('easeOutSine', 'How it moves when it folds.'),
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

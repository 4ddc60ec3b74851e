import { choice, defineSettings, text } from '@iyim/runtime/widget';

const STEP_TYPES = ['none', 'text', 'icon', 'number', 'progress_bar', 'number_text', 'icon_text'] as const;

/** The page builder's names, as its `data-settings` have them. All are about forms of several steps. */
export const settings = defineSettings(
  {
    step_type: choice(STEP_TYPES, 'number_text', 'What stands for each step above a form of several steps.'),
    step_icon_shape: choice(
      ['circle', 'square', 'rounded', 'none'],
      'circle',
      'Shape around an icon or number of a step.',
    ),
    step_next_label: text(
      '',
      'Text of the button to the next step; “Next” in the page’s language when empty.',
    ),
    step_previous_label: text(
      '',
      'Text of the button to the step before; “Previous” in the page’s language when empty.',
    ),
    button_width: text('', 'Width of the steps’ buttons in percent of the form; the theme’s when empty.'),
  },
  (raw) => ({
    stepType: raw.step_type,
    stepShape: raw.step_icon_shape,
    nextLabel: raw.step_next_label,
    previousLabel: raw.step_previous_label,
    buttonWidth: raw.button_width,
  }),
);

export type FormSettings = ReturnType<typeof settings.parse>;

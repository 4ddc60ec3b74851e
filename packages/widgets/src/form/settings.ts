import { choice, defineSettings, text, toggle } from '@iyim/runtime/widget';

/** Kinds of indicators and their combinations (§3). */
const STEP_TYPES = [
  'none',
  'text',
  'icon',
  'number',
  'progress_bar',
  'number_text',
  'icon_text',
  'icon_number',
  'icon_number_text',
] as const;

/** Shapes around an icon or number (§3). */
const SHAPES = ['circle', 'square', 'rounded', 'none'] as const;

/** The page builder's names, as its `data-settings` have them: all about forms of several steps. One is ours. */
export const settings = defineSettings(
  {
    step_type: choice(STEP_TYPES, 'number_text', 'What stands for each step above a form of several steps.'),
    step_icon_shape: choice(SHAPES, 'circle', 'Shape around an icon or number of a step.'),
    step_next_label: text(
      '',
      'Text of the button to the next step; “Next” in the page’s language when empty.',
    ),
    step_previous_label: text(
      '',
      'Text of the button to the step before; “Previous” in the page’s language when empty.',
    ),
    button_width: text('', 'Width of the steps’ buttons in percent of the form; the theme’s when empty.'),
    keep_draft: toggle(
      false,
      'Keep what was typed in the browser’s tab until it has been sent, and bring it back. Ours: the original has none.',
    ),
  },
  (raw) => ({
    stepType: raw.step_type,
    stepShape: raw.step_icon_shape,
    nextLabel: raw.step_next_label,
    previousLabel: raw.step_previous_label,
    buttonWidth: raw.button_width,
    keepsDraft: raw.keep_draft,
  }),
);

export type FormSettings = ReturnType<typeof settings.parse>;

import { choice, defineSettings, text, toggle } from '@iyim/runtime/widget';

/** Types of step indicators, alone and combined (§3). */
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

/**
 * Settings in the spelling of the page builder's `data-settings`. `keep_draft` exists only in this library; the others concern
 * forms of several steps.
 */
export const settings = defineSettings(
  {
    step_type: choice(
      STEP_TYPES,
      'number_text',
      'Content of the indicator above a form of several steps, for each step. `progress_bar` shows one bar for the whole form.',
    ),
    step_icon_shape: choice(SHAPES, 'circle', 'Shape around the icon or number of a step.'),
    step_next_label: text(
      '',
      'Text of the button to the next step. If empty, it is “Next” in the page’s language.',
    ),
    step_previous_label: text(
      '',
      'Text of the button to the previous step. If empty, it is “Previous” in the page’s language.',
    ),
    button_width: text(
      '',
      'Width of each step button, in % of the form’s width, as a whole number from 1 to 100. If empty, the theme sets their width.',
    ),
    keep_draft: toggle(
      false,
      'Keeps the entered values and restores them after a reload of the tab, until the form is sent. Elementor has no such setting.',
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

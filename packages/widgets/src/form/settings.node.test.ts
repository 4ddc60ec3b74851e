import { describe, expect, it } from 'vitest';
import { settings } from './settings.ts';

describe('settings of a form’s steps', () => {
  it('FM-7 the default settings of steps are numbers and texts in circles, and buttons with the page’s texts and width', () => {
    expect(settings.parse({})).toEqual({
      stepType: 'number_text',
      stepShape: 'circle',
      nextLabel: '',
      previousLabel: '',
      buttonWidth: '',
      keepsDraft: false,
    });
  });

  it.each([
    'none',
    'text',
    'icon',
    'number',
    'progress_bar',
    'number_text',
    'icon_text',
    'icon_number',
    'icon_number_text',
  ])('FM-7 a form’s settings accept step_type %s', (step_type) => {
    expect(settings.parse({ step_type }).stepType).toBe(step_type);
  });

  it.each(['circle', 'square', 'rounded', 'none'])(
    'FM-7 a form’s settings accept step_icon_shape %s',
    (step_icon_shape) => {
      expect(settings.parse({ step_icon_shape }).stepShape).toBe(step_icon_shape);
    },
  );

  it('FM-7 a form’s settings read step_next_label, step_previous_label and button_width in the page builder’s format', () => {
    expect(
      settings.parse({ step_next_label: 'הלאה', step_previous_label: 'אחורה', button_width: '33' }),
    ).toMatchObject({ nextLabel: 'הלאה', previousLabel: 'אחורה', buttonWidth: '33' });
    expect(settings.parse({ button_width: 50 }).buttonWidth).toBe('50');
  });

  it('FM-7 unknown values of step_type and step_icon_shape yield the defaults', () => {
    const { stepType, stepShape } = settings.parse({ step_type: 'stars', step_icon_shape: '<b>' });
    expect([stepType, stepShape]).toEqual(['number_text', 'circle']);
  });
});

/** Event of Storybook's channel with the HTML of the story that is shown, for copying. */
export const HTML_SHOWN = 'iyim/html';

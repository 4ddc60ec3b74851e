/** What makes a form need one of its parts. In a file of its own: a form without them does not fetch their readers. */
export const STEP = '.elementor-field-type-step, [data-step]';
export const CAPTCHA = '.elementor-g-recaptcha[data-sitekey], [data-captcha][data-sitekey]';
export const DATE = 'input[type="date"], input.elementor-date-field';
export const TIME = 'input[type="time"], input.elementor-time-field';

export const hasSteps = (form: HTMLFormElement): boolean => form.querySelector(STEP) !== null;
export const hasCaptcha = (form: HTMLFormElement): boolean => form.querySelector(CAPTCHA) !== null;
export const hasDates = (form: HTMLFormElement): boolean => form.querySelector(`${DATE}, ${TIME}`) !== null;

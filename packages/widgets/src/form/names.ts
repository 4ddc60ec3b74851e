/** The global that the captcha provider's script defines. */
export const CAPTCHA = 'grecaptcha';

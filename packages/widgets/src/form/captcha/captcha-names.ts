/** The global that the captcha provider's script defines. */
export const GLOBAL = 'grecaptcha';
/** The field that a token is sent in, with the provider's prefix (§3). */
export const TOKEN = 'g-recaptcha-response';

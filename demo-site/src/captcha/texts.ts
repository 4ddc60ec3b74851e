import texts from '../../content/texts/forms.json' with { type: 'json' };

export const captchaTexts = texts.captcha;
export type CaptchaTexts = (typeof captchaTexts)['he'];

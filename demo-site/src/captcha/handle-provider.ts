import { type CaptchaMode, type CaptchaOptions, captchaTexts, installCaptcha } from './provider.ts';

/** Styles of the provider's box. They are the same on every site, and the box measures 304 × 78 px like the real one. */
const captchaStyles = `
.demo-captcha { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: center; box-sizing: border-box; inline-size: 304px; max-inline-size: 100%; min-block-size: 78px; padding: 8px 12px; border: 1px solid #877b6c; border-radius: 4px; background: #f9f9f9; color: #222; font: 400 15px/1.4 system-ui, sans-serif; }
.demo-captcha--dark { background: #222; color: #fff; }
.demo-captcha--badge { inline-size: fit-content; min-block-size: 0; font-size: 13px; }
.demo-captcha__box { display: inline-flex; gap: 12px; align-items: center; min-block-size: 44px; padding: 0; border: 0; background: none; color: inherit; font: inherit; cursor: pointer; }
.demo-captcha__mark { display: grid; flex: none; place-items: center; box-sizing: border-box; inline-size: 28px; block-size: 28px; border: 2px solid #5b5b5b; border-radius: 3px; background: #fff; color: #0b6b34; font: 700 20px/1 system-ui, sans-serif; }
.demo-captcha__box[aria-busy='true'] .demo-captcha__mark { border-style: dotted; border-radius: 50%; }
.demo-captcha__says { flex-basis: 100%; font-size: 13px; }
.demo-captcha__says:empty { display: none; }
`;

const path = '/captcha/api.js';
const slowness = 3000;

/** The provider's options in a language. */
export const captchaOptions = (locale: 'he' | 'en', mode: CaptchaMode = 'normal'): CaptchaOptions => ({
  tokenUrl: '/captcha/token',
  mode,
  texts: captchaTexts[locale],
  styles: captchaStyles,
});

/**
 * Serves the provider's script at `/captcha/api.js?hl=&mode=`. Mode `slow` responds after 3 s, `unreachable` with 404; with
 * `refuse`, the verifier rejects the issued tokens. Returns null for any other path.
 */
export async function handleProvider(request: Request): Promise<Response | null> {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname !== path) return null;
  const mode = searchParams.get('mode');
  if (mode === 'unreachable') return new Response('Not found', { status: 404 });
  if (mode === 'slow') await new Promise((resolve) => setTimeout(resolve, slowness));
  const locale = ['iw', 'he'].includes(searchParams.get('hl') ?? '') ? 'he' : 'en';
  const options = captchaOptions(locale, mode === 'refuse' ? 'refuse' : 'normal');
  return new Response(`(${installCaptcha})(${JSON.stringify(options)});\n`, {
    headers: {
      'content-type': 'text/javascript; charset=UTF-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    },
  });
}

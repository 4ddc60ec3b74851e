import { type CaptchaMode, type CaptchaOptions, installCaptcha } from './provider.ts';
import { captchaStyles } from './styles.ts';
import { captchaTexts } from './texts.ts';

const path = '/captcha/api.js';
const slowness = 3000;

/** What the provider is told in a language. */
export const captchaOptions = (locale: 'he' | 'en', mode: CaptchaMode = 'normal'): CaptchaOptions => ({
  tokenUrl: '/captcha/token',
  mode,
  texts: captchaTexts[locale],
  styles: captchaStyles,
});

/**
 * `/captcha/api.js?hl=&mode=`: the provider's script. Mode `slow` answers after 3 s, `unreachable` with a 404,
 * `refuse` gives out tokens that are turned down. Null for any other path.
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

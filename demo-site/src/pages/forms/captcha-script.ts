import type { PageContext } from '../../shop/page-context.ts';
import type { Script } from '../page.ts';

const modes = ['slow', 'unreachable', 'refuse'];

/**
 * The captcha provider's script, as the builder puts it on a page with such a field. `?captcha=slow`, `unreachable` and
 * `refuse` make the provider misbehave.
 */
export function captchaScript({ query, locale }: PageContext, id: string): Script {
  const asked = new URLSearchParams({ render: 'explicit', hl: locale === 'he' ? 'iw' : 'en' });
  const mode = query.get('captcha') ?? '';
  if (modes.includes(mode)) asked.set('mode', mode);
  return { id, src: `/captcha/api.js?${asked}` };
}

import { issueToken, tokenLife } from '../shop/captcha/tokens.ts';
import { fieldOf } from '../shop/fields.ts';
import type { Endpoint } from './endpoint.ts';
import { jsonAnswer } from './responses.ts';

/** Where the captcha provider's script asks for tokens. */
export const tokenPath = '/captcha/token';

/** POST `sitekey`, `action` and `mode`: `{ token, expiresIn }`; 400 for a key or an action that is nobody's. */
export const captchaToken: Endpoint = ({ shop, fields, request }) => {
  if (request.method !== 'POST') return jsonAnswer({ error: 'POST only' }, 405);
  const token = issueToken(shop, {
    siteKey: fieldOf(fields, 'sitekey') ?? '',
    action: fieldOf(fields, 'action') ?? '',
    verdict: fieldOf(fields, 'mode') === 'refuse' ? 'refuse' : 'pass',
  });
  if (token === null) return jsonAnswer({ error: 'Invalid site key or action' }, 400);
  return jsonAnswer({ token, expiresIn: tokenLife });
};

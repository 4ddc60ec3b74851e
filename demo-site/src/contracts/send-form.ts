import texts from '../../content/texts/forms.json' with { type: 'json' };
import type { AfterSending } from '../shop/builder-forms/model.ts';
import { type Outcome, sendForm } from '../shop/builder-forms/send-form.ts';
import { issueToken, tokenLife } from '../shop/captcha/tokens.ts';
import { fieldOf } from '../shop/fields.ts';
import { localeOf, localPath } from '../shop/locale.ts';
import { fieldsAt, nestedFields, textAt } from '../shop/nested-fields.ts';
import { subscribe } from '../shop/subscribers/subscribers.ts';
import type { Visit } from '../shop/visit.ts';
import type { Endpoint } from './endpoint.ts';
import { errorAnswer, jsonAnswer, successAnswer } from './responses.ts';

/** Returns the answer to a request whose body is too large to read, in the format that the builder's forms expect. */
export function tooLargeAnswer(request: Request): Response {
  const message = texts.tooLarge[localeOf(request)];
  if (new URL(request.url).pathname === '/wp-admin/admin-ajax.php')
    return jsonAnswer({ success: false, data: { message, errors: [], data: [] } }, 413);
  return new Response(message, { status: 413, headers: { 'content-type': 'text/plain; charset=UTF-8' } });
}

/** Path at which the captcha provider's script requests tokens. */
export const tokenPath = '/captcha/token';

/** Answers a POST of `sitekey`, `action` and `mode` with `{ token, expiresIn }`; 400 for an unknown key or action. */
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

export const subscribeAction = 'jet_subscribe_form_ajax';

/** Subscribes an address. The fields are nested under `data`; the answer has no envelope. */
export const ajaxSubscribe: Endpoint = (visit) => {
  const nested = nestedFields(visit.fields);
  const data = fieldsAt(nested, 'data');
  const subscription = {
    email: textAt(data, 'email'),
    name: textAt(fieldsAt(data, 'additional'), 'fname'),
    source: textAt(fieldsAt(data, 'data'), 'source'),
  };
  return jsonAnswer(subscribe(visit, Object.keys(data).length === 0 ? null : subscription));
};

export const sendFormAction = 'elementor_pro_forms_send_form';

/** PHP has one kind of array, so an empty map becomes a list. */
const phpMap = (entries: readonly (readonly [string, unknown])[]): unknown =>
  entries.length === 0 ? [] : Object.fromEntries(entries);

function extras({ url, locale }: Visit, { redirect, popup }: AfterSending): unknown {
  return phpMap([
    ...(redirect ? [['redirect_url', url.origin + localPath(redirect, locale)] as const] : []),
    ...(popup ? [['popup', popup] as const] : []),
  ]);
}

/** Returns the builder's answer. The redirect and the popup are in `data.data`, one level below the message. */
const formAnswer = (visit: Visit, outcome: Outcome): Response =>
  outcome.kind === 'received'
    ? successAnswer({ message: outcome.message, data: extras(visit, outcome.after) })
    : errorAnswer({ message: outcome.message, errors: phpMap([...outcome.problems]), data: [] });

export const ajaxSendForm: Endpoint = async (visit) =>
  formAnswer(visit, await sendForm(visit, { isPlain: false }));

import { fieldsAt, nestedFields, textAt } from '../shop/nested-fields.ts';
import { subscribe } from '../shop/subscribers/subscribers.ts';
import type { Endpoint } from './endpoint.ts';
import { jsonAnswer } from './responses.ts';

export const subscribeAction = 'jet_subscribe_form_ajax';

/** Fields are nested under `data`; the answer has no envelope. */
export const ajaxSubscribe: Endpoint = (visit) => {
  const nested = nestedFields(visit.fields);
  const data = fieldsAt(nested, 'data');
  const wanted = {
    email: textAt(data, 'email'),
    name: textAt(fieldsAt(data, 'additional'), 'fname'),
    source: textAt(fieldsAt(data, 'data'), 'source'),
  };
  return jsonAnswer(subscribe(visit, Object.keys(data).length === 0 ? null : wanted));
};

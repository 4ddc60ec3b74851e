import type { AfterSending } from '../shop/builder-forms/model.ts';
import { type Outcome, sendForm } from '../shop/builder-forms/send-form.ts';
import { localPath } from '../shop/locale.ts';
import type { Visit } from '../shop/visit.ts';
import type { Endpoint } from './endpoint.ts';
import { errorAnswer, successAnswer } from './responses.ts';

export const sendFormAction = 'elementor_pro_forms_send_form';

/** PHP has one kind of array: an empty map is printed as a list. */
const phpMap = (entries: readonly (readonly [string, unknown])[]): unknown =>
  entries.length === 0 ? [] : Object.fromEntries(entries);

function extras({ url, locale }: Visit, { redirect, popup }: AfterSending): unknown {
  return phpMap([
    ...(redirect ? [['redirect_url', url.origin + localPath(redirect, locale)] as const] : []),
    ...(popup ? [['popup', popup] as const] : []),
  ]);
}

/** The builder's answer; what the page is to do next stands one level deeper than its message. */
const formAnswer = (visit: Visit, outcome: Outcome): Response =>
  outcome.kind === 'received'
    ? successAnswer({ message: outcome.message, data: extras(visit, outcome.after) })
    : errorAnswer({ message: outcome.message, errors: phpMap([...outcome.problems]), data: [] });

export const ajaxSendForm: Endpoint = async (visit) =>
  formAnswer(visit, await sendForm(visit, { isPlain: false }));

import type { Section } from '../values.ts';
import { inFile, settings } from './rows.ts';

const FORM = 'packages/widgets/src/form';
const STEP_TYPES = ['none', 'text', 'icon', 'number', 'progress_bar'];
const SUBSCRIBE = 'packages/widgets/src/subscribe';

/** Values of forms and subscriptions (§3, §7, §9). */
export const FORMS: readonly Section[] = [
  {
    title: '§3, §7, §9 Form',
    values: [
      ...inFile(
        `${FORM}/form-request.ts`,
        ['Ajax action', 'ACTION', 'FM-1'],
        ['Field `action`', 'ACTION_FIELD', 'FM-1'],
        ['Field `referrer`', 'REFERRER_FIELD', 'FM-1'],
        ['Field `success` of an answer', "coerceFlag(ownValue(answer, '«success»')))\n", 'FM-3'],
        ['Field `message` of an answer', "ownValue(data, '«message»')", 'FM-3'],
        ['Field `errors` of an answer', "ownValue(data, '«errors»')", 'FM-4'],
        ['Field `redirect_url` of an answer', "extra('«redirect_url»')", 'FM-11'],
        ['Field `popup` of an answer', "extra('«popup»')", 'FM-11'],
        ['`action` of the popup', "ownValue(value, '«action»')", 'FM-3'],
        ['`id` of the popup', "ownValue(value, '«id»')", 'FM-3'],
        ['`toggle` of the popup', "ownValue(value, '«toggle»')", 'FM-3'],
        ['`do_not_show_again` of the popup', "ownValue(value, '«do_not_show_again»')", 'FM-3'],
        ['Action `open` of the popup', "action !== '«open»'", 'FM-3'],
        ['Action `close` of the popup', "if (action !== '«close»'", 'FM-3'],
      ),
      ...inFile(
        `${FORM}/read-fields.ts`,
        ['Id of a field’s element', 'ID_PREFIX', 'FM-4'],
        ['Bytes in a megabyte', 'MEGABYTE', 'FM-8'],
      ),
      ...inFile(`${FORM}/form.css`, ['Opacity of a form that waits', '{ opacity }', 'FM-2']),
      ...inFile(
        `${FORM}/answer.ts`,
        ['Delay before a popup closes, in ms', 'CLOSE_DELAY', 'FM-3'],
        ['Event `submit_success`', "'«submit_success»'", 'FM-3'],
        ['Event `form_destruct`', "'«form_destruct»'", 'FM-3'],
      ),
      ...inFile(`${FORM}/form-state.ts`, [
        'Event `error`',
        "dispatchLegacy(form, '«error»', [], {}, { bubbles: false })",
        'FM-5',
      ]),
      ...inFile(`${FORM}/form-state.ts`, [
        'Event `error` of a file',
        "dispatchLegacy(form, '«error»', [], {}, { bubbles: false })",
        'FM-8',
      ]),
      ...inFile(
        `${FORM}/read.ts`,
        ['Class of a success message', "success: '«elementor-message-success»'", 'FM-3'],
        ['Class of a danger message', "danger: '«elementor-message-danger»'", 'FM-4'],
        ['`min` of a date field', "min: limit('«min»')", 'FM-10'],
        ['`max` of a date field', "max: limit('«max»')", 'FM-10'],
      ),
      ...inFile(
        `${FORM}/captcha/captcha-request.ts`,
        ['Interval between checks for the captcha’s provider, in ms', 'POLL', 'FM-9'],
        ['Field of the captcha’s response', 'TOKEN', 'FM-9'],
      ),
      ...inFile(
        `${FORM}/Files.tsx`,
        ['`data-maxsize` of a field', 'dataset.«maxsize» ??', 'FM-8'],
        ['`data-maxsize-message` of a field', 'dataset.«maxsizeMessage»', 'FM-8'],
      ),
      ...settings(
        `${FORM}/settings.ts`,
        'settings',
        'FM-7',
        'step_type',
        'step_icon_shape',
        'step_next_label',
        'step_previous_label',
        'button_width',
      ),
      ...inFile(
        `${FORM}/settings.ts`,
        ...STEP_TYPES.map((type) => [`Step type \`${type}\``, `  '«${type}»',\n`, 'FM-7'] as const),
        ['Shape `square`', "'circle', '«square»'", 'FM-7'],
        ['Shape `rounded`', "'square', '«rounded»'", 'FM-7'],
        ['Shape `none`', "'rounded', '«none»'", 'FM-7'],
      ),
      ...inFile(
        `${FORM}/steps/step-machine.ts`,
        ['Part `icon` of a step type', "words.includes('«icon»')", 'FM-7'],
        ['Part `number` of a step type', "words.includes('«number»')", 'FM-7'],
        ['Part `text` of a step type', "words.includes('«text»')", 'FM-7'],
        ['Part `progress` of a step type', "words.includes('«progress»')", 'FM-7'],
        ['Indicator `active`', "return '«active»'", 'FM-7'],
        ['Indicator `completed`', "? '«completed»'", 'FM-7'],
        ['Indicator `inactive`', "'completed' : '«inactive»'", 'FM-7'],
        ['Progress on the first step, in per cent, divided by the steps', 'step === 0 ? «100»', 'FM-7'],
        ['Number added to the index of a step for its progress', 'step + «1») * 100', 'FM-7'],
        ['Factor for the progress in per cent', '(step + 1) * «100»', 'FM-7'],
      ),
      ...inFile(`${FORM}/form-state.ts`, ['The first step', 'step: «0»,', 'FM-6']),
      ...inFile(`${FORM}/use-submit.ts`, ['Step after a submit', 'update({ step: «0» })', 'FM-6']),
      ...inFile(
        `${FORM}/steps/read-steps.ts`,
        ['`data-label` of a step', "text('«label»')", 'FM-6'],
        ['`data-previousButton` of a step', "text('«previousbutton»')", 'FM-6'],
        ['`data-nextButton` of a step', "text('«nextbutton»')", 'FM-6'],
        ['`data-iconUrl` of a step', "text('«iconurl»')", 'FM-7'],
        ['`data-iconLibrary` of a step', "text('«iconlibrary»')", 'FM-7'],
        ['`data-icon` of a step', "text('«icon»')", 'FM-7'],
      ),
    ],
  },
  {
    title: '§3, §7, §9 Subscription',
    values: [
      ...settings(`${SUBSCRIBE}/settings.ts`, 'settings', 'SB-1', 'use_target_list_id', 'target_list_id'),
      ...inFile(
        `${SUBSCRIBE}/subscribe-request.ts`,
        ['Ajax action', 'ACTION', 'SB-1'],
        ['Field `email`', 'const data = {\n    «email»,', 'SB-1', 'xemail: email'],
        ['Field `use_target_list_id`', '«use_target_list_id»: useTargetList', 'SB-1'],
        ['Field `target_list_id`', '«target_list_id»: targetList', 'SB-1'],
        ['Field `data` of the form', '«data»: instanceData', 'SB-1'],
        ['Field `additional`', '«additional»: Object', 'SB-1'],
        ['Field `data`', 'form: { action, «data» }', 'SB-1', 'xdata: data'],
        ['Field `type` of an answer', "const type = ownValue(bodyOf(answer), '«type»')", 'SB-1'],
        ['Field `message` of an answer', "ownValue(bodyOf(answer), '«message»')", 'SB-1'],
      ),
      ...inFile('packages/runtime/src/site/config.ts', [
        'Prefix of the subscription',
        'PREFIXES.elements',
        'SB-1',
      ]),
      ...inFile('packages/runtime/src/site/names.ts', [
        'Route of admin-ajax',
        'names.urls.adminAjax',
        'SB-1',
      ]),
      ...inFile(`${SUBSCRIBE}/Subscribe.tsx`, ['How long a message is shown, in ms', 'SHOWN', 'SB-1']),
    ],
  },
];

import type { Section } from '../values.ts';
import { inFile, settings } from './rows.ts';

const POPUP = 'packages/widgets/src/popup';
const COUNTDOWN = 'packages/widgets/src/countdown';

/** §3, §4, §9 popups, countdowns and links that delete. */
export const POPUPS: readonly Section[] = [
  {
    title: '§3 Popup settings',
    values: [
      ...settings(`${POPUP}/settings.ts`, 'entries', 'PO-1', 'open_selector'),
      ...settings(`${POPUP}/settings.ts`, 'entries', 'PO-2', 'avoid_multiple_popups'),
      ...settings(
        `${POPUP}/settings.ts`,
        'entries',
        'PO-5',
        'close_button_delay',
        'close_automatically',
        ['close_button_position', "'outside'"],
        'a11y_navigation',
        'prevent_scroll',
        'prevent_close_on_background_click',
        'prevent_close_on_esc_key',
        'entrance_animation',
        'entrance_animation_duration',
        'exit_animation',
        'classes',
      ),
    ],
  },
  {
    title: '§3, §9 Popup rules',
    values: [
      ...inFile(
        `${POPUP}/rules/rules.ts`,
        ['Rule `page_views`: views', "number('«page_views_views»')", 'PO-3'],
        ['Rule `sessions`', "number('«sessions_sessions»')", 'PO-3'],
        ['Rule `url`', "text('«url_url»')", 'PO-3'],
        ['Rule `url`: action', "oneOf('«url_action»'", 'PO-4'],
        ['Rule `sources`', "list('«sources_sources»')", 'PO-3'],
        ['Rule `logged_in`: users', "text('«logged_in_users»')", 'PO-3'],
        ['Rule `logged_in`: roles', "list('«logged_in_roles»')", 'PO-3'],
        ['Rule `devices`', "list('«devices_devices»')", 'PO-3'],
        ['Rule `times`: limit', "number('«times_times»')", 'PO-4'],
        ['Rule `times`: period', "oneOf('«times_period»'", 'PO-4'],
        ['Rule `times`: counted on show or hide', "text('«times_count»')", 'PO-4'],
        ['Rule `browsers`', "text('«browsers_browsers»')", 'PO-3'],
        ['Rule `browsers`: options', "list('«browsers_browsers_options»')", 'PO-3'],
        ['Rule `schedule`: time zone', "text('«schedule_timezone»')", 'PO-4'],
        ['Rule `schedule`: start', "date('«schedule_start_date»')", 'PO-4'],
        ['Rule `schedule`: end', "date('«schedule_end_date»')", 'PO-4'],
        ['Rule `schedule`: server’s time', "date('«schedule_server_datetime»')", 'PO-4'],
      ),
      ...inFile(
        `${POPUP}/rules/stored.ts`,
        ['A day, in seconds', 'LIFETIMES.day', 'PO-4'],
        ['A week, in seconds', 'LIFETIMES.week', 'PO-4'],
        ['A month, in seconds', 'LIFETIMES.month', 'PO-4'],
        ['Key of a popup', '`«popup_»$', 'PO-6'],
        ['Key `popup_{id}_disable`', 'KEYS.disabled', 'PO-6'],
        ['Key `popup_{id}_times`', 'KEYS.times', 'PO-6'],
        ['Key `popup_{id}_page_views_initialPageViews`', 'KEYS.initialViews', 'PO-6'],
      ),
      ...inFile(
        'packages/runtime/src/popups/page-views.ts',
        ['Key `pageViews`', 'PAGE_VIEWS', 'PO-6'],
        ['Key `sessions`', 'SESSIONS', 'PO-6'],
        ['Key `activeSession`', 'ACTIVE_SESSION', 'PO-6'],
      ),
      ...inFile(
        `${POPUP}/plugin/read-data.ts`,
        ['Field `listingSource`', "'«listingSource»'", 'PO-7'],
        ['Field `listingId`', "'«listingId»'", 'PO-7'],
        ['Field `queryId`', "'«queryId»'", 'PO-7'],
        ['Field `hasEditor`', "set('«hasEditor»', true)", 'PO-7'],
        ['Field `filtered_query`', "'«filtered_query»'", 'PO-7'],
      ),
      ...inFile(`${POPUP}/names.ts`, ['Field `isJetEngine`', 'pluginPopupNames.isListing', 'PO-7']),
    ],
  },
  {
    title: '§3, §9 Countdown',
    values: [
      ...settings(
        `${COUNTDOWN}/definition.ts`,
        'settings',
        'CD-1',
        ['due_date', '2_000_000_000'],
        'expire_actions',
        'expire_redirect_url',
      ),
      ...settings(`${COUNTDOWN}/definition.ts`, 'settings', 'CD-2', 'evergreen_interval'),
      ...inFile('packages/runtime/src/view/hooks/use-every-second.ts', ['A tick, in ms', 'TICK', 'CD-1']),
      ...inFile(
        `${COUNTDOWN}/names.ts`,
        ['Storage key of the due date', '}«-evergreen_due_date»`', 'CD-2'],
        ['Storage key of the interval', '}«-evergreen_interval»`', 'CD-2'],
      ),
      ...inFile(
        `${COUNTDOWN}/plan.ts`,
        ['Action `hide`', "type === '«hide»'", 'CD-1'],
        ['Action `message`', "type === '«message»'", 'CD-1'],
        ['Action `redirect`', "type === '«redirect»'", 'CD-1'],
        ['`redirect_url` of an action', '«redirect_url»: own }', 'CD-1'],
      ),
    ],
  },
];

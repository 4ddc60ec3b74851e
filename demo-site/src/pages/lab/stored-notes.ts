import texts from '../../../content/texts/lab.json' with { type: 'json' };
import { type Html, html } from '../../markup/html.ts';
import type { Locale } from '../../shop/model.ts';
import type { Script } from '../page.ts';
import { storedNotesFile } from '../theme-files.ts';

/** What fills the table: the theme's own script. */
export const storedNotesScript: Script = { id: 'iyim-stored-notes-js', src: storedNotesFile };

/** Where a value stands: in the builder's one object of local or session storage, as an item of its own, or in the plugin's object. */
type Place = 'local' | 'session' | 'session-item' | 'plugin';

interface Row {
  readonly place: Place;
  readonly key: string;
  readonly label: string;
  /** The row tells every key that begins so. */
  readonly isPrefix?: boolean;
}

const placeNames: Readonly<Record<Place, string>> = {
  local: 'localStorage.elementor',
  session: 'sessionStorage.elementor',
  'session-item': 'sessionStorage',
  plugin: 'localStorage.jetPopupData',
};

function rowsOf(id: number, say: (typeof texts.storedNotes)['he'], isOnlyOne: boolean): readonly Row[] {
  const of = isOnlyOne ? '' : ` (${say.popup} ${id})`;
  return [
    { place: 'local', key: `popup_${id}_disable`, label: say.stopped + of },
    { place: 'local', key: `popup_${id}_times`, label: say.times + of },
    { place: 'local', key: `popup_${id}_page_views_initialPageViews`, label: say.firstViews + of },
    { place: 'local', key: `popup_${id}_sessions_initialSessions`, label: say.firstSessions + of },
    { place: 'local', key: `popup-${id}-impressions-count`, label: say.period + of },
    { place: 'session-item', key: `popup-${id}-impressions-count`, label: say.inSession + of },
  ];
}

const sharedRows = (say: (typeof texts.storedNotes)['he']): readonly Row[] => [
  { place: 'local', key: 'pageViews', label: say.pageViews },
  { place: 'local', key: 'sessions', label: say.sessions },
  { place: 'session', key: 'activeSession', label: say.active },
  { place: 'local', key: 'times', label: say.all },
];

/** What is stored of some popups of the builder and of the listings plugin, with all that goes with it. */
export function storedNotes(
  locale: Locale,
  ids: readonly number[],
  pluginKeys: readonly string[] = [],
): Html {
  const say = texts.storedNotes[locale];
  return table(locale, [
    ...pluginKeys.map((key): Row => ({ place: 'plugin', key, label: say.plugin })),
    ...(ids.length === 0 ? [] : sharedRows(say)),
    ...ids.flatMap((id) => rowsOf(id, say, ids.length === 1)),
  ]);
}

/** What is stored of all popups together. */
export function allStoredNotes(locale: Locale): Html {
  const say = texts.storedNotes[locale];
  return table(locale, [
    ...sharedRows(say),
    { place: 'local', key: 'popup', label: say.every, isPrefix: true },
    { place: 'session-item', key: 'popup-', label: say.everyInSession, isPrefix: true },
    { place: 'plugin', key: 'jet-popup-', label: say.everyPlugin, isPrefix: true },
  ]);
}

/** A table of what this browser stores, filled in by the theme's script, with a button that forgets it. */
function table(locale: Locale, rows: readonly Row[]): Html {
  const say = texts.storedNotes[locale];
  return html`<section class="stored-notes" aria-labelledby="stored-notes"><h2 id="stored-notes">${say.heading}</h2>
<noscript><p>${say.noScript}</p></noscript>
<div class="stored-notes__live" data-stored-notes data-empty="${say.empty}" data-until="${say.until}">
<table><caption>${say.caption}</caption>
<thead><tr><th scope="col">${say.what}</th><th scope="col">${say.where}</th><th scope="col">${say.value}</th></tr></thead>
<tbody>${rows.map(
    ({ place, key, label, isPrefix }) =>
      html`<tr data-stored-place="${place}" data-stored-key="${key}"${isPrefix === true && html` data-stored-prefix`}><th scope="row">${label}</th><td><code>${placeNames[place]}</code> <code>${key}${isPrefix === true && '…'}</code></td><td class="stored-notes__value">${say.empty}</td></tr>
`,
  )}</tbody></table>
<p><button type="button" class="button" data-stored-reset>${say.reset}</button> <span role="status" data-stored-done="${say.done}"></span></p>
</div>
</section>
`;
}

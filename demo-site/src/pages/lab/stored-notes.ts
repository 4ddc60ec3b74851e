import labTexts from '../../../content/texts/lab.json' with { type: 'json' };
import { type Html, html } from '../../markup/html.ts';
import type { Locale } from '../../shop/model.ts';
import type { Script } from '../page.ts';
import { storedNotesFile } from '../theme-files.ts';

/** The theme's script that fills the tables of stored values. */
export const storedNotesScript: Script = { id: 'iyim-stored-notes-js', src: storedNotesFile };

/** Storage of a value: the builder's single object in local or session storage, a separate item, or the plugin's object. */
type Place = 'local' | 'session' | 'session-item' | 'plugin';

interface Row {
  readonly place: Place;
  readonly key: string;
  readonly label: string;
  /** Whether `key` is a prefix, so that the row shows every key that starts with it. */
  readonly isPrefix?: boolean;
}

const placeNames: Readonly<Record<Place, string>> = {
  local: 'localStorage.elementor',
  session: 'sessionStorage.elementor',
  'session-item': 'sessionStorage',
  plugin: 'localStorage.jetPopupData',
};

function rowsOf(id: number, texts: (typeof labTexts.storedNotes)['he'], isOnlyOne: boolean): readonly Row[] {
  const of = isOnlyOne ? '' : ` (${texts.popup} ${id})`;
  return [
    { place: 'local', key: `popup_${id}_disable`, label: texts.stopped + of },
    { place: 'local', key: `popup_${id}_times`, label: texts.times + of },
    { place: 'local', key: `popup_${id}_page_views_initialPageViews`, label: texts.firstViews + of },
    { place: 'local', key: `popup_${id}_sessions_initialSessions`, label: texts.firstSessions + of },
    { place: 'local', key: `popup-${id}-impressions-count`, label: texts.period + of },
    { place: 'session-item', key: `popup-${id}-impressions-count`, label: texts.inSession + of },
  ];
}

const sharedRows = (texts: (typeof labTexts.storedNotes)['he']): readonly Row[] => [
  { place: 'local', key: 'pageViews', label: texts.pageViews },
  { place: 'local', key: 'sessions', label: texts.sessions },
  { place: 'session', key: 'activeSession', label: texts.active },
  { place: 'local', key: 'times', label: texts.all },
];

/** Renders the stored values of some popups of the builder and of the listings plugin, with the values they share. */
export function storedNotes(
  locale: Locale,
  ids: readonly number[],
  pluginKeys: readonly string[] = [],
): Html {
  const texts = labTexts.storedNotes[locale];
  return table(locale, [
    ...pluginKeys.map((key): Row => ({ place: 'plugin', key, label: texts.plugin })),
    ...(ids.length === 0 ? [] : sharedRows(texts)),
    ...ids.flatMap((id) => rowsOf(id, texts, ids.length === 1)),
  ]);
}

/** Renders the stored values of all popups together. */
export function allStoredNotes(locale: Locale): Html {
  const texts = labTexts.storedNotes[locale];
  return table(locale, [
    ...sharedRows(texts),
    { place: 'local', key: 'popup', label: texts.every, isPrefix: true },
    { place: 'session-item', key: 'popup-', label: texts.everyInSession, isPrefix: true },
    { place: 'plugin', key: 'jet-popup-', label: texts.everyPlugin, isPrefix: true },
  ]);
}

/** Renders a table of this browser's stored values, which the theme's script fills in, with a button that deletes them. */
function table(locale: Locale, rows: readonly Row[]): Html {
  const texts = labTexts.storedNotes[locale];
  return html`<section class="stored-notes" aria-labelledby="stored-notes"><h2 id="stored-notes">${texts.heading}</h2>
<noscript><p>${texts.noScript}</p></noscript>
<div class="stored-notes__live" data-stored-notes data-empty="${texts.empty}" data-until="${texts.until}">
<table><caption>${texts.caption}</caption>
<thead><tr><th scope="col">${texts.what}</th><th scope="col">${texts.where}</th><th scope="col">${texts.value}</th></tr></thead>
<tbody>${rows.map(
    ({ place, key, label, isPrefix }) =>
      html`<tr data-stored-place="${place}" data-stored-key="${key}"${isPrefix === true && html` data-stored-prefix`}><th scope="row">${label}</th><td><code>${placeNames[place]}</code> <code>${key}${isPrefix === true && '…'}</code></td><td class="stored-notes__value">${texts.empty}</td></tr>
`,
  )}</tbody></table>
<p><button type="button" class="button" data-stored-reset>${texts.reset}</button> <span role="status" data-stored-done="${texts.done}"></span></p>
</div>
</section>
`;
}

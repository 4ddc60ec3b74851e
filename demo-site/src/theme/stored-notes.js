/** Fills the tables of stored values of popups (`[data-stored-notes]`), and deletes the values when the button is pressed. */
const places = {
  local: { storage: 'localStorage', item: 'elementor' },
  session: { storage: 'sessionStorage', item: 'elementor' },
  'session-item': { storage: 'sessionStorage', item: null },
  plugin: { storage: 'localStorage', item: 'jetPopupData' },
};

/** Returns the browser's storage of a place; null if the browser forbids access. */
function storageOf(place) {
  try {
    return window[places[place].storage];
  } catch {
    return null;
  }
}

/** Returns the object that contains a place's values; an empty one for anything else. */
function objectIn(place) {
  try {
    const value = JSON.parse(storageOf(place)?.getItem(places[place].item) ?? '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  } catch {
    return {};
  }
}

/** Returns the key of a row, or all keys that begin with it. */
function keysOf({ storedPlace: place, storedKey: key, storedPrefix }) {
  if (storedPrefix === undefined) return [key];
  const all = places[place].item === null ? { ...storageOf(place) } : objectIn(place);
  return Object.keys(all).filter((one) => one.startsWith(key));
}

function stored(place, key) {
  if (places[place].item === null) return { value: storageOf(place)?.getItem(key) ?? null, until: null };
  const object = objectIn(place);
  const value = Object.hasOwn(object, key) ? object[key] : null;
  return { value, until: object.__expiration?.[key] ?? null };
}

function forget(place, key) {
  const { item } = places[place];
  if (item === null) {
    storageOf(place)?.removeItem(key);
    return;
  }
  const object = objectIn(place);
  if (!Object.hasOwn(object, key)) return;
  delete object[key];
  if (object.__expiration) delete object.__expiration[key];
  storageOf(place)?.setItem(item, JSON.stringify(object));
}

const dates = new Intl.DateTimeFormat(document.documentElement.lang, {
  dateStyle: 'medium',
  timeStyle: 'short',
});

function valueText({ value, until }, { empty, until: untilWord }) {
  if (value === null) return empty;
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return until === null ? text : `${text} (${untilWord} ${dates.format(until)})`;
}

function rowText(row, words) {
  const texts = keysOf(row).map((key) => {
    const text = valueText(stored(row.storedPlace, key), words);
    return row.storedPrefix === undefined ? text : `${key}: ${text}`;
  });
  return texts.join(', ') || words.empty;
}

for (const notes of document.querySelectorAll('[data-stored-notes]')) {
  const rows = [...notes.querySelectorAll('[data-stored-key]')];
  const refresh = () => {
    for (const row of rows) {
      const cell = row.querySelector('.stored-notes__value');
      const text = rowText(row.dataset, notes.dataset);
      if (cell.textContent !== text) cell.textContent = text;
    }
  };
  notes.querySelector('[data-stored-reset]').addEventListener('click', () => {
    for (const { dataset } of rows) for (const key of keysOf(dataset)) forget(dataset.storedPlace, key);
    const done = notes.querySelector('[data-stored-done]');
    done.textContent = done.dataset.storedDone;
    refresh();
  });
  refresh();
  setInterval(refresh, 1000);
}

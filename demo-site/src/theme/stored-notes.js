/** Fills the tables of what is stored about popups (`[data-stored-notes]`), and empties the storage on demand. */
const objectKey = 'elementor';
const storages = { local: 'localStorage', session: 'sessionStorage', 'session-item': 'sessionStorage' };

/** Null when storage is forbidden. */
function storageOf(place) {
  try {
    return window[storages[place]];
  } catch {
    return null;
  }
}

function objectIn(storage) {
  try {
    const value = JSON.parse(storage?.getItem(objectKey) ?? '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  } catch {
    return {};
  }
}

function stored(place, key) {
  const storage = storageOf(place);
  if (place === 'session-item') return { value: storage?.getItem(key) ?? null, until: null };
  const object = objectIn(storage);
  const value = Object.hasOwn(object, key) ? object[key] : null;
  return { value, until: object.__expiration?.[key] ?? null };
}

function forget(place, key) {
  const storage = storageOf(place);
  if (place === 'session-item') storage?.removeItem(key);
  const object = objectIn(storage);
  if (place === 'session-item' || !Object.hasOwn(object, key)) return;
  delete object[key];
  if (object.__expiration) delete object.__expiration[key];
  storage?.setItem(objectKey, JSON.stringify(object));
}

const dates = new Intl.DateTimeFormat(document.documentElement.lang, {
  dateStyle: 'medium',
  timeStyle: 'short',
});

function valueText({ value, until }, notes) {
  if (value === null) return notes.dataset.empty;
  return until === null ? String(value) : `${value} (${notes.dataset.until} ${dates.format(until)})`;
}

for (const notes of document.querySelectorAll('[data-stored-notes]')) {
  const rows = [...notes.querySelectorAll('[data-stored-key]')];
  const each = (visit) => {
    for (const row of rows) visit(row, row.dataset.storedPlace, row.dataset.storedKey);
  };
  const refresh = () =>
    each((row, place, key) => {
      const found = stored(place, key);
      const cell = row.querySelector('.stored-notes__value');
      const text = valueText(found, notes);
      if (cell.textContent !== text) cell.textContent = text;
      row.hidden = notes.dataset.storedNotes === 'short' && found.value === null;
    });
  notes.querySelector('[data-stored-reset]').addEventListener('click', () => {
    each((_row, place, key) => forget(place, key));
    const done = notes.querySelector('[data-stored-done]');
    done.textContent = done.dataset.storedDone;
    refresh();
  });
  refresh();
  notes.hidden = false;
  setInterval(refresh, 1000);
}

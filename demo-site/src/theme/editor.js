/**
 * Simulates the page builder's editor around the page in the frame: models with the settings of two elements that fire changes,
 * documents that can be switched, and the call to make a template. The page calls the same API as in the builder's editor, and
 * the list logs its calls.
 */
const editor = document.querySelector('.editor');
const frame = editor.querySelector('iframe');
const panel = editor.querySelector('form');
const log = editor.querySelector('.editor__log > ol');
const words = JSON.parse(editor.dataset.words);
const first = Number(editor.dataset.document);

function appendToLog(text) {
  const line = document.createElement('li');
  line.textContent = text;
  log.append(line);
}

/** Returns a model like the builder's, with attributes and named events. */
function modelOf(attributes) {
  const listeners = new Map();
  return {
    attributes,
    on: (type, listener) => listeners.set(type, new Set(listeners.get(type)).add(listener)),
    off: (type, listener) => listeners.get(type)?.delete(listener),
    toJSON: () => ({ ...attributes }),
    set(name, value) {
      attributes[name] = value;
      for (const listener of listeners.get('change') ?? []) listener();
    },
  };
}

const models = {
  carousel: modelOf({ show_arrows: 'yes', autoplay: 'yes', speed: 500, loop: 'yes' }),
  section: modelOf({}),
};

function read({ name, type, value, checked }, model) {
  models[model].set(name, type === 'checkbox' && !checked ? '' : value);
}
for (const group of panel.querySelectorAll('[data-model]')) {
  for (const field of group.querySelectorAll('[name]')) read(field, group.dataset.model);
  group.addEventListener('change', ({ target }) => read(target, group.dataset.model));
}
panel.addEventListener('submit', (event) => event.preventDefault());

/** Called when the edited document is closed. */
let onClose;

async function switchTo({ id, onClose: closed, mode }) {
  if (mode === 'save')
    appendToLog(`save ${frame.contentDocument.querySelector('.elementor-edit-mode')?.dataset.elementorId}`);
  for (const edited of frame.contentDocument.querySelectorAll('.elementor-edit-mode'))
    edited.classList.remove('elementor-edit-mode');
  frame.contentDocument.querySelector(`.elementor-${id}`)?.classList.add('elementor-edit-mode');
  onClose?.();
  onClose = closed;
}

window.$e = {
  internal: (command) => appendToLog(command),
  run(command, settings) {
    appendToLog(`${command} ${JSON.stringify(settings)}`);
    return command === 'editor/documents/switch' ? switchTo(settings) : undefined;
  },
};
window.elementorCommon = { api: window.$e };
window.elementor = { config: { initial_document: { id: first } } };
window.elementorPro = {
  modules: {
    loopBuilder: {
      getCtaStyles() {
        const styles = document.createElement('link');
        styles.rel = 'stylesheet';
        styles.href = document.querySelector('#iyim-theme-css').href;
        return styles;
      },
      getCtaContent(type) {
        const box = document.createElement('div');
        box.className = 'e-loop-empty-view__box';
        const text = document.createElement('p');
        text.textContent = words.empty;
        const button = document.createElement('button');
        button.type = 'button';
        button.className = 'e-loop-empty-view__box-cta button';
        button.textContent = words.create;
        box.dataset.type = type;
        box.append(text, button);
        return box;
      },
      createTemplate: () => appendToLog('loop-builder: create-template'),
    },
  },
};

frame.addEventListener('load', () => {
  const page = frame.contentWindow;
  const data = { c1: models.carousel, c2: models.section };
  page.elementorFrontend = {
    config: { ...page.elementorFrontendConfig, elements: { data } },
    isEditMode: () => true,
  };
  page.document.querySelector('.elementor-widget-testimonial-carousel')?.setAttribute('data-model-cid', 'c1');
  page.document.querySelector('[data-demo-model=section]')?.setAttribute('data-model-cid', 'c2');
  page.dispatchEvent(new CustomEvent('elementor/editor/element-rendered'));
});
// The page in the frame loads only after the surrounding page, including its fonts.
document.fonts.ready.then(() => {
  frame.src = frame.dataset.src;
});

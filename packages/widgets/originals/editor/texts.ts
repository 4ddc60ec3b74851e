import { type Messages, translate } from '@iyim/runtime/page';
import { attempt } from '@iyim/runtime/widget';
import { editorGlobal, property } from './model.ts';
import { DOMAIN } from './names.ts';

const catalogue = {
  he: { Template: 'תבנית', 'Edit %s': 'עריכת %s', 'Save %s': 'שמירת %s' },
  en: { Template: 'Template', 'Edit %s': 'Edit %s', 'Save %s': 'Save %s' },
} satisfies Messages;

/** Returns the editor's translation if there is one, otherwise this library's text in the language of the page. */
export function editorText(element: Element, text: keyof typeof catalogue.en): string {
  const i18n = editorGlobal('wp', 'i18n');
  const translated = attempt(() => {
    const translateInEditor = property(i18n, '__');
    return typeof translateInEditor === 'function'
      ? (translateInEditor.call(i18n, text, DOMAIN) as unknown)
      : undefined;
  });
  return typeof translated === 'string' ? translated : translate(element, 'editor', catalogue, text);
}

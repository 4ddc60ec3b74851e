import texts from '../../../content/texts/lab.json' with { type: 'json' };
import { localPath } from '../../shop/locale.ts';
import type { Locale } from '../../shop/model.ts';

export const editorPath = (locale: Locale): string => localPath('/editor/', locale);
/** Path of the page in the editor's frame, which every visitor may open in edit mode. */
export const editedPath = '/editor/page/';

export const editorTexts = texts.editor;

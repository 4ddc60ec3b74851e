import texts from '../../../content/texts/lab.json' with { type: 'json' };
import { localPath } from '../../shop/locale.ts';
import type { Locale } from '../../shop/model.ts';

export const editorPath = (locale: Locale): string => localPath('/editor/', locale);
/** Of the page in the frame, which everybody may open as it is edited. */
export const editedPath = '/editor/page/';

export const editorTexts = texts.editor;

import { localPath } from '../locale.ts';
import type { Locale } from '../model.ts';

export const contactPath = (locale: Locale): string => localPath('/contact/', locale);
export const applyPath = (locale: Locale): string => localPath('/apply/', locale);
export const newsletterPath = (locale: Locale): string => localPath('/newsletter/', locale);
export const inboxPath = (locale: Locale): string => localPath('/inbox/', locale);
/** The address of a file someone sent. */
export const receivedFilePath = (id: string, locale: Locale): string =>
  localPath(`/inbox/files/${id}`, locale);

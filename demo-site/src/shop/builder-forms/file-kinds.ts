import type { FileKind } from './model.ts';

/** A type of file that can be sent. */
export interface FileType {
  readonly extensions: readonly string[];
  readonly type: string;
}

const types = {
  png: { extensions: ['png'], type: 'image/png' },
  jpeg: { extensions: ['jpg', 'jpeg'], type: 'image/jpeg' },
  gif: { extensions: ['gif'], type: 'image/gif' },
  webp: { extensions: ['webp'], type: 'image/webp' },
  pdf: { extensions: ['pdf'], type: 'application/pdf' },
  docx: {
    extensions: ['docx'],
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  odt: { extensions: ['odt'], type: 'application/vnd.oasis.opendocument.text' },
  text: { extensions: ['txt'], type: 'text/plain' },
} as const satisfies Record<string, FileType>;

export type FileTypeName = keyof typeof types;
export const fileTypes: Readonly<Record<FileTypeName, FileType>> = types;

/** What each kind of upload takes. */
export const fileKinds: Readonly<Record<FileKind, readonly FileTypeName[]>> = {
  picture: ['png', 'jpeg', 'gif', 'webp'],
  document: ['pdf', 'docx', 'odt', 'text'],
};

/** For the `accept` attribute: `.png,.jpg,…`. */
export const acceptOf = (kind: FileKind): string =>
  fileKinds[kind].flatMap((name) => fileTypes[name].extensions.map((extension) => `.${extension}`)).join(',');

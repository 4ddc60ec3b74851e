import { beforeEach, describe, expect, it } from 'vitest';
import { memoryRepository } from '../../store/memory.ts';
import type { Repository } from '../repository.ts';
import { deleteReceived, type ReceivedForm, receivedFile, receivedForms, saveReceived } from './received.ts';

let repository: Repository;
beforeEach(() => {
  repository = memoryRepository();
});

const ids = () => receivedForms(repository).map(({ id }) => id);

/** Keeps a form with a file that says it has so many bytes. */
function receive(id: string, size = 0): void {
  const file = { field: 'picture', uploadId: `file-${id}`, name: 'x.png', size };
  const form: ReceivedForm = {
    id,
    formId: 'f',
    postId: 1,
    locale: 'he',
    receivedAt: 0,
    referrer: '',
    values: [],
    files: size === 0 ? [] : [file],
  };
  if (size > 0)
    repository.saveUpload({ id: file.uploadId, name: file.name, type: '', bytes: new Uint8Array() });
  saveReceived(repository, form);
}

describe('the inbox', () => {
  it('FM-1 keeps forms, the newest first', () => {
    for (const id of ['a', 'b', 'c']) receive(id);
    expect(ids()).toEqual(['c', 'b', 'a']);
    expect([deleteReceived(repository, 'b'), deleteReceived(repository, 'b')]).toEqual([true, false]);
    expect(ids()).toEqual(['c', 'a']);
  });

  it('SEC-3 drops the oldest when it is full', () => {
    for (let at = 0; at <= 500; at++) receive(String(at));
    expect([ids().length, ids().at(-1)]).toEqual([500, '1']);
  });

  it('SEC-3 drops the oldest with its files when those are too many, never what has just come', () => {
    receive('a', 90 * 1024 * 1024);
    receive('b', 90 * 1024 * 1024);
    receive('c', 90 * 1024 * 1024);
    expect(ids()).toEqual(['c', 'b']);
    expect(repository.upload('file-a')).toBeNull();
    expect(receivedFile(repository, 'file-a')).toBeNull();
    expect(receivedFile(repository, 'file-b')?.size).toBe(90 * 1024 * 1024);
    receive('d', 300 * 1024 * 1024);
    expect(ids()).toEqual(['d']);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { memoryRepository } from '../../store/memory.ts';
import type { Repository } from '../repository.ts';
import { deleteReceived, type ReceivedForm, receivedFile, receivedForms, saveReceived } from './received.ts';

let repository: Repository;
beforeEach(() => {
  repository = memoryRepository();
});

const ids = () => receivedForms(repository).map(({ id }) => id);

/** Saves a form with a file whose declared size is `size` bytes. */
function receive(id: string, size = 0): boolean {
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
  return saveReceived(repository, form);
}

describe('the inbox', () => {
  it('FM-1 the inbox keeps forms, and lists the newest first', () => {
    for (const id of ['a', 'b', 'c']) receive(id);
    expect(ids()).toEqual(['c', 'b', 'a']);
    expect([deleteReceived(repository, 'b'), deleteReceived(repository, 'b')]).toEqual([true, false]);
    expect(ids()).toEqual(['c', 'a']);
  });

  it('SEC-3 the inbox refuses forms when it is full, and keeps the existing ones', () => {
    for (let at = 0; at < 500; at++) expect(receive(String(at))).toBe(true);
    expect(receive('late')).toBe(false);
    expect([ids().length, ids()[0], ids().at(-1)]).toEqual([500, '499', '0']);
    deleteReceived(repository, '7');
    expect(receive('late')).toBe(true);
  });

  it('SEC-3 the inbox refuses files that exceed its space, and keeps the existing ones', () => {
    const size = 90 * 1024 * 1024;
    expect([receive('a', size), receive('b', size), receive('c', size)]).toEqual([true, true, false]);
    expect(ids()).toEqual(['b', 'a']);
    expect(receivedFile(repository, 'file-a')?.size).toBe(size);
    expect(receive('small', 1024)).toBe(true);
  });
});

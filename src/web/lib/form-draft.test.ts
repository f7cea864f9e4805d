import { expect, test } from 'vitest';
import { draftKey, readDraft, removeDrafts, writeDraft } from './form-draft.ts';

/** Like a browser's storage: the entries are the object's own enumerable keys. */
function createStorage(): Storage {
  const methods = {
    getItem: (key: string) => (storage[key] as string | undefined) ?? null,
    setItem: (key: string, value: string) => void (storage[key] = value),
    removeItem: (key: string) => void Reflect.deleteProperty(storage, key),
  };
  const storage = Object.create(methods) as Storage;
  return storage;
}

const key = draftKey('posting-1', 'asha');
const defaults = { fullName: 'Asha Rao', phone: '' };

test('CAR-07 a draft keeps all typed characters, including line breaks, and nothing else', () => {
  const storage = createStorage();
  const letter = 'Dear team,\n100% & more = yes + “क” 🪜';
  writeDraft(storage, key, { fullName: 'Asha Rao', phone: '', coverLetter: letter }, defaults);
  expect(readDraft(storage, key)).toEqual({ coverLetter: letter });
});

test('CAR-07 a cleared field stays empty', () => {
  const storage = createStorage();
  writeDraft(storage, key, { fullName: '' }, defaults);
  expect(readDraft(storage, key)).toEqual({ fullName: '' });
});

test('CAR-07 an unchanged form leaves no draft', () => {
  const storage = createStorage();
  writeDraft(storage, key, { phone: '1' }, defaults);
  writeDraft(storage, key, { fullName: 'Asha Rao', phone: '' }, defaults);
  expect(Object.keys(storage)).toEqual([]);
  expect(readDraft(storage, key)).toEqual({});
});

test('CAR-07 a draft belongs to one user and one posting', () => {
  const storage = createStorage();
  writeDraft(storage, key, { phone: '1' }, defaults);
  expect(readDraft(storage, draftKey('posting-1', 'ben'))).toEqual({});
  expect(readDraft(storage, draftKey('posting-2', 'asha'))).toEqual({});
});

test('SITE-03 signing out removes all drafts and nothing else', () => {
  const storage = createStorage();
  storage.setItem('firstrung-welcome', 'login');
  writeDraft(storage, key, { phone: '1' }, defaults);
  writeDraft(storage, draftKey('posting-2', 'ben'), { phone: '2' }, defaults);
  removeDrafts(storage);
  expect(Object.keys(storage)).toEqual(['firstrung-welcome']);
});

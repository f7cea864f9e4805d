// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftKey, forgetDraft, readDraft, removeDrafts, writeDraft } from './form-draft.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const key = draftKey('posting-1', 'asha');
const defaults = { fullName: 'Asha Rao', phone: '' };

test('CAR-07 a draft keeps all typed characters, including line breaks, and nothing else', () => {
  const letter = 'Dear team,\n100% & more = yes + “क” 🪜';
  writeDraft(key, { fullName: 'Asha Rao', phone: '', coverLetter: letter }, defaults);
  expect(readDraft(key)).toEqual({ coverLetter: letter });
});

test('CAR-07 a cleared field stays empty', () => {
  writeDraft(key, { fullName: '' }, defaults);
  expect(readDraft(key)).toEqual({ fullName: '' });
});

test('CAR-07 an unchanged form leaves no draft', () => {
  writeDraft(key, { phone: '1' }, defaults);
  writeDraft(key, { fullName: 'Asha Rao', phone: '' }, defaults);
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(readDraft(key)).toEqual({});
});

test('CAR-07 a draft belongs to one user and one posting', () => {
  writeDraft(key, { phone: '1' }, defaults);
  expect(readDraft(draftKey('posting-1', 'ben'))).toEqual({});
  expect(readDraft(draftKey('posting-2', 'asha'))).toEqual({});
});

test('SITE-03 signing out removes all drafts and nothing else', () => {
  sessionStorage.setItem('firstrung-welcome', 'login');
  writeDraft(key, { phone: '1' }, defaults);
  writeDraft(draftKey('posting-2', 'ben'), { phone: '2' }, defaults);
  removeDrafts();
  expect(Object.keys(sessionStorage)).toEqual(['firstrung-welcome']);
});

test('UX-04 a form goes on without a draft where the browser refuses storage', () => {
  const refuse = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  writeDraft(key, { fullName: 'Asha', phone: '1' }, defaults);
  expect(readDraft(key)).toEqual({});
  forgetDraft(key);
});

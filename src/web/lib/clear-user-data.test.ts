// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { writeStored } from './browser-storage.ts';
import { clearUserData } from './clear-user-data.ts';
import { draftKey, writeDraft } from './form-draft.ts';
import { localDraftPrefix } from './local-drafts.ts';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const storeDrafts = () => {
  writeDraft(draftKey('skill-test-1', 'u1'), { unsaved: 'abc' }, {});
  writeStored('local', `${localDraftPrefix}left-test`, '1 test');
};

test('SITE-03 signing out also removes what a page stores while it is unloaded', () => {
  localStorage.setItem('ui-theme', 'dark');
  storeDrafts();
  addEventListener('pagehide', storeDrafts);
  document.addEventListener('visibilitychange', storeDrafts);
  clearUserData();
  const keys = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
  expect(keys()).toEqual(['ui-theme']);
  // In the order of browsers.
  dispatchEvent(new Event('pagehide'));
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  expect(keys()).toEqual(['ui-theme']);
  removeEventListener('pagehide', storeDrafts);
  document.removeEventListener('visibilitychange', storeDrafts);
});

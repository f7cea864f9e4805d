// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { TagInput } from './tag-input.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

test('HOUSE a pasted list adds each tag once, in its usual spelling, up to the limit', async () => {
  const changes: string[][] = [];
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const labels = {
    chosen: 'Chosen',
    suggestions: 'Suggestions',
    remove: String,
    add: String,
    added: String,
    removed: String,
    found: String,
  };
  await act(async () =>
    root.render(
      <TagInput
        tags={['Java']}
        onChange={(tags) => changes.push(tags)}
        suggest={() => []}
        nameOf={(typed) => (typed.trim() === 'js' ? 'JavaScript' : typed.trim())}
        most={3}
        maxLength={20}
        labels={labels}
      />,
    ),
  );
  const paste = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(paste, { clipboardData: { getData: () => 'js, java; SQL\nGo' } });
  await act(async () => document.querySelector('input')?.dispatchEvent(paste));
  expect(changes).toEqual([['Java', 'JavaScript', 'SQL']]);
  await act(async () => root.unmount());
});

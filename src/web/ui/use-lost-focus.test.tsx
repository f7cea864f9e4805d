// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { useLostFocus } from './use-lost-focus.ts';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

function Action({ isThere }: { isThere: boolean }) {
  useLostFocus(isThere);
  return (
    <main id="main" tabIndex={-1}>
      {isThere && <button type="button">Mark all as read</button>}
      <input />
    </main>
  );
}

test('A11Y-02 when a focused button disappears the content gets the focus; a focus elsewhere stays', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const show = (isThere: boolean) => act(async () => root.render(<Action isThere={isThere} />));
  await show(true);
  document.querySelector('button')?.focus();
  await show(false);
  expect(document.activeElement?.id).toBe('main');
  await show(true);
  document.querySelector('input')?.focus();
  await show(false);
  expect(document.activeElement?.tagName).toBe('INPUT');
  await act(async () => root.unmount());
});

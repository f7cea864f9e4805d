// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { useLastShown } from './use-last-shown.ts';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

function Name({ of }: { of: string | null }) {
  return useLastShown(of);
}

test('UX-04 what a dialog asked about stays named until it asks about something else', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const shown: string[] = [];
  for (const of of [null, 'Asha', null, 'Ben', null]) {
    await act(async () => root.render(<Name of={of} />));
    shown.push(place.textContent);
  }
  expect(shown).toEqual(['', 'Asha', 'Asha', 'Ben', 'Ben']);
  await act(async () => root.unmount());
});

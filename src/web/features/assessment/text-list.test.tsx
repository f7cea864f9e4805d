// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { namedTexts } from '#testing/named-texts.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { TextList } from './text-list.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

function Example() {
  const [values, setValues] = useState(['', 'Kept', '']);
  return (
    <TextList
      legend="Options"
      values={values}
      onChange={setValues}
      labelOf={(at) => `Option ${at + 1}`}
      addText="Add"
      most={6}
      least={2}
      maxLength={80}
      error={undefined}
    />
  );
}

test('CO-07 a pasted list fills the fields from the first one on, and what stood below stays', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <TextsProvider locale="en" timeZone="UTC" texts={namedTexts('assessment', 'dashboard')}>
        <Example />
      </TextsProvider>,
    ),
  );
  const paste = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(paste, { clipboardData: { getData: () => 'One\nTwo' } });
  await act(async () => document.querySelector('input')?.dispatchEvent(paste));
  const shown = [...document.querySelectorAll('input')].map(({ value }) => value);
  expect(shown).toEqual(['One', 'Two', 'Kept']);
  expect(document.activeElement).toBe(document.querySelectorAll('input')[1]);
  await act(async () => root.unmount());
});

// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { namedTexts } from '#testing/named-texts.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { MonthField } from './month-field.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

function Example() {
  const [value, setValue] = useState('');
  return (
    <>
      <MonthField label="Start" value={value} onText={setValue} problem={undefined} />
      <output>{value}</output>
    </>
  );
}

/** Sets a value as typing or choosing does. */
async function enter(control: HTMLInputElement | HTMLSelectElement | null, value: string) {
  if (control === null) throw new Error('There is no such field.');
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
  set?.call(control, value);
  const type = control instanceof HTMLSelectElement ? 'change' : 'input';
  await act(async () => control.dispatchEvent(new Event(type, { bubbles: true })));
}

test('RES-01 a month that is chosen before its year is kept until the year is typed', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <TextsProvider locale="en" timeZone="UTC" texts={namedTexts('resume')}>
        <Example />
      </TextsProvider>,
    ),
  );
  await enter(document.querySelector('select'), '03');
  await enter(document.querySelector('input'), '2024');
  expect(document.querySelector('output')?.textContent).toBe('2024-03');
  await act(async () => root.unmount());
});

// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { findWrongDays, type Window } from '#domain/interview/availability.ts';
import { namedTexts } from '#testing/named-texts.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { WeekHours } from './week-hours.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const changes: Window[][] = [];

function Example() {
  const [windows, setWindows] = useState<Window[]>([{ day: 1, from: '20:00', to: '22:00' }]);
  const change = (next: Window[]) => {
    changes.push(next);
    setWindows(next);
  };
  return <WeekHours windows={windows} wrongDays={[]} isTooMany={false} onChange={change} />;
}

test('CO-06 hours until midnight end with their day', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <TextsProvider locale="en" timeZone="UTC" texts={namedTexts('interview')}>
        <Example />
      </TextsProvider>,
    ),
  );
  const [, end] = document.querySelectorAll('input');
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  await act(async () => {
    value?.set?.call(end, '00:00');
    end?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(changes).toEqual([[{ day: 1, from: '20:00', to: '24:00' }]]);
  expect(findWrongDays(changes[0] ?? [])).toEqual([]);
  expect(end?.value).toBe('00:00');
  await act(async () => root.unmount());
});

// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TextsProvider } from '#web/lib/texts.tsx';
import { AnswerField } from './answer-field.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const texts = [{ 'skill-test': { 'your-answer': 'Your answer', 'sql-help': 'One query' } }];
const question = { kind: 'sql', place: 0, options: null, starter: 'SELECT' } as const;

let root: Root;
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('main')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

function Example({ stored }: { stored: string | null }) {
  const [answer, setAnswer] = useState(stored);
  return (
    <TextsProvider locale="en" timeZone="UTC" texts={texts}>
      <AnswerField
        question={question}
        answer={answer}
        onChange={setAnswer}
        onPaste={() => undefined}
      />
    </TextsProvider>
  );
}

function show(stored: string | null): HTMLTextAreaElement {
  act(() => root.render(<Example key={stored} stored={stored} />));
  const field = document.querySelector('textarea');
  if (!field) throw new Error('There is no field.');
  return field;
}

test('PRAC-02 a query begins with its starter until it is touched, and an emptied one stays empty', () => {
  const field = show(null);
  expect(field.value).toBe('SELECT');
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, '');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(field.value).toBe('');
  expect(show('').value).toBe('');
});

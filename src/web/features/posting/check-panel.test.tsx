// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scoreParts } from '#domain/posting-check/check-posting.ts';
import { emptyContent } from '#domain/posting/posting-content.ts';
import type { CompiledTexts } from '#texts/compiled-texts.ts';
import { writeControl } from '#web/lib/form-values.ts';
import { rpcLink } from '#web/lib/rpc-link.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import CheckPanel from './check-panel.tsx';
import { typedOf } from './typed-posting.ts';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const parts = Object.keys(scoreParts).map((name) => `part.${name}`);
const texts: CompiledTexts[] = [
  {
    common: { labeled: [['label'], ': ', ['value']] },
    posting: {
      'check.title': 'Posting check',
      'check.of-100': 'of 100',
      'check.flags': 'Wording to change',
      'check.no-flags': 'Nothing to change',
      'check.advice': 'Advice',
      'check.replace': ['Use ', ['rewrite']],
      'check.replaced': 'Replaced',
      'check.show': 'Show',
      'check.gain': 'Points',
      'check.undo': ['Undo ', ['words']],
      'check.undone': 'Reverted',
      'check.not-undone': 'Not reverted',
      'check.improve': 'To improve',
      'field.description': 'Description',
      ...Object.fromEntries(
        ['level.weak', 'level.fair', 'level.good', 'reason.gender', ...parts].map((name) => [
          `check.${name}`,
          name,
        ]),
      ),
    },
  },
];

function Example() {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState({
    ...typedOf(emptyContent),
    title: 'Developer',
    description: 'You are a ninja who knows React',
  });
  return (
    <>
      <form ref={form}>
        <textarea
          name="description"
          value={typed.description}
          onChange={({ target }) =>
            setTyped((before) => ({ ...before, description: target.value }))
          }
        />
      </form>
      <button type="button" onClick={() => setTyped((before) => ({ ...before, location: 'Pune' }))}>
        Set the location
      </button>
      <CheckPanel typed={typed} form={form} onScore={() => undefined} countsStudents={false} />
    </>
  );
}

// Whether the site has a model stays unknown.
const call = vi.spyOn(rpcLink, 'call').mockReturnValue(new Promise(() => undefined));
afterAll(() => call.mockRestore());

let root: Root;
beforeEach(async () => {
  root = createRoot(document.body.appendChild(document.createElement('main')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <TextsProvider locale="en" timeZone="UTC" texts={texts}>
          <Example />
        </TextsProvider>
      </QueryClientProvider>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

const press = (text: string) =>
  act(async () => {
    const button = [...document.querySelectorAll('button')].find(
      (each) => each.textContent === text,
    );
    button?.focus();
    button?.click();
  });

test('CO-03 the focus moves on from a suggestion that was used, but only once', async () => {
  await press('Use expert');
  const field = document.querySelector('textarea');
  expect(field?.value).toBe('You are an expert who knows React');
  expect(document.activeElement).toBe(field);
  field?.blur();
  await act(async () => document.querySelectorAll('button')[0]?.click());
  expect(document.activeElement).toBe(document.body);
});

test('CO-03 of two suggestions that were used, each is undone on its own, the last one first', async () => {
  const field = document.querySelector('textarea');
  await act(async () => {
    if (field) writeControl(field, 'You are a ninja who helps a guru');
  });
  await press('Use expert');
  await press('Use expert');
  expect(field?.value).toBe('You are an expert who helps an expert');
  await press('Undo guru');
  expect(field?.value).toBe('You are an expert who helps a guru');
  await press('Undo ninja');
  expect(field?.value).toBe('You are a ninja who helps a guru');
  expect(document.body.textContent).not.toContain('Undo');
});

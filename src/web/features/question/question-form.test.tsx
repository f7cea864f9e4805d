// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import common from '#content/locales/en/common.json' with { type: 'json' };
import dashboard from '#content/locales/en/dashboard.json' with { type: 'json' };
import question from '#content/locales/en/question.json' with { type: 'json' };
import { flatTexts } from '#testing/flat-texts.ts';
import { api } from '#web/lib/api.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { QuestionForm } from './question-form.tsx';
import type { DrawSet } from './use-draw-set.ts';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const texts = flatTexts({ common, dashboard, question });

test('PRAC-01 the form keeps domain and level for the next set, also before the page has the new one', async () => {
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  cache.setQueryData(api.model.load.query().queryKey, { isOn: false } as never);
  const draw = { mutateAsync: async () => ({}) } as unknown as DrawSet;
  const Stub = createRoutesStub([
    { path: '/', Component: () => <QuestionForm last={null} draw={draw} /> },
  ]);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={cache}>
        <TextsProvider locale="en" timeZone="UTC" texts={texts}>
          <Stub />
        </TextsProvider>
      </QueryClientProvider>,
    ),
  );
  const chosen = { domain: 'design', experienceLevel: 'senior', questionCount: '5' };
  const control = (name: string) =>
    document.querySelector<HTMLSelectElement>(`select[name=${name}]`);
  for (const [name, value] of Object.entries(chosen))
    await act(async () => {
      const select = control(name);
      if (select) select.value = value;
      select?.dispatchEvent(new Event('input', { bubbles: true }));
      select?.dispatchEvent(new Event('change', { bubbles: true }));
    });
  await act(async () => document.querySelector('form')?.requestSubmit());
  const now = Object.keys(chosen).map((name) => [name, control(name)?.value]);
  expect(Object.fromEntries(now)).toEqual(chosen);
  await act(async () => root.unmount());
});

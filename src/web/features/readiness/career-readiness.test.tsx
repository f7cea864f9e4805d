// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import fc from 'fast-check';
import compile from 'icu-minify/compile';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import common from '#content/locales/en/common.json' with { type: 'json' };
import dashboard from '#content/locales/en/dashboard.json' with { type: 'json' };
import readiness from '#content/locales/en/readiness.json' with { type: 'json' };
import type { Measured } from '#contract/readiness.ts';
import {
  type MeasuredReadiness,
  readinessOf,
  readinessParts,
} from '#domain/readiness/readiness-of.ts';
import { api } from '#web/lib/api.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { CareerReadiness } from './career-readiness.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

type Tree = { [key: string]: string | Tree };
const flat = (tree: Tree, before = ''): [string, unknown[]][] =>
  Object.entries(tree).flatMap(([key, text]) =>
    typeof text === 'string'
      ? [[before + key, compile(text) as unknown[]] satisfies [string, unknown[]]]
      : flat(text, `${before}${key}.`),
  );
const areas = Object.entries({ common, dashboard, readiness });
const texts = [
  Object.fromEntries(areas.map(([area, texts]) => [area, Object.fromEntries(flat(texts))])),
];

const measuredOf = (values: MeasuredReadiness): Measured => ({
  ats: values.ats === null ? null : { score: values.ats, scoredAt: new Date() },
  resume:
    values.resume === null
      ? null
      : { id: '01990000-0000-7000-8000-000000000001', percent: values.resume, next: null },
  interviews: values.interviews,
  skills: values.skills,
  readiness: readinessOf(values),
});

const percent = fc.integer({ min: 0, max: 100 });
const values = fc.record({
  ats: fc.option(percent),
  resume: fc.option(percent),
  interviews: fc.option(percent),
  skills: fc.option(percent),
});

async function shown(start: MeasuredReadiness) {
  localStorage.clear();
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const key = api.readiness.load.queryKey({ input: {} });
  cache.setQueryData(key, measuredOf(start));
  cache.setQueryData(api.readiness.listChanges.queryKey({ input: {} }), { items: [] });
  const Page = createRoutesStub([{ path: '/', Component: CareerReadiness }]);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={cache}>
        <TextsProvider locale="en" timeZone="UTC" texts={texts}>
          <Page />
        </TextsProvider>
      </QueryClientProvider>,
    ),
  );
  const ring = () => document.querySelector('[role=img]')?.getAttribute('aria-label') ?? null;
  return {
    ring,
    measure: (next: MeasuredReadiness) =>
      act(async () => {
        cache.setQueryData(key, measuredOf(next));
        // Its observers are told in the next task.
        await new Promise((resolve) => void setTimeout(resolve));
      }),
    toggle: () => act(async () => document.querySelector<HTMLElement>('[aria-expanded]')?.click()),
    slide: (at: number, value: number) =>
      act(async () => {
        const slider = document.querySelectorAll<HTMLInputElement>('input[type=range]')[at];
        // React reads the prototype's setter, so that it notices the change.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
          slider,
          String(value),
        );
        slider?.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    predicted: () => document.querySelector('[role=status]')?.textContent ?? '',
    close: async () => {
      await act(async () => root.unmount());
      document.body.replaceChildren();
    },
  };
}

test('HOME-01 what-if predicts what the ring shows once the part has that value', async () => {
  await fc.assert(
    fc.asyncProperty(values, fc.nat(3), percent, async (start, at, to) => {
      const part = readinessParts[at] ?? 'ats';
      fc.pre(to !== (start[part] ?? 0));
      const page = await shown(start);
      const before = page.ring();
      await page.toggle();
      await page.slide(at, to);
      const said = /^Predicted score(\d+)/u.exec(page.predicted())?.[1];
      const level = /measured(.+ \(Level \d\))$/u.exec(page.predicted())?.[1] ?? 'Score so far';
      // Trying changes nothing.
      expect(page.ring()).toBe(before);
      await page.toggle();
      await page.measure({ ...start, [part]: to });
      expect(`Career Readiness ${said} of 100, ${level}`).toBe(page.ring());
      await page.close();
    }),
    { numRuns: 12 },
  );
});

test('HOME-01 nothing measured shows no ring, and less than 60 % measured no level', async () => {
  const none = { ats: null, resume: null, interviews: null, skills: null };
  const page = await shown(none);
  expect(page.ring()).toBeNull();
  expect(document.body.textContent).toContain('No score yet');
  await page.measure({ ...none, resume: 85, skills: 85 });
  expect(page.ring()).toBe('Career Readiness 85 of 100, Score so far');
  expect(document.body.textContent).toContain('40% measured. Your level appears at 60%.');
  expect(document.body.textContent).not.toMatch(/Level \d|Expert/u);
  await page.close();
});

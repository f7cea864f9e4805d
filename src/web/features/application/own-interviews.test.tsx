// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { namedTexts } from '#testing/named-texts.ts';
import { rpcLink } from '#web/lib/rpc-link.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import OwnInterviews from './own-interviews.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

// Not a mock of the module: test files share the modules of their process.
const call = vi.spyOn(rpcLink, 'call').mockResolvedValue({ items: [] });
afterAll(() => call.mockRestore());

const texts = namedTexts('own', 'common', 'dashboard', 'refusal', 'site');

async function render(props: { isExpected?: boolean; isCompanyAway?: boolean }) {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <TextsProvider locale="en" timeZone="UTC" texts={texts}>
          <RouterProvider
            router={createMemoryRouter([
              { path: '/', element: <OwnInterviews applicationId="one" {...props} /> },
            ])}
          />
        </TextsProvider>
      </QueryClientProvider>,
    ),
  );
  await act(async () => new Promise((resolve) => setTimeout(resolve, 0)));
  return host.textContent;
}

afterEach(() => document.body.replaceChildren());

test('CAR-08 an application promises interview times only once an interview was announced', async () => {
  expect(await render({ isExpected: true })).toContain('interviews.none');
  expect(await render({})).toBe('');
});

test('CAR-08 ADM-04 while a company is suspended, nobody is asked to choose a time', async () => {
  const startsAt = new Date('2026-12-07T10:00:00Z');
  const proposed = {
    ...{ id: 'one', version: 1, status: 'proposed', title: 'Talk', companyName: 'Nimbus' },
    ...{ startsAt: null, endsAt: null, platform: 'video', place: '', cancellationReason: null },
    ...{ interviewers: [], kit: null, mayChange: true },
    slots: [{ id: 'slot', startsAt, endsAt: startsAt }],
  };
  call.mockResolvedValue({ items: [proposed] });
  const [usual, away] = [await render({}), await render({ isCompanyAway: true })];
  for (const text of ['interviews.state.proposed', 'interviews.none-fits', 'December 7'])
    expect([usual.includes(text), away.includes(text)]).toEqual([true, false]);
  expect(away).toContain('assessments.state.paused');
});

// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterAll, expect, test, vi } from 'vitest';
import { rpcLink } from '#web/lib/rpc-link.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { OwnAssessments } from './own-assessments.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const texts = [
  {
    dashboard: {
      assessments: 'Assessments',
      'answer-by': ['Answer by ', ['date']],
      'start-by': ['Start by ', ['date']],
    },
    own: {
      'assessments.state.invited': 'Waiting',
      'assessments.state.running': 'Running',
      'assessments.state.submitted': 'Submitted',
      'assessments.state.closed': 'Application closed',
    },
  },
];
const sitting = (title: string, state: string, minutes: number | null) => ({
  ...{ id: title, title, state, minutes, total: null },
  expiresAt: new Date('2026-12-06T21:38:00Z'),
});
// Not a mock of the module: test files share the modules of their process.
const call = vi.spyOn(rpcLink, 'call').mockResolvedValue({
  items: [
    sitting('Kit', 'invited', null),
    sitting('Begun kit', 'running', null),
    sitting('Test', 'invited', 30),
    sitting('Done', 'submitted', null),
    sitting('Left', 'closed', null),
  ],
});
afterAll(() => call.mockRestore());

test('CO-07 an application says until when a kit can be answered, and a timed assessment started', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  await act(async () =>
    root.render(
      <MemoryRouter>
        <QueryClientProvider client={new QueryClient()}>
          <TextsProvider locale="en" timeZone="UTC" texts={texts}>
            <OwnAssessments applicationId="one" />
          </TextsProvider>
        </QueryClientProvider>
      </MemoryRouter>,
    ),
  );
  await act(async () => new Promise((resolve) => setTimeout(resolve, 0)));
  const shown = [...host.querySelectorAll('li')].map(({ textContent }) =>
    textContent.replace(/Dec 6.+PM/u, '…'),
  );
  expect(shown).toEqual([
    'KitAnswer by …Waiting',
    'Begun kitAnswer by …Running',
    'TestStart by …Waiting',
    'DoneSubmitted',
    'LeftApplication closed',
  ]);
  const link = host.querySelector('a');
  expect(link?.getAttribute('href')).toBe('/student-dashboard/assessments/Kit');
  expect(link?.className).toContain('underline');
  await act(async () => root.unmount());
  host.remove();
});

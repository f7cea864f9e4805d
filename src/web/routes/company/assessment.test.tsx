import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentProps, Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { api } from '#web/lib/api.ts';
import { rpcLink } from '#web/lib/rpc-link.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import CompanyAssessment from './assessment.tsx';

const texts = [
  {
    assessment: { 'sittings.none': 'None', 'sittings.none-text': 'No one was invited' },
    dashboard: { assessments: 'Assessments' },
  },
];

test('CO-05 a further page of candidates is rendered with what its loader loaded', () => {
  const call = vi.spyOn(rpcLink, 'call').mockRejectedValue(new TypeError('offline'));
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  cache.setQueryData(api.account.me.queryKey({ input: {} }), {
    account: { company: { role: 'interviewer' } },
  } as never);
  const input = { assessmentId: 'one', after: 'cursor' };
  cache.setQueryData(api.assessment.listSittings.queryKey({ input }), {
    title: 'Node.js test',
    postingTitle: 'Backend developer',
    isArchived: false,
    isKit: false,
    sittings: { items: [] },
  } as never);
  const props = { params: { assessmentId: 'one' } };
  const html = renderToStaticMarkup(
    <QueryClientProvider client={cache}>
      <TextsProvider locale="en" timeZone="UTC" texts={texts}>
        <MemoryRouter initialEntries={['/company-dashboard/assessments/one?after=cursor']}>
          <Suspense fallback="Loading">
            <CompanyAssessment {...(props as ComponentProps<typeof CompanyAssessment>)} />
          </Suspense>
        </MemoryRouter>
      </TextsProvider>
    </QueryClientProvider>,
  );
  expect(html).toContain('Node.js test');
  expect(call).not.toHaveBeenCalled();
  call.mockRestore();
});

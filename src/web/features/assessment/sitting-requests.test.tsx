import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AssessmentSitting } from '#contract/assessment-sitting.ts';
import { namedTexts } from '#testing/named-texts.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { TimeRequests } from './sitting-requests.tsx';

test.each([
  ['invited', false, true],
  ['running', false, false],
  ['running', true, true],
  ['submitted', true, false],
] as const)(
  'CO-07 extra time for a sitting that is %s, of a kit: %s, can be granted: %s',
  (state, isKit, can) => {
    const sitting = { id: 'one', name: 'Asha', state, timeRequest: { factor: 1.5, note: '' } };
    const html = renderToStaticMarkup(
      <QueryClientProvider client={new QueryClient()}>
        <TextsProvider locale="en" timeZone="UTC" texts={namedTexts('assessment', 'common')}>
          <TimeRequests items={[sitting as unknown as AssessmentSitting]} isKit={isKit} />
        </TextsProvider>
      </QueryClientProvider>,
    );
    expect(html.includes('time.grant-one')).toBe(can);
  },
);

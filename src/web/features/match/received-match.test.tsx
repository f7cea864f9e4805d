// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import common from '#content/locales/en/common.json' with { type: 'json' };
import match from '#content/locales/en/match.json' with { type: 'json' };
import { flatTexts } from '#testing/flat-texts.ts';
import { api } from '#web/lib/api.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import ReceivedMatch from './received-match.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

test.each([
  ['NOT_FOUND', match.parts.none],
  ['TOO_MANY_REQUESTS', match.parts.failed],
])('SEC-61 after %s the match of an applicant says: %s', async (code, said) => {
  const applicationId = crypto.randomUUID();
  const cache = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  const { queryKey } = api.match.loadReceived.query({ applicationId });
  const failed = () => Promise.reject(Object.assign(new Error(), { code, status: 404 }));
  await cache.prefetchQuery({ queryKey, queryFn: failed, retry: false });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={cache}>
        <TextsProvider locale="en" timeZone="UTC" texts={flatTexts({ common, match })}>
          <ReceivedMatch applicationId={applicationId} />
        </TextsProvider>
      </QueryClientProvider>,
    ),
  );
  expect(document.body.textContent).toContain(said);
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

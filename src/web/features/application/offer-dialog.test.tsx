// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import application from '#content/locales/en/application.json' with { type: 'json' };
import common from '#content/locales/en/common.json' with { type: 'json' };
import company from '#content/locales/en/company.json' with { type: 'json' };
import dashboard from '#content/locales/en/dashboard.json' with { type: 'json' };
import offer from '#content/locales/en/offer.json' with { type: 'json' };
import { flatTexts } from '#testing/flat-texts.ts';
import { api } from '#web/lib/api.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { OfferDialog } from './offer-dialog.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const texts = flatTexts({ application, common, company, dashboard, offer });
const shown = { id: 'one', fullName: 'Asha', version: 1 };

test('CO-05 an offer that a colleague sends does not change the terms in an open dialog', async () => {
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const { queryKey } = api.offer.find.query({ applicationId: shown.id });
  const draftOf = (pay: number) => ({
    draft: { pay, currency: 'INR', period: 'year', startsOn: '', place: 'Pune', terms: '' },
  });
  cache.setQueryData<unknown>(queryKey, draftOf(200_000_000));
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => <OfferDialog application={shown} open onClose={() => undefined} />,
    },
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
  const pay = () => document.querySelector<HTMLInputElement>('[name=pay]')?.value;
  expect(pay()).toBe('2000000');
  await act(async () => {
    cache.setQueryData<unknown>(queryKey, draftOf(250_000_000));
    await new Promise((resolve) => setTimeout(resolve, 10));
  });
  expect(pay()).toBe('2000000');
  await act(async () => root.unmount());
});

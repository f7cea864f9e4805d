// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import application from '#content/locales/en/application.json' with { type: 'json' };
import common from '#content/locales/en/common.json' with { type: 'json' };
import dashboard from '#content/locales/en/dashboard.json' with { type: 'json' };
import interview from '#content/locales/en/interview.json' with { type: 'json' };
import type { InterviewCard } from '#contract/interview.ts';
import { flatTexts } from '#testing/flat-texts.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { CancelDialog } from './cancel-dialog.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

test('CO-06 the dialog that cancels an interview has no second button called “Cancel”', async () => {
  const card = { id: 'one', version: 1, candidateName: 'Asha' } as InterviewCard;
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => <CancelDialog interview={card} mayMove open onClose={() => undefined} />,
    },
  ]);
  const texts = flatTexts({ application, common, dashboard, interview });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <TextsProvider locale="en" timeZone="UTC" texts={texts}>
          <Stub />
        </TextsProvider>
      </QueryClientProvider>,
    ),
  );
  const names = [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
  expect(names).toEqual(expect.arrayContaining([interview.keep, interview.cancel]));
  expect(names).not.toContain(common.cancel);
  await act(async () => root.unmount());
});

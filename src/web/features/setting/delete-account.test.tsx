// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import auth from '#content/locales/en/auth.json' with { type: 'json' };
import common from '#content/locales/en/common.json' with { type: 'json' };
import dashboard from '#content/locales/en/dashboard.json' with { type: 'json' };
import settings from '#content/locales/en/settings.json' with { type: 'json' };
import type { Me } from '#contract/account.ts';
import { flatTexts } from '#testing/flat-texts.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import DeleteAccount from './delete-account.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const texts = flatTexts({ auth, common, dashboard, settings });

test.each([
  ['student', '/student-dashboard/settings/privacy'],
  ['member', '/company-dashboard/settings/privacy'],
  ['admin', '/admin-dashboard/my-settings/privacy'],
])('PRAC-08 who deletes an account gets to the data export: %s', async (kind, path) => {
  const me = { kind } as Me;
  const Stub = createRoutesStub([
    { path: '/', Component: () => <DeleteAccount me={me} open onClose={() => undefined} /> },
  ]);
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
  const link = [...document.querySelectorAll('a')].find(
    ({ textContent }) => textContent === settings.export.title,
  );
  expect(link?.getAttribute('href')).toBe(path);
  await act(async () => root.unmount());
});

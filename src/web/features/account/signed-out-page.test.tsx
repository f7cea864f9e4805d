// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import auth from '#content/locales/en/auth.json' with { type: 'json' };
import { flatTexts } from '#testing/flat-texts.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { SignedOutPage } from './signed-out-page.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

test('SEC-61 whoever has deleted the account is told so', async () => {
  const Stub = createRoutesStub([
    { path: '/login', Component: () => <SignedOutPage title={auth.login.title} /> },
  ]);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <TextsProvider locale="en" timeZone="UTC" texts={flatTexts({ auth })}>
        <Stub initialEntries={['/login?notice=account-deleted']} />
      </TextsProvider>,
    ),
  );
  expect(document.body.textContent).toContain(auth.notices['account-deleted'].title);
  await act(async () => root.unmount());
});

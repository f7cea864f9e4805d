// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import auth from '#content/locales/en/auth.json' with { type: 'json' };
import { flatTexts } from '#testing/flat-texts.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { standardToasts } from '#web/ui/toast-store.ts';
import { SignedOutPage } from './signed-out-page.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

async function show(query: string) {
  const Stub = createRoutesStub([
    { path: '/login', Component: () => <SignedOutPage title={auth.login.title} /> },
  ]);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <TextsProvider locale="en" timeZone="UTC" texts={flatTexts({ auth })}>
        <Stub initialEntries={[`/login?${query}`]} />
      </TextsProvider>,
    ),
  );
  const page = document.body.textContent;
  await act(async () => root.unmount());
  return { page, toasts: standardToasts.read().flatMap(({ open, title }) => (open ? title : [])) };
}

beforeEach(() => standardToasts.read().forEach(({ id }) => standardToasts.close(id)));

test('SEC-61 whoever has deleted the account is told so, once', async () => {
  const { page, toasts } = await show('notice=account-deleted');
  expect(page).toContain(auth.notices['account-deleted'].title);
  expect(toasts).toEqual([]);
});

test('AUTH-04 whoever signs up is told to look for the email, on the page and in a toast', async () => {
  const { page, toasts } = await show('notice=check-email');
  expect(page).toContain(auth.notices['check-email'].title);
  expect(toasts).toEqual([auth.notices['check-email'].title]);
});

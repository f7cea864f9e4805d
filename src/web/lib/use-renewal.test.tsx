// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createRoutesStub, Outlet, useLoaderData, useRevalidator } from 'react-router';
import { expect, test, vi } from 'vitest';
import { shouldRenew, useRenewal } from './use-renewal.ts';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

function Shared() {
  return (
    <>
      <h1>{useLoaderData<string>()}</h1>
      <Outlet />
    </>
  );
}

function Page() {
  const renew = useRenewal();
  const { revalidate } = useRevalidator();
  return (
    <>
      <p>{useLoaderData<string>()}</p>
      <input />
      <button type="button" onClick={() => void revalidate()}>
        Retry
      </button>
      <button type="button" onClick={() => void renew()}>
        Renew
      </button>
    </>
  );
}

test('ADM-07 what all pages share loads again only when asked, and what is typed stays', async () => {
  let name = 'Firstrung';
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => name,
      shouldRevalidate: shouldRenew,
      Component: Shared,
      children: [{ id: 'page', index: true, loader: () => name, Component: Page }],
    },
  ]);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  await act(async () =>
    root.render(<Stub hydrationData={{ loaderData: { root: name, page: name } }} />),
  );
  const shown = () => ['h1', 'p'].map((part) => host.querySelector(part)?.textContent);
  const press = (text: string) =>
    act(async () =>
      [...host.querySelectorAll('button')].find(({ textContent }) => textContent === text)?.click(),
    );
  const input = host.querySelector('input');
  if (input) input.value = 'typed';
  name = 'Rungs';
  await press('Retry');
  await act(() => vi.waitFor(() => expect(shown()).toEqual(['Firstrung', 'Rungs'])));
  await press('Renew');
  await act(() => vi.waitFor(() => expect(shown()).toEqual(['Rungs', 'Rungs'])));
  expect(host.querySelector('input')?.value).toBe('typed');
  await act(async () => root.unmount());
});

// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { afterAll, expect, test, vi } from 'vitest';
import { api } from './api.ts';
import { useReauthenticate } from './reauthenticate-context.ts';
import { Reauthenticate } from './reauthenticate.tsx';
import { rpcLink } from './rpc-link.ts';
import { TextsProvider } from './texts.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
Reflect.set(HTMLElement.prototype, 'getAnimations', () => []);

const call = vi.spyOn(rpcLink, 'call').mockResolvedValue({});
afterAll(() => call.mockRestore());

/** Every text of an area is its own name. */
const named = new Proxy<Record<string, string>>(
  {},
  {
    get: (_, name) => name,
    getOwnPropertyDescriptor: (_, value) => ({ value, configurable: true }),
  },
);
const texts = [{ auth: named, common: named, security: named }];

/** Two actions that the server only takes after a confirmation. */
function TwoActions() {
  const confirm = useReauthenticate();
  const [done, setDone] = useState<readonly string[]>([]);
  const run = async (name: string) => {
    let tries = 0;
    const result = await confirm(() => {
      tries += 1;
      return tries > 1
        ? Promise.resolve(name)
        : Promise.reject(Object.assign(new Error(), { code: 'CONFIRMATION_REQUIRED' }));
    });
    setDone((before) => [...before, result]);
  };
  return (
    <>
      <button type="button" onClick={() => void Promise.all(['one', 'two'].map(run))}>
        Run
      </button>
      <output>{done.join()}</output>
    </>
  );
}

test('SEC-01 one confirmation serves all actions that wait for it', async () => {
  const cache = new QueryClient();
  const security = { confirmsBy: 'password' };
  cache.setQueryData<unknown>(api.account.loadSecurity.queryKey({ input: {} }), security);
  const Page = () => (
    <QueryClientProvider client={cache}>
      <TextsProvider locale="en" timeZone="UTC" texts={texts}>
        <Reauthenticate>
          <TwoActions />
        </Reauthenticate>
      </TextsProvider>
    </QueryClientProvider>
  );
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Page }]);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Stub />));
  await act(async () => document.querySelector('button')?.click());
  const field = document.querySelector<HTMLInputElement>('[name=password]');
  if (field) field.value = 'secret';
  await act(async () => document.querySelector('form')?.requestSubmit());
  await vi.waitFor(() => expect(document.querySelector('output')?.textContent).toBe('one,two'));
  await act(async () => root.unmount());
});

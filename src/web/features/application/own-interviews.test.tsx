// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { rpcLink } from '#web/lib/rpc-link.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import OwnInterviews from './own-interviews.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

// Not a mock of the module: test files share the modules of their process.
const call = vi.spyOn(rpcLink, 'call').mockResolvedValue({ items: [] });
afterAll(() => call.mockRestore());

const texts = [{ own: { 'interviews.none': 'Times follow.' } }];

async function render(isExpected: boolean) {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <TextsProvider locale="en" timeZone="UTC" texts={texts}>
          <OwnInterviews applicationId="one" {...(isExpected && { isExpected })} />
        </TextsProvider>
      </QueryClientProvider>,
    ),
  );
  await act(async () => new Promise((resolve) => setTimeout(resolve, 0)));
  return host.textContent;
}

afterEach(() => document.body.replaceChildren());

test('CAR-08 an application promises interview times only once an interview was announced', async () => {
  expect(await render(true)).toBe('Times follow.');
  expect(await render(false)).toBe('');
});

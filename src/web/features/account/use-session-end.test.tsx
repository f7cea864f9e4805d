// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import type { Me } from '#contract/account.ts';
import { rpcLink } from '#web/lib/rpc-link.ts';
import { useSessionEnd } from './use-session-end.ts';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const me = { userId: 'asha' } as Me;

function Page() {
  return useSessionEnd(me).state;
}

test('AUTH-08 UX-04 a call that is refused because the session is over says so at once', async () => {
  const refused = { json: { defined: true, code: 'NOT_SIGNED_IN', status: 401, message: '' } };
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (to) =>
      to === '/session'
        ? Response.json({ secondsLeft: 0 })
        : Response.json(refused, { status: 401 }),
    );
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  await act(async () => root.render(<Page />));
  expect(page.textContent).toBe('standing');
  await act(async () => {
    const call = rpcLink.call(['forum', 'create'], { title: 'First interview' }, { context: {} });
    await expect(call).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
  });
  await act(() => vi.waitFor(() => expect(page.textContent).toBe('over')));
  await act(async () => root.unmount());
  fetched.mockRestore();
});

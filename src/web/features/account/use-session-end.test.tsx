// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import type { Me } from '#contract/account.ts';
import type { Resume } from '#domain/resume/resume.ts';
import { askAssistant } from '#web/features/assistant/ask-assistant.ts';
import { makeExport } from '#web/features/resume/make-export.ts';
import { postForm } from '#web/lib/post-form.ts';
import { rpcLink } from '#web/lib/rpc-link.ts';
import { useSessionEnd } from './use-session-end.ts';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const me = { userId: 'asha' } as Me;

function Page() {
  return useSessionEnd(me).state;
}

const refused = { json: { defined: true, code: 'NOT_SIGNED_IN', status: 401, message: '' } };

test.each([
  [
    'a call',
    'NOT_SIGNED_IN',
    () => rpcLink.call(['forum', 'create'], { title: 'First interview' }, { context: {} }),
  ],
  ['a form', 'NOT_SIGNED_IN', () => postForm('/photo', new FormData())],
  ['a message to the assistant', '401', () => askAssistant('Hello', 'UTC', () => undefined)],
  ['an export', '401', () => makeExport('one', 'txt', {} as Resume, () => Promise.resolve(''))],
])(
  'AUTH-08 UX-04 %s that is refused because the session is over says so at once',
  async (_, reason, send) => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (to) => {
      if (to === '/session') return Response.json({ secondsLeft: 0 });
      const answer = to === '/photo' ? { ok: false, refusal: 'NOT_SIGNED_IN' } : refused;
      return Response.json(answer, { status: 401 });
    });
    const page = document.body.appendChild(document.createElement('div'));
    const root = createRoot(page);
    await act(async () => root.render(<Page />));
    expect(page.textContent).toBe('standing');
    await act(async () => {
      const error = await send().then(
        () => null,
        (failure: Error & { code?: string }) => failure,
      );
      expect(`${error?.code} ${error?.message}`).toContain(reason);
    });
    await act(() => vi.waitFor(() => expect(page.textContent).toBe('over')));
    await act(async () => root.unmount());
    fetched.mockRestore();
  },
);

// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import type { Me } from '#contract/account.ts';
import type { OpenedApplication } from '#contract/application-pipeline.ts';
import { namedTexts } from '#testing/named-texts.ts';
import { api } from '#web/lib/api.ts';
import { draftKey, writeDraft } from '#web/lib/form-draft.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { ApplicationNotes } from './application-notes.tsx';
import { groupEntry, useClosedGroups } from './closed-groups.ts';
import { OwnBoard } from './own-board.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { useMessageDraft } from './use-message-draft.ts';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const texts = namedTexts(
  'application',
  'applications',
  'common',
  'company',
  'dashboard',
  'pipeline',
  'refusal',
  'student',
);

/** Shows an element, does something with it, and returns what it then shows. */
async function show(element: ReactNode, work: (host: HTMLElement) => void = () => undefined) {
  const Stub = createRoutesStub([{ path: '/', Component: () => element }]);
  const cache = new QueryClient();
  cache.setQueryData(api.account.me.query().queryKey, { account: { userId: 'u' } as Me });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  cache.setQueryData(api.application.listOwnBoard.query().queryKey, board as never);
  await act(async () =>
    root.render(
      <QueryClientProvider client={cache}>
        <TextsProvider locale="en" timeZone="UTC" texts={texts}>
          <Stub />
        </TextsProvider>
      </QueryClientProvider>,
    ),
  );
  await act(async () => work(host));
  const shown = { text: host.textContent, typed: host.querySelector('textarea')?.value };
  await act(async () => root.unmount());
  host.remove();
  return shown;
}

const card = {
  id: 'one',
  postingId: 'p',
  postingTitle: 'Baker',
  companyName: 'Kestrelane',
  hasPage: false,
  changedAt: new Date(0),
};
const board = {
  columns: [
    { status: 'pending', count: 1, items: [card] },
    { status: 'rejected', count: 3, items: [{ ...card, id: 'two' }] },
  ],
};

function Draft({ arrived }: { arrived: string }) {
  const { text } = useMessageDraft('one', 'u', { pendingMessage: '', arrived });
  return <output>{text}</output>;
}

test.each([
  ['Hello', 'Hello', ''],
  [' Hello\n', 'Hello', ''],
  ['Hello', 'Something else', 'Hello'],
])('CAR-06 the draft %j after %j arrived is %j', async (body, arrived, left) => {
  writeDraft(draftKey('message-one', 'u'), { body }, { body: '' });
  expect((await show(<Draft arrived={arrived} />)).text).toBe(left);
});

test.each([
  ['one', 'Half a note'],
  ['two', ''],
])('CO-05 a half-written note is on the application that it is about: %s', async (id, typed) => {
  writeDraft(draftKey('note-one', 'u'), { body: 'Half a note' }, { body: '' });
  const application = { id, noteList: [], olderNotes: null } as unknown as OpenedApplication;
  expect((await show(<ApplicationNotes application={application} />)).typed).toBe(typed);
});

test('CAR-08 a column links to all of its applications only if it shows a part of them', async () => {
  const { text } = await show(<OwnBoard />);
  expect(text.match(/all/gu)).toHaveLength(1);
});

test('CO-05 a rejection without a reason is refused beside the field', async () => {
  const rejected: string[] = [];
  const dialog = (
    <RejectDialog
      about="one"
      name="Asha"
      open
      busy={false}
      error={undefined}
      onClose={() => undefined}
      onReject={(reason) => rejected.push(reason)}
    />
  );
  const confirm = (host: HTMLElement) =>
    [...host.querySelectorAll('button')]
      .find(({ textContent }) => textContent.includes('reject.confirm'))
      ?.click();
  expect((await show(dialog, confirm)).text).toContain('reason-required');
  expect(rejected).toEqual([]);
});

function Groups() {
  const { close } = useClosedGroups();
  return (
    <button type="button" onClick={() => close('pending', 'Phone call', true)}>
      Collapse
    </button>
  );
}

test('CO-05 a collapsed stage is remembered by this browser', async () => {
  await show(<Groups />, (host) => host.querySelector('button')?.click());
  const stored = localStorage.getItem('firstrung-closed-stages') ?? '[]';
  expect(JSON.parse(stored)).toContain(groupEntry('pending', 'Phone call'));
});

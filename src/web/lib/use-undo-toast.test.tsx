// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { standardToasts, toast } from '#web/ui/toast-store.ts';
import { TextsProvider } from './texts.tsx';
import { useUndoToast } from './use-undo-toast.ts';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

function Invite() {
  const offerUndo = useUndoToast();
  const undone = { undo: () => Promise.resolve(), undone: 'Undone', failed: 'Failed' };
  const invite = (title: string) =>
    offerUndo({ title, ...undone, reload: () => Promise.resolve() });
  return (
    <button
      type="button"
      onClick={() => {
        invite('Asha invited');
        invite('Ben invited');
        toast({ title: 'Note saved' });
      }}
    >
      Invite
    </button>
  );
}

type FailProps = { textOf: (error: unknown) => string | undefined; reload: () => Promise<void> };

function Fail({ textOf, reload }: FailProps) {
  const offerUndo = useUndoToast();
  const undo = () => Promise.reject(Object.assign(new Error('taken'), { code: 'SLOT_TAKEN' }));
  const texts = { title: 'Changed', undone: 'Undone', failed: 'Failed', textOf };
  return (
    <button type="button" onClick={() => offerUndo({ ...texts, undo, reload })}>
      Change
    </button>
  );
}

test.each([
  ['the act’s own reason', 'A student has booked it.'],
  ['the usual one', undefined],
])('UX-04 undoing that failed gives %s, and what changed is loaded again', async (_, own) => {
  let loads = 0;
  const reload = async () => void (loads += 1);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const texts = [{ common: { undo: 'Undo' }, refusal: { 'slot-taken': 'Choose another one.' } }];
  await act(async () =>
    root.render(
      <TextsProvider locale="en" timeZone="UTC" texts={texts}>
        <Fail textOf={() => own} reload={reload} />
      </TextsProvider>,
    ),
  );
  await act(async () => document.querySelector('button')?.click());
  const isOpen = () => standardToasts.read().filter((message) => message.open);
  await act(async () => isOpen()[0]?.action?.onAction());
  expect(isOpen().find(({ title }) => title === 'Failed')?.description).toBe(
    own ?? 'Choose another one.',
  );
  expect(loads).toBe(1);
  for (const { id } of isOpen()) standardToasts.close(id);
  await act(async () => root.unmount());
});

test('UX-04 what can be undone stays undoable while other messages appear', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <TextsProvider locale="en" timeZone="UTC" texts={[{ common: { undo: 'Undo' } }]}>
        <Invite />
      </TextsProvider>,
    ),
  );
  await act(async () => document.querySelector('button')?.click());
  const open = standardToasts.read().filter((message) => message.open);
  expect(open.map(({ title }) => title)).toEqual(['Asha invited', 'Ben invited', 'Note saved']);
  for (const { id } of open) standardToasts.close(id);
  await act(async () => root.unmount());
});

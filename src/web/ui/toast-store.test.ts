import { expect, it } from 'vitest';
import { createToastStore, noticeToasts, standardToasts } from './toast-store.ts';

const open = (store: ReturnType<typeof createToastStore>) =>
  store
    .read()
    .filter((toast) => toast.open)
    .map((toast) => toast.title);

it('GEN-07 the standard toaster shows one message, the newest, for 5 seconds', () => {
  standardToasts.add({ title: 'first' });
  standardToasts.add({ title: 'second' });
  expect(open(standardToasts)).toEqual(['second']);
  expect(standardToasts.read().at(-1)?.duration).toBe(5000);
});

it('GEN-07 no message replaces one that undoes something', () => {
  const store = createToastStore(1, () => 5000);
  const action = { label: 'Undo', onAction: () => undefined };
  store.add({ title: 'applying', action, isUndo: true });
  store.add({ title: 'saved' });
  store.add({ title: 'applying again', action, isUndo: true });
  expect(open(store)).toEqual(['applying', 'applying again']);
});

it('GEN-07 the notice toaster shows three for 4 seconds, and a new one replaces the oldest', () => {
  for (const title of ['a', 'b', 'c', 'd']) noticeToasts.add({ title });
  expect(open(noticeToasts)).toEqual(['b', 'c', 'd']);
  expect(noticeToasts.read().at(-1)?.duration).toBe(4000);
});

it('A11Y-11 a message with an action stays longer: 10 seconds, or 5 in the notice toaster', () => {
  const message = { title: 'moved', action: { label: 'Undo', onAction: () => undefined } };
  standardToasts.add(message);
  expect(standardToasts.read().at(-1)?.duration).toBe(10_000);
  noticeToasts.add(message);
  expect(noticeToasts.read().at(-1)?.duration).toBe(5000);
});

it('GEN-07 closing a message keeps the others, makes room, and notifies subscribers until they unsubscribe', () => {
  const store = createToastStore(2, () => 1000);
  let told = 0;
  const stop = store.subscribe(() => (told += 1));
  const first = store.add({ title: 'a' });
  store.add({ title: 'b' });
  store.close(first);
  expect(open(store)).toEqual(['b']);
  store.add({ title: 'c' });
  expect(open(store)).toEqual(['b', 'c']);
  expect(told).toBe(4);
  stop();
  store.add({ title: 'd' });
  expect(told).toBe(4);
});

it('GEN-07 the list keeps its identity until something changes, as React requires', () => {
  const store = createToastStore(1, () => 1000);
  expect(store.read()).toBe(store.read());
});

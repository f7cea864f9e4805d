// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { InterviewCard } from '#contract/interview.ts';
import { dayMs, hourMs } from '#domain/time.ts';
import { namedTexts } from '#testing/named-texts.ts';
import { api } from '#web/lib/api.ts';
import { rpcLink } from '#web/lib/rpc-link.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { standardToasts } from '#web/ui/toast-store.ts';
import ArrangeDialog from './arrange-dialog.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const members = ['Ana', 'Ben', 'Cleo'].map((name) => ({ id: name.toLowerCase(), name }));
const card = {
  id: 'i',
  version: 1,
  title: 'Chat',
  type: 'screening',
  minutes: 45,
  platform: 'phone',
  place: '',
  status: 'proposed',
  interviewers: [members[1]],
  slots: [] as InterviewCard['slots'],
} as InterviewCard;
const panel = {
  items: [],
  members,
  application: { candidateName: 'Asha', candidateZone: 'UTC' },
};
const me = { account: { userId: 'ana' } };
let suggested: string[];
let refusal: object | null;
const call = vi.spyOn(rpcLink, 'call').mockImplementation(async ([, name]) => {
  if (name === 'suggest') return { times: suggested };
  if (name === 'listReceived') return panel;
  if (name === 'me') return me;
  if (name === 'countOffers') return { times: [] };
  if (refusal) throw Object.assign(new Error('refused'), refusal);
  return { id: 'i', version: 2, moveId: 'm' };
});
afterAll(() => call.mockRestore());

let root: Root;
async function open(interview: InterviewCard | null) {
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  cache.setQueryData(api.account.me.query().queryKey, me as never);
  const { queryKey } = api.interview.listReceived.query({ applicationId: 'x' });
  cache.setQueryData(queryKey, panel as never);
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <ArrangeDialog open onClose={() => undefined} applicationId="x" interview={interview} />
      ),
    },
  ]);
  const texts = namedTexts('interview', 'dashboard', 'common', 'refusal', 'site');
  await act(async () =>
    root.render(
      <QueryClientProvider client={cache}>
        <TextsProvider locale="en" timeZone="UTC" texts={texts}>
          <Stub />
        </TextsProvider>
      </QueryClientProvider>,
    ),
  );
}

beforeEach(() => {
  suggested = [];
  refusal = null;
  call.mockClear();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => act(async () => root.unmount()));

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
const ticked = () =>
  [...document.querySelectorAll('#memberIds label, fieldset:has([name=memberIds]) label')]
    .filter((label) => label.querySelector<HTMLInputElement>('input')?.checked)
    .map(({ textContent }) => textContent);
const submit = () =>
  act(async () =>
    document
      .querySelector('form')
      ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  );
const enter = (input: HTMLInputElement | null, value: string) =>
  act(async () => {
    if (input) Reflect.set(HTMLInputElement.prototype, 'value', value, input);
    for (const type of ['input', 'change'])
      input?.dispatchEvent(new Event(type, { bubbles: true }));
  });
const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll('button')]
      .find(({ textContent }) => textContent === name)
      ?.click(),
  );
const sent = () => call.mock.calls.filter(([[, name]]) => name === 'update' || name === 'create');

test('CO-06 the dialog opens with the interviewers of the interview, or the member alone', async () => {
  await open(null);
  expect(ticked()).toEqual(['Ana']);
  await act(async () => root.unmount());
  root = createRoot(document.body);
  await open(card);
  expect(ticked()).toEqual(['Ben']);
});

test('CO-06 what the server alone refuses about the times is said until the times change', async () => {
  refusal = { code: 'INTERVIEW_TIMES_REQUIRED', status: 422, data: { field: 'times' } };
  await open(card);
  await enter(field('minutes'), '60');
  const shown = () => document.body.textContent.includes('interview-times-required');
  await submit();
  expect(shown()).toBe(true);
  await press('form.add');
  expect(shown()).toBe(false);
  await submit();
  expect(sent()).toHaveLength(2);
  expect(shown()).toBe(true);
  await press('form.suggest');
  expect(shown()).toBe(true);
  suggested = ['2031-09-01T10:00'];
  await press('form.suggest');
  await act(() => vi.waitFor(() => expect(shown()).toBe(false)));
});

test('CO-06 times are left out only where some stay, and then none are called proposed', async () => {
  await open({ ...card, status: 'needs_times' });
  await submit();
  expect(sent()).toEqual([]);
  expect(document.body.textContent).toContain('interview-times-required');
  await act(async () => root.unmount());
  root = createRoot(document.body);
  await open(card);
  await submit();
  expect(sent()).toHaveLength(1);
  expect(standardToasts.read().at(-1)?.title).toBe('saved');
});

test('CO-06 proposed times are shown, and stay when only details change', async () => {
  suggested = ['2031-09-01T10:00'];
  const inDays = (days: number) => {
    const startsAt = new Date(Math.floor(Date.now() / dayMs + days) * dayMs);
    return { id: String(days), startsAt, endsAt: new Date(startsAt.getTime() + hourMs), others: 0 };
  };
  const slots = [inDays(30), inDays(31)];
  await open({ ...card, slots });
  const times = () =>
    [...document.querySelectorAll<HTMLInputElement>('[type=datetime-local]')].map(
      ({ value }) => value,
    );
  expect(times()).toEqual(slots.map(({ startsAt }) => startsAt.toISOString().slice(0, 16)));
  const button = () => document.querySelector('[type=submit]')?.textContent;
  expect(button()).toBe('save');
  await enter(field('title'), 'A longer chat');
  await submit();
  expect(sent().at(-1)?.[1]).toMatchObject({ title: 'A longer chat', times: [] });
  await act(async () => root.unmount());
  root = createRoot(document.body);
  await open({ ...card, slots });
  await enter(field('minutes'), '60');
  expect(button()).toBe('form.propose');
  await submit();
  expect(sent().at(-1)?.[1]).toMatchObject({ minutes: 60, times: times() });
});

test('CO-06 what the candidate wrote stands beside the new times', async () => {
  await open({ ...card, status: 'needs_times', note: 'After 3 pm' });
  expect(
    document.querySelector('fieldset:has([type=datetime-local]), fieldset:has(#times)')
      ?.textContent,
  ).toContain('asked');
});

test('CO-06 another time for a scheduled interview is called a new time, not a new interview', async () => {
  await open({ ...card, status: 'scheduled' });
  await press('form.add');
  const time = new Date(Date.now() + 30 * dayMs).toISOString().slice(0, 16);
  await enter(document.querySelector('[type=datetime-local]'), time);
  const fixed = [...document.querySelectorAll('label')].find(({ textContent }) =>
    textContent.startsWith('form.fixed'),
  );
  await act(async () => fixed?.click());
  await submit();
  expect(sent().at(-1)?.[1]).toMatchObject({ times: [time], isFixed: true });
  expect(standardToasts.read().at(-1)?.title).toBe('form.moved');
});

// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { rpcLink } from '#web/lib/rpc-link.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import PostingPicker from './posting-picker.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const texts = [
  {
    'ats-score': {
      'match.pick': 'Job',
      'match.pick-help': '',
      'match.options': 'Jobs',
      'match.options-count': '',
      'match.saved': 'Saved',
      'match.employer': ['Employer: ', ['name']],
    },
  },
];
const postingOf = (title: string) => ({ title, companyName: 'Acme', skills: [], description: [] });

test('ATS-04 of two jobs picked in a row the last one is compared', async () => {
  const first = Promise.withResolvers<unknown>();
  const call = vi.spyOn(rpcLink, 'call').mockImplementation(async (path, input) => {
    if (path.includes('listSaved'))
      return { items: ['Baker', 'Cook'].map((title) => ({ ...postingOf(title), id: title })) };
    const { postingId } = input as { postingId: string };
    return postingId === 'Baker' ? first.promise : postingOf(postingId);
  });
  const picked: string[] = [];
  const root = createRoot(document.body);
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <TextsProvider locale="en" timeZone="UTC" texts={texts}>
          <PostingPicker description="" onPick={(text) => picked.push(text.split('\n')[0] ?? '')} />
        </TextsProvider>
      </QueryClientProvider>,
    ),
  );
  const pick = async (title: string) => {
    const field = document.querySelector('input');
    await act(async () => {
      if (field) Reflect.set(field, 'value', '');
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await act(async () => field?.blur());
    await act(async () => field?.focus());
    const options = () => [...document.querySelectorAll<HTMLElement>('[role=option]')];
    await act(() => vi.waitFor(() => expect(options()).toHaveLength(2)));
    await act(async () =>
      options()
        .find((option) => option.textContent?.includes(title))
        ?.click(),
    );
  };
  await pick('Baker');
  await pick('Cook');
  await act(() => vi.waitFor(() => expect(picked).toEqual(['Cook'])));
  await act(async () => first.resolve(postingOf('Baker')));
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(picked).toEqual(['Cook']);
  await act(async () => root.unmount());
  call.mockRestore();
});

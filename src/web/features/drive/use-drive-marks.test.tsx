// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, expect, test, vi } from 'vitest';
import type { DriveCard } from '#contract/drive.ts';
import { api } from '#web/lib/api.ts';
import { rpcLink } from '#web/lib/rpc-link.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { useDriveMarks } from './use-drive-marks.ts';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const answers: PromiseWithResolvers<unknown>[] = [];
const call = vi.spyOn(rpcLink, 'call').mockImplementation(() => {
  const answer = Promise.withResolvers<unknown>();
  answers.push(answer);
  return answer.promise;
});
afterAll(() => call.mockRestore());

const texts = [
  {
    drive: { followed: 'Followed', 'not-saved': 'Not saved' },
    common: { unreachable: 'No connection', close: 'Close' },
  },
];
const driveOf = (id: string) =>
  ({ id, companyName: id, isFollowing: false, state: null }) as unknown as DriveCard;

function Follow({ drive }: { drive: DriveCard }) {
  const { follow } = useDriveMarks(drive);
  return (
    <button type="button" onClick={() => follow(true)}>
      Follow
    </button>
  );
}

test('PRAC-06 a drive that could not be followed leaves the others as they are', async () => {
  const cache = new QueryClient();
  const queryKey = api.drive.list.queryKey({ input: {} });
  const items = [driveOf('one'), driveOf('two')];
  cache.setQueryData<unknown>(queryKey, { items });
  const root = createRoot(document.body);
  await act(async () =>
    root.render(
      <QueryClientProvider client={cache}>
        <TextsProvider locale="en" timeZone="UTC" texts={texts}>
          {items.map((drive) => (
            <Follow key={drive.id} drive={drive} />
          ))}
        </TextsProvider>
      </QueryClientProvider>,
    ),
  );
  const [first, second] = document.querySelectorAll('button');
  await act(async () => first?.click());
  await act(async () => second?.click());
  await act(async () => answers[1]?.resolve({ isFollowing: true }));
  await act(async () => answers[0]?.reject(new TypeError('offline')));
  const following = () =>
    cache.getQueryData<{ items: DriveCard[] }>(queryKey)?.items.map((each) => each.isFollowing);
  await vi.waitFor(() => expect(following()).toEqual([false, true]));
  await act(async () => root.unmount());
});

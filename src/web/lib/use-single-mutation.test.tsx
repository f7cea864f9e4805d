// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { useSingleMutation } from './use-single-mutation.ts';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

test('UX-04 two presses at once act and report once; a press after a failure acts again', async () => {
  const results: PromiseWithResolvers<string>[] = [];
  const reports: string[] = [];
  function Book() {
    const { mutate } = useSingleMutation({
      mutationFn: (slot: string) => {
        const result = Promise.withResolvers<string>();
        results.push(result);
        return result.promise.then((done) => `${slot} ${done}`);
      },
      onSuccess: (done) => void reports.push(done),
      onError: (error) => void reports.push(error.message),
    });
    return (
      <button type="button" onClick={() => mutate('nine')}>
        Book
      </button>
    );
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <Book />
      </QueryClientProvider>,
    ),
  );
  const twice = () =>
    act(async () => {
      document.querySelector('button')?.click();
      document.querySelector('button')?.click();
    });
  await twice();
  await act(async () => results.forEach(({ reject }) => reject(new Error('offline'))));
  expect(reports).toEqual(['offline']);
  await twice();
  await act(async () => results.forEach(({ resolve }) => resolve('booked')));
  expect(reports).toEqual(['offline', 'nine booked']);
  await act(async () => root.unmount());
});

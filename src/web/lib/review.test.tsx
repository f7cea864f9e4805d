// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { useReview } from './review.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

test('PRAC-05 a review goes on through the items it began with, and then through new ones', async () => {
  let review!: ReturnType<typeof useReview<string>>;
  function Example({ due }: { due: string[] }) {
    review = useReview(due, () => Promise.resolve(['c']));
    return null;
  }
  const root = createRoot(document.body);
  const show = (due: string[]) => act(() => root.render(<Example due={due} />));
  await show(['a', 'b']);
  expect(review).toMatchObject({ item: 'a', place: { number: 1, count: 2 } });
  act(() => review.goOn());
  await show(['b']);
  expect(review).toMatchObject({ item: 'b', place: { number: 2, count: 2 } });
  act(() => review.goOn());
  expect(review.item).toBeUndefined();
  await act(() => review.restart());
  expect(review).toMatchObject({ item: 'c', place: { number: 1, count: 1 } });
});

// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { RowCheckbox } from './row-checkbox.tsx';
import { TableHead } from './table-head.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

async function show(element: React.ReactNode) {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(element));
  const input = document.querySelector('input');
  return { input, close: () => act(async () => root.unmount()) };
}

test('CO-04 Shift selects all rows up to this one', async () => {
  const toggled: boolean[][] = [];
  const onToggle = (...how: boolean[]) => void toggled.push(how);
  const { input, close } = await show(
    <RowCheckbox label="Asha" checked={false} onToggle={onToggle} />,
  );
  const press = (shiftKey: boolean) =>
    act(async () => input?.dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey })));
  await press(true);
  await press(false);
  expect(toggled.map(([, isRange]) => isRange)).toEqual([true, false]);
  await close();
});

test.each([
  [0, false, false],
  [1, false, true],
  [2, true, false],
])('CO-04 with %d of 2 rows selected all are: %s, and some only: %s', async (count, all, some) => {
  const { input, close } = await show(
    <table>
      <TableHead
        columns={[]}
        rows={[0, 1]}
        rowActionsHeader={undefined}
        selected={(row) => row < count}
        selecting={{ allLabel: 'All', onAll: () => undefined } as never}
        isFixed={false}
      />
    </table>,
  );
  expect([input?.checked, input?.indeterminate]).toEqual([all, some]);
  await close();
});

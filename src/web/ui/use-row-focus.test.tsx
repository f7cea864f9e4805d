// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TableOrCards } from './table-or-cards.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

let root: Root;
beforeEach(
  () => void (root = createRoot(document.body.appendChild(document.createElement('div')))),
);
afterEach(() => act(async () => root.unmount()));

const show = (rows: string[]) =>
  act(async () =>
    root.render(
      <>
        <TableOrCards
          caption="Names"
          rows={rows}
          rowKey={(row) => row}
          onOpen={() => undefined}
          columns={[{ key: 'name', header: 'Name', main: true, cell: (row) => row }]}
          rowActions={(row) => <button type="button">Move {row}</button>}
          rowActionsHeader="Actions"
        />
        <button type="button">Elsewhere</button>
      </>,
    ),
  );
const button = (text: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text);
const focused = () => document.activeElement?.textContent;

test('A11Y-01 when the focused row leaves a table, the focus goes to the row in its place', async () => {
  await show(['Ana', 'Ben', 'Cleo']);
  button('Move Ben')?.focus();
  await show(['Ana', 'Cleo']);
  expect(focused()).toBe('Cleo');
  await show(['Ana']);
  expect(focused(), 'the last one').toBe('Ana');
});

test('A11Y-01 the focus stays where it went before the row left', async () => {
  await show(['Ana', 'Ben']);
  button('Move Ben')?.focus();
  button('Elsewhere')?.focus();
  button('Elsewhere')?.blur();
  await show(['Ana']);
  expect(document.activeElement).toBe(document.body);
});

// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { useDialogParam } from './use-dialog-param.ts';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

type Dialog = ReturnType<typeof useDialogParam>;

async function show(entries: string[]) {
  const shown: { dialog?: Dialog } = {};
  function Page() {
    shown.dialog = useDialogParam('compare');
    return null;
  }
  const router = createMemoryRouter(
    [
      { path: '/before', element: null },
      { path: '/list', element: <Page /> },
    ],
    { initialEntries: entries },
  );
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<RouterProvider router={router} />));
  const run = (change: (dialog: Dialog) => void) =>
    act(async () => {
      if (shown.dialog) change(shown.dialog);
    });
  const url = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { router, run, url, end: () => act(async () => root.unmount()) };
}

test('CO-04 going back closes a dialog, and closing it leaves no second entry', async () => {
  const { router, run, url, end } = await show(['/before', '/list?page=2']);
  const open = () => run((dialog) => dialog.open('one.two', { posting: 'three' }));
  await open();
  expect(url()).toBe('/list?page=2&posting=three&compare=one.two');
  await act(async () => router.navigate(-1));
  expect(url()).toBe('/list?page=2');
  await open();
  await run((dialog) => {
    dialog.close();
    dialog.close();
  });
  expect(url()).toBe('/list?page=2');
  await run((dialog) => dialog.close());
  expect(url()).toBe('/list?page=2');
  await act(async () => router.navigate(-1));
  expect(url()).toBe('/before');
  await end();
});

test('CO-04 closing a dialog that a link opened stays on its page', async () => {
  const { run, url, end } = await show(['/before', '/list?compare=one.two']);
  await run((dialog) => dialog.close());
  expect(url()).toBe('/list');
  await end();
});

// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router';
import { expect, test } from 'vitest';
import { FilterSelect, ListFilters } from './list-filters.tsx';
import { TextsProvider } from './texts.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const texts = [{ common: { search: 'Search' } }];

function List() {
  const [params] = useSearchParams();
  return (
    <ListFilters search={{ value: params.get('search') ?? '', label: 'Search', placeholder: '' }}>
      <FilterSelect
        name="status"
        label="Status"
        value={params.get('status') ?? ''}
        all="All"
        options={[{ value: 'hired', label: 'Hired' }]}
      />
    </ListFilters>
  );
}

test('GEN-10 a search keeps the filter whose page is still loading', async () => {
  const isLoading = new Promise<null>(() => undefined);
  const router = createMemoryRouter(
    [
      {
        path: '/',
        Component: List,
        HydrateFallback: () => null,
        loader: ({ request }) => (request.url.includes('?') ? isLoading : null),
      },
    ],
    { initialEntries: ['/'] },
  );
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <TextsProvider locale="en" timeZone="UTC" texts={texts}>
        <RouterProvider router={router} />
      </TextsProvider>,
    ),
  );
  const status = document.querySelector('select');
  const search = document.querySelector<HTMLInputElement>('input[name=search]');
  await act(async () => {
    if (status) status.value = 'hired';
    status?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(router.state.navigation.location?.search).toBe('?status=hired');
  await act(async () => {
    if (search) search.value = 'a';
    document
      .querySelector('form')
      ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
  expect(router.state.navigation.location?.search).toBe('?status=hired&search=a');
  await act(async () => root.unmount());
});

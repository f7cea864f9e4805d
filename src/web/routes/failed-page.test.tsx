import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { TextsProvider } from '#web/lib/texts.tsx';
import { PageFailed } from './failed-page.tsx';

const texts = {
  site: {
    'failed.title': 'Not shown',
    'failed.text': 'It failed.',
    'failed.request': 'Request',
    'not-found.code': '404',
    'not-found.title': 'Not found',
    'not-found.text': 'It moved.',
    'not-found.home': 'Home',
    offline: 'Offline.',
  },
  common: { retry: 'Again' },
};

test('REL-31 a failed page rendered on the server never says that the reader is offline, which would break hydration', () => {
  const router = createMemoryRouter(
    [{ id: 'page', path: '/', element: null, errorElement: <PageFailed /> }],
    { hydrationData: { errors: { page: new Error('failed') } } },
  );
  const html = renderToString(
    <TextsProvider locale="en" timeZone="Asia/Kolkata" texts={[texts]}>
      <RouterProvider router={router} />
    </TextsProvider>,
  );
  expect(html).toContain('It failed.');
  expect(html).not.toContain('Offline.');
});

test.each([
  ['is missing', 404, 'Missing'],
  ['failed', 500, 'Failed'],
])('SITE-10 a page that %s has a title of its own and is not indexed', (_, status, title) => {
  const error = { status, statusText: '', internal: false, data: null };
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        path: '/',
        children: [{ id: 'page', index: true, element: null, errorElement: <PageFailed /> }],
      },
    ],
    {
      hydrationData: {
        loaderData: { root: { titles: { missing: 'Missing', failed: 'Failed' } } },
        errors: { page: error },
      },
    },
  );
  const html = renderToString(
    <TextsProvider locale="en" timeZone="UTC" texts={[texts]}>
      <RouterProvider router={router} />
    </TextsProvider>,
  );
  expect(html).toContain(`<title>${title}</title>`);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

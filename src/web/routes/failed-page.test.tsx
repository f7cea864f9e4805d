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

import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ListPager } from './list-pager.tsx';
import { TextsProvider } from './texts.tsx';

test('PERF-05 the pages of a list keep its filters and replace its cursor', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={['/list?state=open&after=old']}>
      <TextsProvider
        locale="en"
        timeZone="UTC"
        texts={[{ common: { newer: 'Newer', older: 'Older' } }]}
      >
        <ListPager label="Pages" data={{ newer: 'n1', older: 'o1' }} />
      </TextsProvider>
    </MemoryRouter>,
  );
  expect(html).toMatch(/rel="prev"[^>]*href="\/list\?state=open&amp;before=n1"[^>]*>.*Newer/);
  expect(html).toMatch(/rel="next"[^>]*href="\/list\?state=open&amp;after=o1"[^>]*>Older/);
});

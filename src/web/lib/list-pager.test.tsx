import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ListPager, NumberedPager } from './list-pager.tsx';
import { MailedLink } from './mailed-link.tsx';
import { TextsProvider } from './texts.tsx';

const texts = {
  common: { newer: 'Newer', older: 'Older', 'page-of-pages': 'Page {page} of {pages}' },
  dashboard: { previous: 'Previous', next: 'Next' },
};

const rendered = (address: string, page: ReactNode) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <TextsProvider locale="en" timeZone="UTC" texts={[texts]}>
        {page}
      </TextsProvider>
    </MemoryRouter>,
  );

test('PERF-05 the pages of a list keep its filters and replace its cursor', () => {
  const html = rendered(
    '/list?state=open&after=old',
    <ListPager label="Pages" data={{ newer: 'n1', older: 'o1' }} />,
  );
  expect(html).toMatch(/rel="prev"[^>]*href="\/list\?state=open&amp;before=n1"[^>]*>.*Newer/);
  expect(html).toMatch(/rel="next"[^>]*href="\/list\?state=open&amp;after=o1"[^>]*>Older/);
});

test.each([
  [1, false, true],
  [2, true, true],
  [3, true, false],
])('CO-04 page %s of 3 has a previous page: %s, a next one: %s', (page, hasPrevious, hasNext) => {
  const html = rendered('/list?city=Pune', <NumberedPager label="Pages" page={page} pages={3} />);
  expect(html.includes(`href="/list?city=Pune&amp;page=${page - 1}"`)).toBe(hasPrevious);
  expect(html.includes(`href="/list?city=Pune&amp;page=${page + 1}"`)).toBe(hasNext);
});

test('STJ-01 a mailed link posts its token by a click, and no form is left once it was used', () => {
  const link = { title: 'Leave', text: 'No more mails.', action: '/leave', submit: 'Unsubscribe' };
  const asked = rendered('/leave?token=t1', <MailedLink {...link} done={undefined} />);
  expect(asked).toMatch(/<form action="\/leave" method="post">.*name="token" value="t1"/);
  expect(rendered('/leave?state=left', <MailedLink {...link} done="Done" />)).not.toContain(
    '<form',
  );
});

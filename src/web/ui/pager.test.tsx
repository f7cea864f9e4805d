import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { Pager, type PagerProps } from './pager.tsx';

const texts = { label: 'Pagination: jobs', newerText: 'Newer', olderText: 'Older' };
const render = (props: Partial<PagerProps>) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Pager {...texts} {...props} />
    </MemoryRouter>,
  );

it('PERF-05 a middle page links to both neighbours with labels', () => {
  const html = render({ newer: '?after=40', older: '?before=21', summary: '21–40 of 134' });
  expect(html).toMatch(/<a[^>]*rel="prev"[^>]*href="\/\?after=40"/);
  expect(html).toMatch(/<a[^>]*rel="next"[^>]*href="\/\?before=21"/);
  expect(html).toContain('21–40 of 134');
});

it('PERF-05 the newest page links only to older ones', () => {
  const html = render({ older: '?before=20' });
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toMatch(/<span aria-hidden="true"[^>]*>.*Newer/);
});

it('PERF-05 the oldest page links only to newer ones', () => {
  const html = render({ newer: '?after=40' });
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toMatch(/<span aria-hidden="true"[^>]*>.*Older/);
});

it('PERF-05 a single page shows its summary without links, and nothing without a summary', () => {
  expect(render({ summary: '1–3 of 3' })).not.toContain('Newer');
  expect(render({})).toBe('');
});

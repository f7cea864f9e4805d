import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ListResults } from './list-results.tsx';
import { TextsProvider } from './texts.tsx';

const jobs = {
  count: 'Some jobs',
  'count-capped': 'More jobs than that',
  'empty.title': 'No jobs',
  'empty.text': 'None was posted yet.',
  'empty.filtered': 'None fits.',
};
const clear = { to: '?', text: 'Clear all' };

function htmlOf(items: unknown[], filters: typeof clear | false, capped = false): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <TextsProvider
        locale="en"
        timeZone="UTC"
        texts={[{ 'admin-jobs': jobs, common: { newer: 'Newer', older: 'Older' } }]}
      >
        <ListResults
          texts="admin-jobs"
          data={{ items, total: { count: items.length, capped }, newer: null, older: 'o1' }}
          clear={filters}
          pages="Pages"
        >
          the list
        </ListResults>
      </TextsProvider>
    </MemoryRouter>,
  );
}

test('UX-04 an empty list says whether the filters are the reason, and clears them', () => {
  expect(htmlOf([], false)).toContain('None was posted yet.');
  expect(htmlOf([], false)).not.toContain('Clear all');
  expect(htmlOf([], clear)).toContain('None fits.');
  expect(htmlOf([], clear)).toMatch(/<a [^>]*href=(?:(?!<\/a>).)*Clear all/u);
  expect(htmlOf([], clear)).not.toContain('the list');
});

test('PERF-05 a list says that more rows exist than were counted, and has its pager', () => {
  expect(htmlOf([1], false)).toContain('Some jobs');
  expect(htmlOf([1], false, true)).toContain('More jobs than that');
  expect(htmlOf([1], false)).toContain('the list');
  expect(htmlOf([1], false)).toContain('after=o1');
});

import { expect, test } from 'vitest';
import { isResponseOf, parseResponse } from './parse-response.ts';

const board = { name: 'https://acme.com/jobs', company: 'Acme' };
const options = { board, now: new Date('2026-11-21T10:00:00Z'), most: 10, toMarkdown: String };
const text = 'We bake bread and rolls, every day and by hand.';
const postingsIn = (answer: unknown) => {
  expect(isResponseOf('webfeed', answer)).toBe(true);
  return parseResponse('webfeed', answer, options).postings;
};

test('JOBS-04 Atom: the alternate link, labels of categories, and typed text', () => {
  const entry = {
    id: ['tag:acme.com,2026:7'],
    title: [{ '@type': 'html', '#': 'Baker &amp; <b>Miller</b>' }],
    link: [
      { '@rel': 'edit', '@href': 'https://acme.com/edit/7', '#': '' },
      { '@href': 'https://acme.com/jobs/7', '#': '' },
    ],
    content: [{ '@type': 'xhtml', '#': text }],
    category: [{ '@term': 'i', '@label': 'Internship', '#': '' }],
    published: ['2026-11-01T10:00:00Z'],
  };
  expect(postingsIn({ feed: [{ entry: [entry] }] })).toMatchObject([
    {
      sourceRef: 'https://acme.com/jobs tag:acme.com,2026:7',
      title: 'Baker & Miller',
      companyName: 'Acme',
      description: text,
      type: 'Internship',
      postedAt: new Date('2026-11-01T10:00:00Z'),
      url: 'https://acme.com/jobs/7',
      hostState: 'known',
    },
  ]);
});

test('JOBS-04 Atom: a long address stays whole', () => {
  const href = `https://acme.com/jobs/7?${'a'.repeat(300)}`;
  const entry = {
    id: ['7'],
    title: ['Baker'],
    summary: [text],
    link: [{ '@href': href, '#': '' }],
  };
  expect(postingsIn({ feed: [{ entry: [entry] }] })).toMatchObject([{ url: href }]);
});

test.each([
  ['https://acme.com/all.atom', {}, {}, {}, 'https://acme.com/7'],
  ['https://acme.com/feeds/all', {}, {}, {}, 'https://acme.com/feeds/7'],
  [
    'https://acme.com/all',
    { '@xml:base': 'https://jobs.acme.com/en/' },
    {},
    {},
    'https://jobs.acme.com/en/7',
  ],
  [
    'https://acme.com/all',
    { '@xml:base': '/en/' },
    { '@xml:base': 'it/' },
    {},
    'https://acme.com/en/it/7',
  ],
  [
    'https://acme.com/all',
    { '@xml:base': '/en/' },
    {},
    { '@xml:base': '/de/' },
    'https://acme.com/de/7',
  ],
  ['https://acme.com/all', { '@xml:base': 'http://[' }, {}, {}, 'https://acme.com/7'],
])(
  'JOBS-04 a relative link in the feed %s, with the bases %j, %j and %j, is %s',
  (name, feed, item, link, url) => {
    const entry = { id: ['7'], title: ['Baker'], summary: [text], ...item };
    const links = [{ '@href': '7', '#': '', ...link }];
    const answer = { feed: [{ ...feed, entry: [{ ...entry, link: links }] }] };
    const board = { name, company: 'Acme' };
    expect(parseResponse('webfeed', answer, { ...options, board }).postings).toMatchObject([
      { url },
    ]);
  },
);

test('JOBS-04 JSON Feed: plain text is escaped, and an entry may name its company', () => {
  const item = {
    id: '7',
    url: 'https://acme.com/jobs/7',
    title: 'Baker (remote)',
    content_text: `${text}\n\n1 < 2`,
    company: 'Mill',
    date_published: '2026-11-01T10:00:00Z',
    tags: ['Part-time'],
  };
  const feed = { version: 'https://jsonfeed.org/version/1.1', title: 'Jobs', items: [item] };
  expect(postingsIn(feed)).toMatchObject([
    {
      companyName: 'Mill',
      description: `<p>${text}</p><p>1 &lt; 2</p>`,
      type: 'Part-time',
      workplace: 'remote',
      hostState: 'unknown',
    },
  ]);
});

test('JOBS-04 RSS 1.0 has its items beside the channel; an empty feed is a feed', () => {
  const item = {
    title: ['Baker'],
    link: ['https://acme.com/7'],
    description: [text],
    'dc:date': ['2026-11-01'],
  };
  expect(postingsIn({ 'rdf:RDF': [{ channel: [''], item: [item] }] })).toMatchObject([
    {
      sourceRef: 'https://acme.com/jobs https://acme.com/7',
      postedAt: new Date('2026-11-01T00:00:00Z'),
    },
  ]);
  for (const empty of [{ rss: [{ channel: [''] }] }, { feed: [''] }, { title: 'Jobs', items: [] }])
    expect(postingsIn(empty)).toEqual([]);
  for (const other of [{ html: [{ body: [''] }] }, { items: [] }, [], null, 'rss'])
    expect(isResponseOf('webfeed', other)).toBe(false);
});

test('JOBS-04 pages of a feed that are no jobs are left out', () => {
  const rss = (item: Record<string, unknown>) => ({ rss: [{ channel: [{ item: [item] }] }] });
  expect(postingsIn(rss({ title: ['Menu'], link: ['https://acme.com/menu'] }))).toEqual([]);
});

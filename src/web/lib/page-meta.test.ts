import { expect, test } from 'vitest';
import { pageMeta } from './page-meta.ts';
import type { PageData } from './page.ts';

const page: PageData = {
  texts: {},
  dehydrated: { queries: [], mutations: [] },
  title: 'Blog',
  description: null,
  seo: {
    origin: 'https://firstrung.test',
    address: 'https://firstrung.test/blog',
    image: '/share/page/blog.png',
    publishedAt: null,
    feed: null,
  },
};

test('SITE-10 a page that is not for everyone asks not to be listed, and says nothing else', () => {
  expect(pageMeta({ loaderData: { ...page, seo: null } })).toEqual([
    { title: 'Blog · Firstrung' },
    { name: 'robots', content: 'noindex' },
  ]);
  expect(pageMeta({ loaderData: undefined })).toEqual([]);
});

test('SITE-10 a page for everyone names one address, and an article its day', () => {
  const tags = pageMeta({ loaderData: page });
  expect(tags).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://firstrung.test/blog',
  });
  expect(tags).toContainEqual({ property: 'og:type', content: 'website' });
  const article = pageMeta({
    loaderData: { ...page, seo: page.seo && { ...page.seo, publishedAt: '2026-11-21' } },
  });
  expect(article).toContainEqual({ property: 'og:type', content: 'article' });
  expect(article).toContainEqual({ property: 'article:published_time', content: '2026-11-21' });
});

import { expect, test } from 'vitest';
import { pageTags } from './page-tags.ts';

const seo = {
  origin: 'https://firstrung.test',
  address: 'https://firstrung.test/blog',
  image: '/share/page/blog.png',
  publishedAt: null,
  feed: null,
};
const page = { title: 'Blog', description: null, seo };

test('SITE-10 a private page has noindex and no other tags', () => {
  expect(pageTags({ ...page, seo: null }, 'Rungs')).toEqual([
    { title: 'Blog · Rungs' },
    { name: 'robots', content: 'noindex' },
  ]);
});

test('SITE-10 a public page has a canonical URL, and an article its date', () => {
  const tags = pageTags(page, 'Rungs');
  expect(tags).toContainEqual({
    rel: 'canonical',
    href: 'https://firstrung.test/blog',
  });
  expect(tags).toContainEqual({ property: 'og:type', content: 'website' });
  const article = pageTags({ ...page, seo: { ...seo, publishedAt: '2026-11-21' } }, 'Rungs');
  expect(article).toContainEqual({ property: 'og:type', content: 'article' });
  expect(article).toContainEqual({ property: 'article:published_time', content: '2026-11-21' });
});

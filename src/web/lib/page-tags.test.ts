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

test('SITE-10 a page that is not for everyone asks not to be listed, and says nothing else', () => {
  expect(pageTags({ ...page, seo: null }, 'Rungs')).toEqual([
    { title: 'Blog · Rungs' },
    { name: 'robots', content: 'noindex' },
  ]);
});

test('SITE-10 a page for everyone names one address, and an article its day', () => {
  const tags = pageTags(page, 'Rungs');
  expect(tags).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://firstrung.test/blog',
  });
  expect(tags).toContainEqual({ property: 'og:type', content: 'website' });
  const article = pageTags({ ...page, seo: { ...seo, publishedAt: '2026-11-21' } }, 'Rungs');
  expect(article).toContainEqual({ property: 'og:type', content: 'article' });
  expect(article).toContainEqual({ property: 'article:published_time', content: '2026-11-21' });
});

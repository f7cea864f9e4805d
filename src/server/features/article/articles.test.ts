import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documentNames } from '#domain/article/document-names.ts';
import { countWords } from '#domain/article/reading-minutes.ts';
import { createWorld } from '#testing/world.ts';
import { listArticles, loadArticle, readArticles } from './articles.ts';

const all = readArticles();

test('SITE-09 the blog has at least six articles, newest first, each of 700 to 1,200 words', () => {
  expect(all.length).toBeGreaterThanOrEqual(6);
  expect(all.map(({ date }) => date)).toEqual(
    all
      .map(({ date }) => date)
      .toSorted()
      .toReversed(),
  );
  for (const { slug, blocks, description } of all) {
    expect(countWords(blocks), slug).toBeGreaterThanOrEqual(700);
    expect(countWords(blocks), slug).toBeLessThanOrEqual(1_200);
    expect(description.length, slug).toBeLessThan(200);
  }
});

test('SITE-09 all links between articles work', () => {
  const links = all.flatMap(({ blocks }) =>
    blocks.flatMap(({ lines }) =>
      lines.flatMap((spans) => spans.flatMap(({ href }) => href ?? [])),
    ),
  );
  const slugs = links.flatMap((href) => /^\/blog\/([^#?]+)/u.exec(href)?.[1] ?? []);
  expect(slugs.length).toBeGreaterThan(3);
  for (const slug of slugs) expect(existsSync(`content/blog/${slug}.md`), slug).toBe(true);
});

test('SITE-09 blog pages show each article once, and a page too far returns the last one', () => {
  const { pages } = listArticles({});
  const shown = Array.from({ length: pages }, (_, at) => listArticles({ page: at + 1 }).items);
  expect(shown.flat().map(({ slug }) => slug)).toEqual(all.map(({ slug }) => slug));
  expect(listArticles({ page: 1_000 })).toEqual(listArticles({ page: pages }));
});

test('SITE-09 a tag filters the blog, and an unknown one returns nothing', () => {
  const { items, tags } = listArticles({ tag: 'Hiring' });
  expect(items.length).toBeGreaterThan(0);
  for (const item of items) expect(item.tags).toContain('Hiring');
  expect(tags).toEqual(listArticles({}).tags);
  expect(listArticles({ tag: 'Nonsense' })).toMatchObject({ items: [], page: 1, pages: 1 });
});

test('SITE-09 an article links to the previous and next one', () => {
  const [newest, second] = all;
  if (newest === undefined || second === undefined) throw new Error('There are two.');
  expect(loadArticle(newest.slug)).toMatchObject({ newer: null, older: { slug: second.slug } });
  expect(loadArticle(second.slug).newer).toEqual({ slug: newest.slug, title: newest.title });
  expect(loadArticle(all.at(-1)?.slug ?? '').older).toBeNull();
});

test('SITE-09 no other article can be loaded, whatever the name', async () => {
  await using world = await createWorld();
  const { load } = world.call().article;
  expect(await world.refusal(() => load({ slug: 'nothing' }))).toBe('NOT_FOUND');
  for (const slug of ['../site/terms', 'a/b', '..', '', 'A', '%2e']) {
    expect(await world.refusal(() => load({ slug }))).toBe('INVALID_INPUT');
  }
});

test('SITE-09 terms and privacy name the operator, or the site and its contact page', async () => {
  await using world = await createWorld();
  const text = async (name: (typeof documentNames)[number]) =>
    JSON.stringify(await world.call().article.loadDocument({ name }));
  for (const name of documentNames) expect(await text(name)).not.toMatch(/\{[a-z-]+\}/u);
  expect(await text('terms')).toContain('the operator of firstrung.test');
  expect(await text('terms')).toContain('"/contact"');
  const { operator, ...rest } = world.ctx();
  const named = {
    ...operator,
    name: 'Asha & Co',
    email: 'help@asha.test',
    storesFilesElsewhere: true,
  };
  const { loadDocument } = await import('./articles.ts');
  const privacy = JSON.stringify(await loadDocument({ ...rest, operator: named }, 'privacy'));
  expect(privacy).toContain('Asha & Co');
  expect(privacy).toContain('mailto:help@asha.test');
  expect(privacy).toContain('storage service (S3)');
});

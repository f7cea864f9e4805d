import { randomUUID } from 'node:crypto';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { users } from '#server/db/tables/accounts.ts';
import { profiles } from '#server/db/tables/profiles.ts';
import { userSettings } from '#server/db/tables/user-settings.ts';
import { readArticles } from '#server/features/article/articles.ts';
import { addCommunity } from '#testing/add-community.ts';
import { insertPosting } from '#testing/cast.ts';
import { plainWeb, startTestServer, type TestServer } from '#testing/server.ts';

const publicUrl = 'https://firstrung.test';
const hostile = 'Baker <b>&"\u0007</script>]]> नमस्ते';

let server: TestServer;
let open: string;
let closed: string;
beforeAll(async () => {
  const { PUBLIC_URL } = readConfig({ PUBLIC_URL: publicUrl });
  server = await startTestServer({ web: plainWeb(), config: { PUBLIC_URL, publicUrl } });
  const { db } = server.deps;
  const values = { title: hostile, location: hostile, skills: [hostile, 'C & D'] };
  open = (await insertPosting(db, values)).postingId;
  closed = (await insertPosting(db, { title: 'Closed', state: 'closed' })).postingId;
});
afterAll(() => server[Symbol.asyncDispose]());

const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false });
async function xmlAt(path: string) {
  const headers = { host: 'evil.test', 'x-forwarded-host': 'evil.test' };
  const answer = await server.fetch(path, { headers });
  const text = await answer.text();
  expect(answer.status, path).toBe(200);
  expect(XMLValidator.validate(text), path).toBe(true);
  expect(text).not.toContain('evil.test');
  // oxlint-disable-next-line typescript/no-explicit-any -- what the parser found
  return { answer, text, tree: parser.parse(text) as any };
}
const list = <T>(value: T | T[]): T[] => (Array.isArray(value) ? value : [value]);

test('SITE-10 the RSS feed has open positions, newest first, with absolute URLs and escaped hostile titles', async () => {
  const { answer, tree } = await xmlAt('/feeds/postings.rss');
  expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  const { channel } = tree.rss;
  expect(channel.link).toBe(`${publicUrl}/careers`);
  expect(channel['atom:link']['@_href']).toBe(`${publicUrl}/feeds/postings.rss`);
  const [item] = list(channel.item);
  expect(item.link).toBe(`${publicUrl}/job-application/${open}`);
  expect(item.title).toContain('Baker <b>&"</script>]]> नमस्ते');
  expect(Number.isNaN(Date.parse(item.pubDate))).toBe(false);
  expect(list(channel.item).map((each) => each.link)).not.toContain(
    `${publicUrl}/job-application/${closed}`,
  );
});

test('SITE-10 the blog’s Atom feed has an id, a date and an author for each article', async () => {
  const { answer, tree } = await xmlAt('/feeds/blog.atom');
  expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  const entries = list(tree.feed.entry);
  expect(entries.map((entry) => entry.id)).toEqual(
    readArticles().map(({ slug }) => `${publicUrl}/blog/${slug}`),
  );
  for (const entry of entries) {
    expect(entry).toMatchObject({ author: { name: 'The Firstrung team' } });
    expect(new Date(entry.updated).toISOString()).toBe(entry.updated);
  }
  expect(tree.feed.updated).toBe(entries[0].updated);
});

test('SITE-10 the Atom feed escapes titles, summaries and skills', async () => {
  const { tree } = await xmlAt('/feeds/postings.atom');
  const [entry] = list(tree.feed.entry);
  const shown = 'Baker <b>&"</script>]]> नमस्ते';
  expect(entry.title).toContain(shown);
  expect(entry.summary).toContain(shown);
  const terms = list<{ '@_term': string }>(entry.category).map((each) => each['@_term']);
  expect(terms).toEqual([shown, 'C & D']);
});

test.each(['postings', 'blog'])('SITE-10 %s has a JSON Feed', async (name) => {
  const answer = await server.fetch(`/feeds/${name}.json`);
  expect(answer.headers.get('content-type')).toBe('application/feed+json; charset=utf-8');
  const feed = (await answer.json()) as Record<string, unknown> & { items: { url: string }[] };
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: `${publicUrl}/feeds/${name}.json`,
  });
  expect(feed.items.length).toBeGreaterThan(0);
  for (const { url } of feed.items) expect(url.startsWith(publicUrl)).toBe(true);
});

test.each([
  '/feeds/users.rss',
  '/feeds/blog.xml',
  '/feeds/blog.rss.bak',
  '/feeds/__proto__.rss',
  '/feeds/blog.toString',
  '/sitemaps/postings-0.xml',
  '/sitemaps/postings-99.xml',
  '/sitemaps/x',
])('SITE-10 there is nothing at %s', async (path) => {
  expect((await server.fetch(path)).status).toBe(404);
});

test('SITE-10 an unchanged feed is not sent again, and anyone may cache it', async () => {
  const first = await server.fetch('/feeds/blog.rss');
  expect(first.headers.get('cache-control')).toBe('public, max-age=300');
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
  expect((await server.fetch('/feeds/blog.rss', { headers })).status).toBe(304);
});

test('SITE-10 sitemaps list topics, events and public profiles, each with its last change', async () => {
  const { db } = server.deps;
  const ids = { asha: randomUUID(), ben: randomUUID(), chen: randomUUID() };
  for (const [name, id] of Object.entries(ids)) {
    await db.insert(users).values({ id, name, email: `${name}@example.test` });
    const isActive = name !== 'chen';
    await db.insert(profiles).values({ id, userType: 'student', handle: name, isActive });
    const isProfilePublic = name !== 'ben';
    await db.insert(userSettings).values({ userId: id, isProfilePublic, updatedAt: new Date() });
  }
  const now = new Date();
  const made = await addCommunity(db, { authorId: ids.asha, reporterId: ids.ben, now });
  const hidden = await addCommunity(db, {
    authorId: ids.asha,
    reporterId: ids.ben,
    now,
    values: { topic: { hiddenAt: now } },
  });
  server.deps.ctx.cache.drop('sitemap');
  const { text: index } = await xmlAt('/sitemap.xml');
  const entries: { loc: string; lastmod?: string }[] = [];
  for (const name of ['topics', 'events', 'people']) {
    expect(index).toContain(`${publicUrl}/sitemaps/${name}-1.xml`);
    entries.push(...list((await xmlAt(`/sitemaps/${name}-1.xml`)).tree.urlset.url));
    expect((await server.fetch(`/sitemaps/${name}-2.xml`)).status).toBe(404);
  }
  const addresses = entries.map(({ loc }) => loc.replace(publicUrl, ''));
  expect(addresses).toContain(`/community/forum/${made.topicId}`);
  expect(addresses).toContain(`/community/events/${made.slug}`);
  expect(addresses.filter((path) => path.startsWith('/people/'))).toEqual(['/people/asha']);
  expect(addresses).not.toContain(`/community/forum/${hidden.topicId}`);
  for (const { lastmod } of entries) expect(Number.isNaN(Date.parse(lastmod ?? ''))).toBe(false);
});
test('SITE-10 robots.txt names the sitemap, and the index leads to every public page, article and open posting', async () => {
  const robots = await (
    await server.fetch('/robots.txt', { headers: { host: 'evil.test' } })
  ).text();
  expect(robots).toContain(`Sitemap: ${publicUrl}/sitemap.xml\n`);
  expect(robots).toContain('Disallow: /api/\n');
  const { tree } = await xmlAt('/sitemap.xml');
  const found: { loc: string; lastmod?: string }[] = [];
  for (const { loc } of list(tree.sitemapindex.sitemap)) {
    const { tree: each } = await xmlAt(new URL(loc).pathname);
    found.push(...list(each.urlset.url));
  }
  const addresses = found.map(({ loc }) => loc);
  for (const path of ['/', '/careers', '/blog', '/privacy', `/job-application/${open}`]) {
    expect(addresses).toContain(publicUrl + path);
  }
  expect(addresses).not.toContain(`${publicUrl}/job-application/${closed}`);
  expect(new Set(addresses).size).toBe(addresses.length);
  const posting = found.find(({ loc }) => loc.endsWith(open));
  expect(Number.isNaN(Date.parse(posting?.lastmod ?? ''))).toBe(false);
});

test.each([
  ['Asia/Kolkata', 'Dec 2, 2099, 5:29 AM (Kolkata)'],
  ['America/New_York', 'Dec 1, 2099, 6:59 PM (New York)'],
])('SITE-10 CO-02 a deadline in the feed is on the clock of %s', async (deadlineZone, text) => {
  const deadline = new Date('2099-12-01T23:59:00Z');
  await insertPosting(server.deps.db, { title: deadlineZone, deadline, deadlineZone });
  const { tree } = await xmlAt('/feeds/postings.rss');
  const item = list(tree.rss.channel.item).find(({ title }) => title.startsWith(deadlineZone));
  expect(item.description.replaceAll('\u202F', ' ')).toContain(text);
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publicPaths } from '#domain/site/public-paths.ts';
import { companies } from '#server/db/tables/companies.ts';
import { insertPosting } from '#testing/cast.ts';
import { rawRequest } from '#testing/raw-request.ts';
import { startTestServer, type TestServer } from '#testing/server.ts';

const publicUrl = 'https://firstrung.test';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ config: { PUBLIC_URL: publicUrl, publicUrl } });
});
afterAll(() => server[Symbol.asyncDispose]());

async function pageAt(path: string) {
  const answer = await server.fetch(path, { redirect: 'manual' });
  const html = await answer.text();
  const tag = (pattern: RegExp) => pattern.exec(html)?.[1] ?? null;
  const data = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/gu)];
  return {
    answer,
    html,
    status: answer.status,
    title: tag(/<title>([^<]*)<\/title>/u),
    description: tag(/<meta name="description" content="([^"]*)"/u),
    canonical: tag(/<link rel="canonical" href="([^"]*)"/u),
    image: tag(/<meta property="og:image" content="([^"]*)"/u),
    robots: tag(/<meta name="robots" content="([^"]*)"/u),
    data: data.flatMap(([, json = '']) => JSON.parse(json) as Record<string, unknown>[]),
  };
}

type Data = Awaited<ReturnType<typeof pageAt>>['data'];
const typesOf = (data: Data) => data.map((each) => each['@type']);

test.each([...publicPaths, '/blog/how-to-read-an-offer'])(
  'SITE-10 %s has a title, a description, a canonical URL and a preview image of its own',
  async (path) => {
    const page = await pageAt(path);
    expect(page.status).toBe(200);
    expect(page.title).toMatch(/ · Firstrung$/u);
    expect(page.description?.length).toBeGreaterThan(20);
    expect(page.canonical).toBe(publicUrl + path);
    expect(page.html).toContain('<meta name="twitter:card" content="summary_large_image"');
    expect(page.robots).toBeNull();
    expect(page.image?.startsWith(`${publicUrl}/share/`)).toBe(true);
    const picture = await server.fetch(new URL(page.image ?? '').pathname);
    expect(picture.headers.get('content-type')).toBe('image/png');
  },
);

test('SITE-10 no two public pages have the same title or description', async () => {
  const pages = await Promise.all(publicPaths.map((path) => pageAt(path)));
  expect(new Set(pages.map(({ title }) => title)).size).toBe(publicPaths.length);
  expect(new Set(pages.map(({ description }) => description)).size).toBe(publicPaths.length);
});

test('SEC-13 a forged host changes no URL on any page', async () => {
  for (const path of ['/', '/blog', '/blog/how-to-read-an-offer', '/privacy', '/login']) {
    const lines = [
      `GET ${path} HTTP/1.1`,
      'Host: evil.test',
      'X-Forwarded-Host: evil.test',
      'X-Forwarded-Proto: http',
      'Accept-Encoding: identity',
      'Connection: close',
    ];
    const { text: answer } = await rawRequest(server.port, `${lines.join('\r\n')}\r\n\r\n`);
    expect(answer, path).toContain(publicUrl);
    expect(answer, path).not.toContain('evil.test');
  }
});

test('SITE-10 the second page of the blog has its own canonical URL; other query parameters do not count', async () => {
  expect((await pageAt('/blog?page=2')).canonical).toBe(`${publicUrl}/blog?page=2`);
  expect((await pageAt('/blog?page=1')).canonical).toBe(`${publicUrl}/blog`);
  expect((await pageAt('/careers?utm_source="><script>')).canonical).toBe(`${publicUrl}/careers`);
});

test('SITE-10 blog and board link to their feeds', async () => {
  const [blog, careers] = [await pageAt('/blog'), await pageAt('/careers')];
  expect(blog.html).toContain(`href="${publicUrl}/feeds/blog.rss"`);
  expect(careers.html).toContain(`href="${publicUrl}/feeds/postings.atom"`);
});

test('SITE-10 an article has structured data and breadcrumbs, the home page its organization', async () => {
  const article = await pageAt('/blog/how-to-read-an-offer');
  expect(typesOf(article.data)).toEqual(['BlogPosting', 'BreadcrumbList']);
  expect(article.data[0]).toMatchObject({ headline: 'How to read a job offer' });
  const home = await pageAt('/');
  expect(typesOf(home.data)).toEqual(['Organization']);
  expect(typesOf((await pageAt('/blog')).data)).toEqual([]);
});

test('SITE-10 an unknown article is not found', async () => {
  for (const path of ['/blog/nothing', '/blog/A%20b', '/blog/..%2fterms'])
    expect((await pageAt(path)).status, path).toBe(404);
});

test.each([
  '/nothing',
  '/blog/nothing',
  '/people/nobody',
  '/community/events/nothing',
  `/community/forum/${crypto.randomUUID()}`,
])('SITE-10 A11Y-01 %s, which does not exist, has a title and is not indexed', async (path) => {
  const page = await pageAt(path);
  expect(page.status).toBe(404);
  expect(page.title).toBe('Oops! Page not found · Firstrung');
  expect(page.robots).toBe('noindex');
});

const hostile = '</script><script>alert(1)</script>';

test('SITE-10 an open posting carries valid JobPosting data, whatever its company wrote', async () => {
  const { postingId } = await insertPosting(server.deps.db, {
    title: `Baker ${hostile}`,
    description: `Bake. ${hostile}`,
    location: 'Pune, India',
  });
  const page = await pageAt(`/job-application/${postingId}`);
  expect(page.status).toBe(200);
  expect(page.canonical).toBe(`${publicUrl}/job-application/${postingId}`);
  expect(page.image).toBe(`${publicUrl}/share/posting/${postingId}.png`);
  expect(page.html).not.toContain(hostile);
  expect(typesOf(page.data)).toEqual(['JobPosting', 'BreadcrumbList']);
  expect(page.data[0]).toMatchObject({
    title: `Baker ${hostile}`,
    datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\dT/u),
    description: expect.stringContaining('Bake.'),
    hiringOrganization: { '@type': 'Organization', name: expect.any(String) },
    jobLocation: { '@type': 'Place', address: { addressLocality: 'Pune', addressCountry: 'IN' } },
  });
});

test('SITE-10 a list of postings carries no JobPosting data', async () => {
  await insertPosting(server.deps.db, { title: 'Listed', location: 'India' });
  const { html } = await pageAt('/careers?fresh=1');
  expect(html).toContain('Listed');
  expect(html).not.toContain('"JobPosting"');
});

test.each([
  ['closed', { state: 'closed' as const }, 'The company has closed this job', true],
  ['expired', { deadline: new Date(Date.now() - 60_000) }, 'The deadline has passed', true],
  ['withdrawn', { state: 'removed' as const }, 'This job is no longer available', false],
])(
  'SITE-10 a posting that is %s answers 410 with the reason and similar open ones',
  async (name, change, reason, isShown) => {
    const { db } = server.deps;
    const skills = [`Skill of ${name}`];
    const gone = await insertPosting(db, { title: `Gone ${name}`, skills, ...change });
    await insertPosting(db, { title: `Like ${name}`, skills });
    const page = await pageAt(`/job-application/${gone.postingId}`);
    expect(page.status).toBe(410);
    expect(page.robots).toBe('noindex');
    expect(page.canonical).toBeNull();
    expect(page.html).toContain(reason);
    expect(page.html).toContain(`Like ${name}`);
    expect(page.data).toEqual([]);
    expect(page.html.includes(`Gone ${name}`)).toBe(isShown);
  },
);

test('SITE-10 a suspended company’s posting is gone, a draft and an unknown one are not found', async () => {
  const { db } = server.deps;
  const suspended = await insertPosting(db, { title: 'Of nobody' });
  await db
    .update(companies)
    .set({ status: 'suspended' })
    .where(eq(companies.id, suspended.companyId));
  expect((await pageAt(`/job-application/${suspended.postingId}`)).status).toBe(410);
  const draft = await insertPosting(db, { title: 'Secret', state: 'draft', postedAt: null });
  for (const id of [draft.postingId, crypto.randomUUID(), 'nonsense']) {
    const page = await pageAt(`/job-application/${id}`);
    expect(page.status).toBe(404);
    expect(page.html).toContain('Job posting not found');
    expect(page.html).not.toContain('Secret');
    expect(page.robots).toBe('noindex');
  }
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPictures } from '#server/og-image/pictures.ts';
import { insertPosting } from '#testing/cast.ts';
import { plainWeb, startTestServer, type TestServer } from '#testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ web: plainWeb() });
});
afterAll(() => server[Symbol.asyncDispose]());

async function pictureAt(path: string) {
  const answer = await server.fetch(path);
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { answer, bytes };
}

function sizeOf(png: Buffer) {
  expect(png.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

test('SITE-10 pages, articles and postings have 1200 × 630 preview images that anyone may cache and embed', async () => {
  const { postingId } = await insertPosting(server.deps.db, { title: 'Baker <b>"&' });
  const strange = await insertPosting(server.deps.db, { title: 'नमस्ते 面包师 👩‍🍳' });
  const paths = [
    '/share/page/site.png',
    '/share/page/home.png',
    '/share/page/privacy.png',
    '/share/article/how-to-read-an-offer.png',
    `/share/posting/${postingId}.png`,
    `/share/posting/${strange.postingId}.png`,
  ];
  for (const path of paths) {
    const { answer, bytes } = await pictureAt(path);
    expect(answer.headers.get('content-type'), path).toBe('image/png');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(sizeOf(bytes)).toEqual([1200, 630]);
  }
});

test('SITE-10 only public content has a preview image, and requests cannot choose its text', async () => {
  const draft = await insertPosting(server.deps.db, {
    title: 'Draft',
    state: 'draft',
    postedAt: null,
  });
  const paths = [
    `/share/posting/${draft.postingId}.png`,
    '/share/posting/nonsense.png',
    '/share/article/nothing.png',
    '/share/page/anything.png',
    '/share/page/site.svg',
    '/share/user/site.png',
    '/share/page/..%2F..%2Fsecret.png',
  ];
  for (const path of paths) expect((await server.fetch(path)).status, path).toBe(404);
  const plain = await pictureAt('/share/page/site.png');
  const asked = await pictureAt('/share/page/site.png?title=Buy+now');
  expect(asked.bytes.equals(plain.bytes)).toBe(true);
});

test('SITE-10 each preview image is drawn once, and requests beyond the queue are refused', async () => {
  const pictures = createPictures({ product: 'P', line: 'L' });
  const picture = (title: string) => ({ label: '', title, note: '' });
  const same = [pictures.load(picture('a')), pictures.load(picture('a'))];
  const others = Array.from({ length: 30 }, (_, at) => pictures.load(picture(`b${at}`)));
  expect(others.filter((each) => each === null)).toHaveLength(11);
  const [first, second] = await Promise.all(same);
  expect(first?.equals(second ?? Buffer.alloc(0))).toBe(true);
  const drawn = await Promise.all(others.filter((each) => each !== null));
  expect(drawn).toHaveLength(19);
  pictures.close();
}, 60_000);

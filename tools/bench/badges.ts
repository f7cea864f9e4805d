import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompactSign, exportJWK, generateKeyPair } from 'jose';
import { v7 as uuid } from 'uuid';
import { createClient } from '#testing/client.ts';
import { openBenchDatabase } from './bench-database.ts';
import { timesOf, timesRow as row, writeFigures } from './figures.ts';
import { startProduct } from './server-process.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 200);
const target = '≤ 300';
const [loadBefore = 0] = loadavg();

const folder = await mkdtemp(join(tmpdir(), 'firstrung-badges-'));
const product = await startProduct(folder, { DEMO: 'on' });
const database = await openBenchDatabase(join(folder, 'data'));
try {
  const [student, recruiter] = await Promise.all([signIn('student'), signIn('recruiter')]);
  const source = uuid();
  await database.pool.query(
    `insert into test_attempts (user_id, id, domain, seed, item_ids, starts_at, ends_at, submitted_at, graded_at, score, counts, passed)
      select id, $1, 'backend', 1, '{}', now(), now(), now(), now(), 80, true, true
      from users where email = 'student@demo.test'`,
    [source],
  );
  const key = { 'idempotency-key': uuid() };
  const issued = await student.send(
    'POST',
    '/api/credentials',
    { kind: 'skill-test', source },
    key,
  );
  const { id } = (await issued.json()) as { id: string };
  const badge = await (await student.fetch(`/credentials/${id}/badge.json`)).text();
  const { proof: _, ...unsigned } = JSON.parse(badge) as Record<string, unknown>;
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const token = await new CompactSign(
    Buffer.from(JSON.stringify({ ...unsigned, issuer: 'https://school.test' })),
  )
    .setProtectedHeader({ alg: 'RS256', jwk: await exportJWK(publicKey) })
    .sign(privateKey);

  const timed = (call: () => Promise<Response>, verdict: string) =>
    timesOf(rounds, async () => {
      await database.pool.query('truncate rate_limits');
      const answer = await call();
      const text = await answer.text();
      if (!text.includes(verdict))
        throw new Error(`${answer.status}, not ${verdict}: ${text.replaceAll(/<[^>]*>/gu, ' ')}`);
    });
  const pasted = (text: string) => () =>
    student.send('POST', '/api/credentials/verification', { badge: text });
  const byLink = await timed(() => student.fetch(`/api/credentials/${id}/verification`), 'valid');
  const page = await timed(
    () => createClient(product.url).fetch(`/blockchain-verification?badge=${id}`),
    'The signing key is ours',
  );
  const pressed = await timed(
    () => recruiter.send('POST', `/api/received-credentials/${id}/verification`, {}),
    'valid',
  );
  const ours = await timed(pasted(badge), 'valid');
  const foreign = await timed(pasted(token), 'unknown-issuer');
  const rows = [
    row('a badge of ours by its link, as JSON', byLink, target),
    row('the same as a page, without a script', page, target),
    row('a company’s press beside an applicant, who is notified', pressed, target),
    row('a badge of ours, pasted', ours, target),
    row('a badge in a signed token (RS256), pasted', foreign, target),
  ];
  const load = `${loadBefore.toFixed(1)} at the start, ${(loadavg()[0] ?? 0).toFixed(1)} at the end`;
  writeFigures('badges', rows, `Load of the machine, from other programs: ${load}.`);
} finally {
  await database.close();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}

async function signIn(name: string) {
  const client = createClient(product.url);
  const form = { email: `${name}@demo.test`, password: 'firstrung-demo' };
  const { ok, status } = await client.postForm('/login', form);
  if (!ok) throw new Error(`/login answered ${status}`);
  return client;
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '#testing/client.ts';
import { writeFigures } from './figures.ts';
import { seedUsers } from './seed-users.ts';
import { startProduct } from './server-process.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 50);
const count = 100_000;
const list = '/api/admin/users';

const folder = await mkdtemp(join(tmpdir(), 'firstrung-users-'));
const product = await startProduct(folder, { SIGN_INS_PER_MINUTE: '1000' });
try {
  const client = createClient(product.url);
  const form = { email: 'admin@demo.test', password: 'firstrung-demo' };
  const entered = await client.postForm('/login', form);
  if (!entered.ok) throw new Error(`/login answered ${entered.status}`);
  await seedUsers(join(folder, 'data'), count);
  const far = await cursorAfter(400);
  writeFigures('users', [
    await row('list of 100,000 users, first page', list, '≤ 200'),
    await row('the same as a page', '/admin-dashboard/users', ''),
    await row('page 400', `${list}?after=${far}`, 'as the first page'),
    await row('oldest first', `${list}?order=oldest`, '≤ 200'),
    await row('companies only', `${list}?type=company`, '≤ 200'),
    await row('administrators only', `${list}?type=admin`, '≤ 200'),
    await row('those switched off', `${list}?status=inactive`, '≤ 200'),
    await row('one person by name', `${list}?search=kowalczyk%2099983`, '≤ 200'),
    await row('a name that 6,000 have', `${list}?search=asha`, '≤ 200'),
    await row('what all have', `${list}?search=bench.test`, '≤ 200'),
    await row('two letters', `${list}?search=zo`, '≤ 200'),
    await row('what nobody has', `${list}?search=qqqqqq`, '≤ 200'),
    await row('company users with their counts', '/api/admin/company-users', '≤ 200'),
  ]);

  async function read(path: string): Promise<unknown> {
    const answer = await client.fetch(path, { headers: { accept: '*/*' } });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return path.startsWith('/api') ? answer.json() : answer.text();
  }

  async function cursorAfter(pages: number): Promise<string> {
    let after = '';
    for (let page = 0; page < pages; page += 1) {
      const { older } = (await read(`${list}?limit=50${after && `&after=${after}`}`)) as {
        older: string;
      };
      after = older;
    }
    return after;
  }

  async function row(what: string, path: string, target: string) {
    const taken: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now();
      await read(path);
      if (round >= 5) taken.push(performance.now() - began);
    }
    const sorted = taken.toSorted((x, y) => x - y);
    const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
    return { what, 'p50 ms': at(0.5), 'p95 ms': at(0.95), target };
  }
} finally {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}

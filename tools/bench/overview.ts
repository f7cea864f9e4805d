import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, signUpByMail } from '#testing/client.ts';
import { timesOf, timesRow, writeFigures } from './figures.ts';
import { seedApplications } from './seed-applications.ts';
import { startProduct } from './server-process.ts';

const count = Number(process.env['BENCH_APPLICATIONS'] ?? 1_000_000);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 60);

const folder = await mkdtemp(join(tmpdir(), 'firstrung-overview-'));
const product = await startProduct(folder, { SIGN_INS_PER_MINUTE: '1000' });
try {
  const client = createClient(product.url);
  const email = `many.${Date.now()}@example.test`;
  await signUpByMail(client, { fullName: 'Rita Many', email, password: 'a rung at a time' });
  const start = performance.now();
  await seedApplications(join(folder, 'data'), [{ email, count }]);
  console.log(`seeded in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  const read = async (path: string) => {
    const answer = await client.fetch(path);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    await answer.text();
  };
  const overview = await timesOf(rounds, () => read('/api/company-overview'));
  const page = await timesOf(rounds, () => read('/company-dashboard'));
  const applications = count.toLocaleString('en');
  writeFigures('overview', [
    timesRow(`overview as JSON, ${applications} applications`, overview, '≤ 150'),
    timesRow('the same as a page', page, ''),
  ]);
} finally {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeCursor } from '#server/paging/keyset.ts';
import { type Client, createClient, signUpByMail } from '#testing/client.ts';
import { timesOf, timesRow as row, writeFigures } from './figures.ts';
import { seedApplications } from './seed-applications.ts';
import { startProduct } from './server-process.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 100);
const pageSize = 20;
const times = (call: (round: number) => Promise<unknown>, count = rounds) => timesOf(count, call);
const list = '/api/received-applications';

type Card = { id: string; version: number };

const folder = await mkdtemp(join(tmpdir(), 'firstrung-pipeline-'));
const product = await startProduct(folder, { SIGN_INS_PER_MINUTE: '1000' });
try {
  const [many, few] = [await signUp('many'), await signUp('few')];
  const start = performance.now();
  const [large, small] = await seedApplications(join(folder, 'data'), [
    { email: many.email, count: 100_000 },
    { email: few.email, count: 1_000 },
  ]);
  if (!large || !small) throw new Error('Both are seeded.');
  console.log(`seeded in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  const deep = large.positions.slice(1_000 * pageSize - 1).map(encodeCursor);

  const first = await times(() => read(many.client, list));
  const far = await times((round) => read(many.client, `${list}?after=${deep[round] ?? ''}`));
  const largeBoard = await times(() => read(many.client, `${list}/board`));
  const board = await times(() => read(few.client, `${list}/board`));
  const column = await cardsOf(few.client, 'pending', rounds);
  const moves = await times(async (round) => {
    const card = column[round % column.length];
    if (card === undefined || round >= column.length) return;
    const path = `${list}/${card.id}/move`;
    await write(few.client, path, { to: 'under_review', version: card.version });
  }, column.length);
  const open = await cardsOf(many.client, 'pending', 500);
  const bulk: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const applications = open.map(({ id, version }) => ({ id, version: version + 2 * round }));
    const began = performance.now();
    const answer = await write(many.client, `${list}/move`, { applications, to: 'under_review' });
    bulk.push(performance.now() - began);
    const { batchId, results } = answer as { batchId: string; results: { outcome: string }[] };
    const moved = results.filter(({ outcome }) => outcome === 'moved').length;
    if (moved !== 500) throw new Error(`${moved} of 500 were moved`);
    await write(many.client, `/api/application-moves/${batchId}/undo`, {});
  }
  writeFigures('pipeline', [
    row('list of 100,000 applications, first page', first, '≤ 50'),
    row('the same, page 1,000', far, 'as the first page'),
    row('board of 100,000 applications, first cards', largeBoard, ''),
    row('board of 1,000 applications, first cards', board, '≤ 300 with the drawing'),
    row('a move', moves, '≤ 50'),
    row('a bulk move of 500', bulk, '≤ 1,000'),
  ]);
} finally {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}

async function signUp(name: string) {
  const client = createClient(product.url);
  const email = `${name}.${Date.now()}@example.test`;
  await signUpByMail(client, { fullName: `Rita ${name}`, email, password: 'a rung at a time' });
  return { client, email };
}

async function read(who: Client, path: string): Promise<unknown> {
  const answer = await who.fetch(path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

async function write(who: Client, path: string, body: unknown): Promise<unknown> {
  const answer = await who.send('POST', path, body, { 'idempotency-key': crypto.randomUUID() });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** This many cards of a column, page by page. */
async function cardsOf(who: Client, status: string, count: number): Promise<Card[]> {
  const cards: Card[] = [];
  for (let after = ''; cards.length < count;) {
    const path = `${list}/cards?status=${status}&limit=50${after && `&after=${after}`}`;
    const page = (await read(who, path)) as { items: Card[]; older: string | null };
    cards.push(...page.items);
    if (page.older === null) break;
    after = page.older;
  }
  return cards.slice(0, count);
}

import { readdirSync, readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Admin, Member } from '#domain/actor.ts';
import { emptyContent, type PostingContent } from '#domain/posting/posting-content.ts';
import { loadDemo } from '#server/db/demo/load-demo.ts';
import { removeDemo } from '#server/db/demo/remove-demo.ts';
import { companies } from '#server/db/tables/companies.ts';
import { postings } from '#server/db/tables/postings.ts';
import { postingSearch } from '#server/db/tables/search.ts';
import { deleteUser } from '#server/features/account/deletion/delete-user.ts';
import { importPostings } from '#server/features/posting/import-postings.ts';
import { createWorld, type World } from '#testing/world.ts';
import { indexAtStart } from './index-at-start.ts';
import { indexMissing } from './index-missing.ts';
import { indexPostings } from './index-postings.ts';
import { removeExpired } from './remove-expired.ts';

let world: World;
let admin: Admin;
let owner: Member;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.admin();
  owner = await world.member(await world.company({ name: 'Acme' }), 'owner');
});
afterAll(() => world?.[Symbol.asyncDispose]());

/** Everything that search reads, as text. */
async function index() {
  const read = async (query: string) => (await world.pool.query(query)).rows;
  return {
    postings: await read(
      `select posting_id, company_id, company_name, title_key, posted_at, deadline, category, type, level, city, country, is_remote, salary_min,
         salary_max, array(select key from skills where id = any(skill_ids) order by 1) as skills, head::text from posting_search order by 1`,
    ),
    suggestions: await read('select kind, key, postings from search_titles order by 1, 2'),
    words: await read('select word, postings from search_words order by 1'),
  };
}

/** Expects the index to equal one rebuilt from the postings. */
async function expectTruth() {
  const kept = await index();
  await world.pool.query('truncate posting_search, search_titles, search_words');
  await indexMissing(world.ctx({ kind: 'system' }));
  expect(kept).toEqual(await index());
  return kept.postings.map(({ title_key: title }) => title as string);
}

const content: PostingContent = {
  ...emptyContent,
  title: 'Baker',
  primaryRole: 'Baker',
  duration: 'Full-time',
  skills: ['Bread', 'C++'],
  description: 'Bake.',
  location: 'Bombay',
};
const form = {
  ...emptyContent,
  title: 'Miller',
  primaryRole: 'Miller',
  duration: 'Full-time',
  skills: ['Flour'],
  description: 'Mill.',
  location: '',
  deadline: null,
};

/** Every file that writes postings or companies, with the test that covers it. */
const writers: Record<string, string> = {
  'features/posting/own-posting.store.ts': 'a company',
  'features/posting/posting-admin.store.ts': 'an administrator',
  'features/posting/posting-import.store.ts': 'an import',
  'features/account/deletion/delete-traces.store.ts': 'a company whose last member is deleted',
  'features/company/company.store.ts': 'an administrator',
  'features/scorecard/scorecard.store.ts': 'nobody: blind review is no part of the index',
  'features/company/company-settings.store.ts':
    'nobody: a logo is no part of the index, and a request is of no approved company',
  'features/company/remove-company.store.ts': 'an administrator',
  'features/plan/plan.store.ts': 'a plan that ends',
  'db/insert-under-slug.ts': 'an import; a new company has no postings',
  'db/demo/load-demo.ts': 'the demo set',
  'db/demo/remove-demo.ts': 'the demo set',
};

test('JOBS-01 only the files tested here write postings or companies', () => {
  const root = new URL('../../', import.meta.url);
  const found = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.ts') &&
      !file.endsWith('.test.ts') &&
      /\.(?:insert|update|delete)\((?:postings|companies)\b|\bdemoTables\[/u.test(
        readFileSync(new URL(file, root), 'utf8'),
      ),
  );
  expect(found.sort()).toEqual(Object.keys(writers).sort());
});

test('JOBS-01 every change that a company makes to a posting updates the index in the same transaction', async () => {
  const api = world.call(owner).posting;
  const { id: postingId } = await api.create(content);
  expect(await expectTruth()).toEqual([]);
  await api.move({ postingId, to: 'active', version: 1 });
  expect(await expectTruth()).toEqual(['baker']);
  await api.save({ ...content, title: 'Night Baker', skills: ['Bread'], postingId, version: 2 });
  expect(await expectTruth()).toEqual(['night baker']);
  await api.createCopy({ postingId });
  expect(await expectTruth()).toEqual(['night baker']);
  await api.move({ postingId, to: 'closed', version: 3 });
  expect(await expectTruth()).toEqual([]);
  await api.move({ postingId, to: 'active', version: 4 });
  expect(await expectTruth()).toEqual(['night baker']);
  await api.move({ postingId, to: 'closed', version: 5 });
  await api.move({ postingId, to: 'removed', version: 6 });
  expect(await expectTruth()).toEqual([]);
});

test('JOBS-01 every change that an administrator makes to a posting or company updates the index in the same transaction', async () => {
  const api = world.call(admin);
  const company = await world.company({ name: 'Zeta' });
  const other = await world.company({ name: 'Eta' });
  await world.posting(other, { title: 'Tiler' });
  const { id: postingId } = await api.posting.createAsAdmin({ ...form, companyId: company.id });
  await api.posting.setState({ postingId, to: 'active', version: 1 });
  expect(await expectTruth()).toEqual(expect.arrayContaining(['miller', 'tiler']));
  await api.posting.updateAsAdmin({ ...form, title: 'Old Miller', postingId, version: 2 });
  expect(await expectTruth()).toContain('old miller');
  await api.posting.setState({ postingId, to: 'closed', version: 3 });
  expect(await expectTruth()).toEqual(['tiler']);
  await api.posting.setState({ postingId, to: 'active', version: 4 });
  expect(await expectTruth()).toContain('old miller');
  await api.company.move({ companyId: company.id, to: 'suspended', version: 1 });
  expect(await expectTruth()).toEqual(['tiler']);
  await api.company.move({ companyId: company.id, to: 'approved', version: 2 });
  expect(await expectTruth()).toContain('old miller');
  const student = await world.student();
  await world.application({ posting: { id: postingId, companyId: company.id }, student });
  await api.company.remove({ companyId: company.id });
  expect(await expectTruth()).toEqual(['tiler']);
  await api.company.remove({ companyId: other.id });
  expect(await expectTruth()).toEqual([]);
});

test('JOBS-01 deleting a company’s last member removes its postings from the index', async () => {
  const company = await world.company();
  const last = await world.member(company, 'owner');
  await world.posting(company, { title: 'Orphan' });
  expect(await expectTruth()).toEqual(['orphan']);
  await world
    .ctx()
    .db.transaction((db) => deleteUser({ ...world.ctx({ kind: 'system' }), db }, last.userId));
  expect(await expectTruth()).toEqual([]);
});

test('JOBS-01 an import and a repeated one with changes are indexed, a dry run is not', async () => {
  const system = world.ctx({ kind: 'system' });
  const run = (title: string, isDryRun: boolean) =>
    importPostings(system, {
      bytes: Buffer.from(
        JSON.stringify([{ id: '1', title, description: 'Do it.', skills: ['Rope'] }]),
      ),
      company: 'Imported',
      asDraft: false,
      isDryRun,
      newPlan: 'starter',
    });
  expect(await run('Rigger', true)).toMatchObject({ ok: true });
  expect(await expectTruth()).toEqual([]);
  expect(await run('Rigger', false)).toMatchObject({ ok: true });
  expect(await expectTruth()).toEqual(['rigger']);
  await run('Chief Rigger', false);
  expect(await expectTruth()).toEqual(['chief rigger']);
  const imported = (await world.rows(companies)).find(({ name }) => name === 'Imported');
  await world.call(admin).company.remove({ companyId: imported?.id ?? '' });
});

test('JOBS-01 suspending a company while its posting is being published leaves nothing in the index', async () => {
  const company = await world.company();
  const recruiter = await world.member(company, 'owner');
  const draft = await world.posting(company, { state: 'draft', title: 'Racer' });
  await Promise.all([
    world.call(recruiter).posting.move({ postingId: draft.id, to: 'active', version: 1 }),
    world.call(admin).company.move({ companyId: company.id, to: 'suspended', version: 1 }),
  ]);
  expect(await expectTruth()).toEqual([]);
});

test('JOBS-01 postings with a past deadline are removed from the index', async () => {
  const soon = new Date(world.now.getTime() + 1_000);
  await world.posting(await world.company(), { title: 'Brief', deadline: soon });
  expect(await expectTruth()).toEqual(['brief']);
  const later = { ...world.ctx({ kind: 'system' }), now: new Date(soon.getTime()) };
  await removeExpired(later);
  expect(await index()).toEqual({ postings: [], suggestions: [], words: [] });
  world.passTime(1_000);
});

test('JOBS-01 a database without an index is indexed at startup, newest postings immediately', async () => {
  const company = await world.company();
  const { id } = await world.posting(company, { title: 'Elder' });
  await world.pool.query('truncate posting_search, search_titles, search_words');
  await indexAtStart(world.ctx({ kind: 'system' }));
  expect(await expectTruth()).toEqual(['elder']);
  expect(await world.tasks('search.index-missing')).toEqual([]);
  await world.db.delete(postings).where(eq(postings.id, id));
  await indexPostings(world.ctx(), [id]);
  expect(await world.rows(postingSearch)).toEqual([]);
});

test('GEN-05 the demo set is indexed at startup and leaves the index when it is removed', async () => {
  await using empty = await createWorld();
  await loadDemo({
    db: empty.db,
    files: empty.files,
    hashPassword: async () => 'x',
    now: empty.now,
  });
  await indexAtStart(empty.ctx({ kind: 'system' }));
  expect((await empty.rows(postingSearch)).length).toBeGreaterThan(20);
  await removeDemo({
    db: empty.db,
    files: empty.files,
    tellPostings: (tx, ids) => indexPostings({ db: tx, now: empty.now }, ids),
  });
  expect(await empty.rows(postingSearch)).toEqual([]);
  const { rows } = await empty.pool.query('select * from search_titles');
  expect(rows).toEqual([]);
});

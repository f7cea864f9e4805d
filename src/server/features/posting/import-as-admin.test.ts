import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Admin } from '#domain/actor.ts';
import { maxImported } from '#domain/posting/import-limits.ts';
import {
  importProblem,
  type ImportProblem,
  importProblemKinds,
} from '#domain/posting/import-problem.ts';
import { auditEntries } from '#server/db/tables/audit-entries.ts';
import { postings } from '#server/db/tables/postings.ts';
import { createTexts } from '#server/texts/texts.ts';
import { untilBlocked } from '#testing/until-blocked.ts';
import { createWorld, type World } from '#testing/world.ts';
import { importProblemText } from '#texts/import-problem-text.ts';

const texts = createTexts();
let world: World;
let admin: Admin;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.admin();
});
afterAll(() => world?.[Symbol.asyncDispose]());

const posting = () => world.call(admin).posting;
const run = (companyId: string, text: string, change: object = {}) =>
  posting().importAsAdmin({ text, companyId, asDraft: false, isPreview: false, ...change });
const titlesOf = async (companyId: string) =>
  (await world.rows(postings))
    .filter((row) => row.companyId === companyId && row.state !== 'removed')
    .map(({ title }) => title)
    .toSorted();
const said = (problem: ImportProblem) => importProblemText(texts.translate('en'), problem);
const file = (...rows: string[]) => ['id,title,description,company', ...rows].join('\n');

test('ADM-05 a preview says what becomes of each row and writes nothing; the import does just that', async () => {
  const company = await world.company();
  await world.company({ name: 'Waiting Ltd', status: 'pending' });
  await run(company.id, file('1,Baker,Bake.,', '2,Cook,Cook.,'));
  const text = file(
    ...['1,Baker,Bake.,', '2,Head Cook,Cook.,', '3,Miller,Mill.,', ',Nameless,No id.,'],
    ...['5,Stray,Stray.,Nowhere Ltd', '6,Early,Early.,Waiting Ltd', '3,Twice,Twice.,'],
  );
  const before = await world.dump();
  const preview = await run(company.id, text, { isPreview: true });
  expect(await world.dump()).toEqual(before);
  expect(preview.rows.map(({ place, outcome }) => [place.line, outcome])).toEqual([
    [2, 'unchanged'],
    [3, 'changed'],
    [4, 'created'],
    [5, 'rejected'],
    [6, 'rejected'],
    [7, 'rejected'],
    [8, 'rejected'],
  ]);
  expect(preview.rows.slice(3).map(({ problems }) => problems.map(said))).toEqual([
    [expect.stringContaining('id is missing')],
    ['there is no company Nowhere Ltd'],
    ['Waiting Ltd is not an approved company'],
    ['id 3 was already used on line 4'],
  ]);
  expect(preview.rows.map(({ title }) => title)).toEqual([
    ...['Baker', 'Head Cook', 'Miller', 'Nameless', 'Stray', 'Early', 'Twice'],
  ]);
  const done = await run(company.id, text);
  expect(done.rows.map(({ outcome }) => outcome)).toEqual(
    preview.rows.map(({ outcome }) => outcome),
  );
  expect(await titlesOf(company.id)).toEqual(['Baker', 'Head Cook', 'Miller']);
  expect((await world.rows(auditEntries)).at(-1)).toMatchObject({
    action: 'posting.imported',
    targetId: company.id,
    after: { created: 1, changed: 1 },
  });
});

test('ADM-05 taking an import back removes what nobody has touched, and the file can be imported again', async () => {
  const company = await world.company();
  const text = file('1,Baker,Bake.,', '2,Cook,Cook.,', '3,Miller,Mill.,');
  const { rows } = await run(company.id, text);
  const [kept = '', applied = '', untouched = ''] = rows.map(({ id }) => id ?? '');
  await posting().setState({ postingId: kept, to: 'closed', version: 1 });
  const student = await world.student();
  await world.application({ posting: { id: applied, companyId: company.id }, student });
  const other = await world.posting(await world.company());
  const postingIds = [kept, applied, untouched, other.id];
  expect(await posting().removeImported({ postingIds })).toEqual({ removed: 1, kept: 3 });
  expect(await titlesOf(company.id)).toEqual(['Baker', 'Cook']);
  expect(await titlesOf(other.companyId)).toHaveLength(1);
  const again = await run(company.id, text);
  expect(again.rows.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged', 'created']);
  expect(await titlesOf(company.id)).toEqual(['Baker', 'Cook', 'Miller']);
});

test('ADM-05 a job stays if somebody applies while it is taken back, also if that can still be undone', async () => {
  const company = await world.company();
  const { rows } = await run(company.id, file('1,Baker,Bake.,', '2,Cook,Cook.,'));
  const [applied = '', held = ''] = rows.map(({ id }) => id ?? '');
  const student = await world.student();
  const { id: resumeFileId } = await world.file(student);
  await world.call(student).application.hold({ postingId: held, resumeFileId });
  const applying = await world.pool.connect();
  await applying.query('begin');
  await applying.query('select from companies where id = $1 for share', [company.id]);
  await applying.query('select from job_postings where id = $1 for share', [applied]);
  const removing = posting().removeImported({ postingIds: [applied, held] });
  await untilBlocked(world);
  await world.application({ posting: { id: applied, companyId: company.id }, student });
  await applying.query('commit');
  applying.release();
  expect(await removing).toEqual({ removed: 0, kept: 2 });
});

test('ADM-05 an import and the removal of an earlier one wait for each other, instead of one failing', async () => {
  const first = await world.company();
  await world.company({ name: 'Second Ltd' });
  const rowsOf = (title: string) =>
    file(`1,${title},Mill.,Second Ltd`, `1,${title},Bake.,${first.name}`);
  const { rows } = await run(first.id, rowsOf('Baker'));
  const postingIds = rows.map(({ id }) => id ?? '');
  const holding = await world.pool.connect();
  await holding.query('begin');
  await holding.query('select from companies where id = $1 for no key update', [first.id]);
  const removing = posting().removeImported({ postingIds });
  await untilBlocked(world);
  const importing = run(first.id, rowsOf('Head Baker'));
  await untilBlocked(world, 2);
  await holding.query('commit');
  holding.release();
  expect(await removing).toEqual({ removed: 2, kept: 0 });
  expect((await importing).rows.map(({ outcome }) => outcome)).toEqual(['created', 'created']);
});

test('ADM-05 text that is not UTF-8 is refused with its line, instead of garbling jobs', async () => {
  const company = await world.company();
  const garbled = new TextDecoder().decode(new Uint8Array([77, 252, 108, 108, 101, 114]));
  const { problems } = await run(company.id, file('1,Baker,Bake.,', `2,${garbled},Mill.,`));
  expect(problems.map(said)).toEqual([expect.stringContaining('line 3: this is not UTF-8 text')]);
  expect(await titlesOf(company.id)).toEqual([]);
});

test('ADM-05 a file that can’t be read, is too long or exceeds a plan is refused whole, with its reason', async () => {
  const company = await world.company();
  const problemsOf = async (text: string) => (await run(company.id, text)).problems.map(said);
  expect(await problemsOf('[{"id": 1,')).toEqual([expect.stringContaining('not valid JSON')]);
  expect(await problemsOf('id,title')).toEqual(['the file has no jobs']);
  const rows = (count: number) =>
    file(...Array.from({ length: count }, (_, at) => `${at},Baker ${at},Bake.,`));
  expect(await problemsOf(rows(maxImported + 1))).toEqual([
    expect.stringContaining(`up to ${maxImported}`),
  ]);
  expect(await problemsOf(rows(20))).toEqual([expect.stringContaining('open jobs')]);
  expect(await titlesOf(company.id)).toEqual([]);
});

test.each(['de', 'es', 'fr', 'zh'])(
  'ADM-05 every problem of an import is said in the reader’s language: %s',
  (locale) => {
    const inLanguage = texts.translate(locale);
    const details = { place: { line: 3, item: 2 }, given: 'Sweeper', column: 'title' };
    for (const kind of importProblemKinds) {
      const problem = importProblem(kind, details);
      expect(importProblemText(inLanguage, problem)).not.toBe(said(problem));
      const [own, english] = [inLanguage, texts.translate('en')].map((t) =>
        importProblemText(t, { ...problem, place: null }),
      );
      expect(own).not.toBe(english);
      expect(own?.includes('Sweeper')).toBe(english?.includes('Sweeper'));
    }
  },
);

test('ADM-05 only an approved company can be chosen for an import', async () => {
  const { id } = await world.company({ status: 'suspended' });
  expect(await world.refusal(() => run(id, file('1,Baker,Bake.,')))).toBe('COMPANY_UNKNOWN');
});

test('CO-03 an import rejects unlawful jobs with the words and the law; as drafts they come in, but never into a public job', async () => {
  const company = await world.company();
  const text = file('1,Baker,Bake.,', '2,Cook,Only unmarried women under 30.,');
  const reasons = async (...asked: Parameters<typeof run>) =>
    (await run(...asked)).rows.map(({ outcome, problems }) => [outcome, problems.length > 0]);
  const [, second] = (await run(company.id, text, { isPreview: true })).rows;
  expect(second?.problems.map(said).join()).toMatch(
    /“unmarried women” is a criterion the law doesn’t allow \(.+\)/u,
  );
  expect(await reasons(company.id, text)).toEqual([
    ['created', false],
    ['rejected', true],
  ]);
  expect(await reasons(company.id, text, { asDraft: true })).toEqual([
    ['unchanged', false],
    ['created', false],
  ]);
  const drafted = (await world.rows(postings)).filter((row) => row.companyId === company.id);
  expect(drafted.map(({ state }) => state).toSorted()).toEqual(['active', 'draft']);
  const draft = drafted.find(({ state }) => state === 'draft');
  const publish = () =>
    posting().setState({ postingId: draft?.id ?? '', to: 'active', version: draft?.version ?? 0 });
  expect(await world.refusal(publish)).toBe('POSTING_INCOMPLETE');
  const worse = file('1,Baker,Male bakers only.,', '2,Cook,Only unmarried men.,');
  expect(await reasons(company.id, worse, { asDraft: true })).toEqual([
    ['rejected', true],
    ['changed', false],
  ]);
  const after = await world.rows(postings);
  expect(
    after.find(({ sourceRef, companyId }) => sourceRef === '1' && companyId === company.id)
      ?.description,
  ).toBe('Bake.');
});

test('CO-03 an import waits for somebody who is changing a public job, instead of both failing', async () => {
  const company = await world.company();
  await run(company.id, file('1,Baker,Bake.,'));
  const changing = await world.pool.connect();
  await changing.query('begin');
  await changing.query('select from companies where id = $1 for no key update', [company.id]);
  const importing = run(company.id, file('1,Baker,Male bakers only.,'), { asDraft: true });
  await untilBlocked(world);
  await changing.query('update job_postings set title = $2 where company_id = $1', [
    company.id,
    'Head Baker',
  ]);
  await changing.query('commit');
  changing.release();
  expect((await importing).rows.map(({ outcome }) => outcome)).toEqual(['rejected']);
  expect(await titlesOf(company.id)).toEqual(['Head Baker']);
});

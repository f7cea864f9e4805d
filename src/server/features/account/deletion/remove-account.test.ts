import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { AppError } from '#server/app-error.ts';
import { sessions, users } from '#server/db/tables/accounts.ts';
import { applicationMoves, applications } from '#server/db/tables/applications.ts';
import { auditEntries } from '#server/db/tables/audit-entries.ts';
import { forumTopics } from '#server/db/tables/community.ts';
import { companyMembers } from '#server/db/tables/companies.ts';
import { liveEvents } from '#server/db/tables/live-events.ts';
import { offers } from '#server/db/tables/offers.ts';
import { postings } from '#server/db/tables/postings.ts';
import { confirmMyself } from '#server/features/account/sessions/confirm-myself.ts';
import { removeFile } from '#server/features/file/remove-file.ts';
import { addOffer } from '#testing/add-offer.ts';
import { addPersonalData } from '#testing/add-personal-data.ts';
import { addSecured, ownPassword } from '#testing/secured-student.ts';
import { createWorld, type World } from '#testing/world.ts';
import { removeAccount } from './delete-user.ts';

let made: World | undefined;
let world: World;
beforeEach(async () => {
  await made?.[Symbol.asyncDispose]();
  world = made = await createWorld();
});
afterAll(() => made?.[Symbol.asyncDispose]());

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.refusal : String(error)),
  );

/** Dumps every table of every schema and every file in the world's folder. */
async function everything(): Promise<string> {
  const { rows } = await world.pool.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
  );
  const texts: string[] = [];
  for (const { name } of rows) {
    const table = await world.pool.query<{ row: string }>(`select t::text as row from ${name} t`);
    texts.push(...table.rows.map(({ row }) => `${name} ${row}`));
  }
  const entries = await readdir(world.folder, { recursive: true, withFileTypes: true });
  for (const entry of entries)
    if (entry.isFile()) texts.push(await readFile(join(entry.parentPath, entry.name), 'latin1'));
  return texts.join('\n').toLowerCase();
}

test('SEC-61 after deletion no table, task, cached answer, mail or file mentions the person', async () => {
  const asha = await addPersonalData(world, 'asha');
  const omar = await addPersonalData(world, 'omar');
  const { person, applicationId } = asha;
  const [row] = (await world.rows(applications)).filter(({ id }) => id === applicationId);
  const recruiter = await world.member({ id: row?.companyId ?? '' }, 'owner');
  // Mails, tasks, other users' events, cached answers and an archive that all mention her.
  const api = world.call(person, { idempotencyKey: 'key-of-asha' });
  await api.application.sendMessage({ applicationId, body: 'mark-asha-sent' });
  const note = { applicationId, body: 'mark-asha-note' };
  await world.call(recruiter, { idempotencyKey: 'key-of-note' }).application.createNote(note);
  await world.call(person).profile.requestExport({});
  for (const { mail } of await world.tasks('mail.send')) await world.mailbox.send(mail);
  await world.mailbox.send({
    id: 'm1',
    to: person.email,
    subject: 'mark-asha-mailed',
    text: '',
    html: '',
  });
  const before = await everything();
  for (const marker of [...asha.markers, 'mark-asha-sent', 'mark-asha-note', 'mark-asha-mailed'])
    expect(before, marker).toContain(marker);

  await removeAccount(world.ctx(person), ' delete ');
  for (const payload of await world.tasks('file.remove')) await removeFile(world.ctx(), payload);

  const after = await everything();
  const gone = asha.markers.filter((marker) => !asha.publicMarkers.includes(marker));
  const left = [...gone, ...asha.secrets, 'mark-asha-sent', 'mark-asha-note', 'mark-asha-mailed'];
  expect(left.filter((marker) => after.includes(marker))).toEqual([]);
  for (const marker of omar.markers) expect(after, marker).toContain(marker);
  // The application and the public posts remain, without a name.
  const [kept] = (await world.rows(applications)).filter(({ id }) => id === applicationId);
  expect(kept).toMatchObject({ fullName: 'Deleted account', email: '', answers: [] });
  const topics = await world.rows(forumTopics);
  expect(topics.filter(({ authorId }) => authorId === null)).toHaveLength(1);
  const open = (await world.rows(sessions)).filter(({ userId }) => userId === person.userId);
  expect(open).toEqual([]);
});

test('PRAC-08 CAR-08 what a deleted student had applied for is withdrawn, with its offer; what was decided stays', async () => {
  const company = await world.company();
  const student = await world.student();
  const apply = async (status: 'pending' | 'offer_made' | 'rejected') =>
    world.application({ posting: await world.posting(company), student, status });
  const [waiting, offered, refused] = [
    await apply('pending'),
    await apply('offer_made'),
    await apply('rejected'),
  ];
  await addOffer(world.db, {
    companyId: company.id,
    applicationId: offered.id,
    now: world.now,
    later: new Date(world.now.getTime() + 86_400_000),
    mark: (name) => name,
  });
  // The rejection of this one is not announced yet.
  const owner = await world.member(company, 'owner');
  await world.call(owner).application.move({
    applicationId: waiting.id,
    to: 'rejected',
    version: 1,
    reason: 'Position filled',
  });

  await removeAccount(world.ctx(student), 'delete');

  const kept = await world.rows(applications);
  const statuses = [waiting, offered, refused].map(({ id }) => kept.find((row) => row.id === id));
  expect(statuses.map((row) => row?.status)).toEqual(['withdrawn', 'withdrawn', 'rejected']);
  expect((await world.rows(offers)).map(({ answer }) => answer)).toEqual(['declined']);
  expect(
    (await world.rows(applicationMoves)).filter(({ toStatus }) => toStatus === 'withdrawn'),
  ).toHaveLength(2);
});

test('PRAC-08 nothing is deleted without the confirmation word or for a visitor', async () => {
  const student = await world.student();
  for (const word of ['', 'delet', 'yes'])
    expect(await refusalOf(removeAccount(world.ctx(student), word))).toBe('NOT_CONFIRMED');
  expect(await refusalOf(removeAccount(world.ctx(), 'DELETE'))).toBe('NOT_SIGNED_IN');
  expect(await world.rows(users)).toHaveLength(1);
});

test('PRAC-08 deleting an account requires recent reauthentication, not just an open browser and the confirmation word', async () => {
  const { student } = await addSecured(world);
  world.passTime(10 * 60_000);
  const remove = () => refusalOf(removeAccount(world.ctx(student), 'DELETE'));
  expect(await remove()).toBe('CONFIRMATION_REQUIRED');
  // The typed word is validated before the password is requested.
  expect(await refusalOf(removeAccount(world.ctx(student), 'no'))).toBe('NOT_CONFIRMED');
  expect(await world.rows(users)).toHaveLength(1);
  await confirmMyself(world.ctx(student), { password: ownPassword, code: '' });
  expect(await remove()).toBe('done');
});

test('PRAC-08 an account without applications leaves no row, and a second click finds nothing, immediately or later', async () => {
  const student = await world.student();
  const remove = () => refusalOf(removeAccount(world.ctx(student), 'DELETE'));
  const both = await Promise.all([remove(), remove()]);
  expect(both.filter((each) => each === 'done')).toHaveLength(1);
  // Depending on the order, either the account or its session no longer exists.
  expect(['NOT_FOUND', 'NOT_SIGNED_IN']).toContain(both.find((each) => each !== 'done'));
  expect(await remove()).toBe('NOT_SIGNED_IN');
  expect(await world.rows(users)).toEqual([]);
  expect(await world.rows(liveEvents)).toEqual([]);
});

test('PRAC-08 the next member inherits a company from its deleted owner; without members it takes no applications', async () => {
  const company = await world.company();
  const posting = await world.posting(company);
  const owner = await world.member(company, 'owner');
  const interviewer = await world.member(company, 'interviewer');
  const recruiter = await world.member(company, 'recruiter');
  await removeAccount(world.ctx(owner), 'DELETE');
  const roles = async () =>
    Object.fromEntries(
      (await world.rows(companyMembers)).map(({ userId, role }) => [userId, role]),
    );
  expect(await roles()).toEqual({
    [recruiter.userId]: 'owner',
    [interviewer.userId]: 'interviewer',
  });
  const stateNow = async () =>
    (await world.db.select().from(postings).where(eq(postings.id, posting.id)))[0]?.state;
  await removeAccount(world.ctx(interviewer), 'DELETE');
  expect(await stateNow()).toBe('active');
  await removeAccount(world.ctx(recruiter), 'DELETE');
  expect(await stateNow()).toBe('closed');
});

test('PRAC-08 the last administrator cannot be deleted; another can, and the log keeps only an id', async () => {
  const [ada, bo] = [await world.admin({ name: 'mark-ada' }), await world.admin()];
  await removeAccount(world.ctx(ada), 'DELETE');
  const entries = await world.rows(auditEntries);
  expect(entries).toMatchObject([{ action: 'account.deleted', actorId: ada.userId }]);
  expect(JSON.stringify(entries)).not.toContain('mark-ada');
  expect(await refusalOf(removeAccount(world.ctx(bo), 'DELETE'))).toBe('LAST_ADMIN');
});

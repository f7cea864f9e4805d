import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Ctx } from '#server/context.ts';
import type { Db } from '#server/db/connect.ts';
import { users } from '#server/db/tables/accounts.ts';
import { sniffResume } from '#server/features/file/store-resume.ts';
import { loadChanges, loadLastValues } from '#server/features/readiness/readiness.store.ts';
import { measureReadiness } from '#server/features/readiness/readiness.ts';
import { createFolderFiles } from '#server/ports/files/folder.ts';
import { createDatabase, useDatabase } from '#testing/database.ts';
import { createDemoSet } from './demo-set.ts';
import { isEmpty } from './is-empty.ts';
import { loadDemo } from './load-demo.ts';
import { removeDemo } from './remove-demo.ts';

const now = new Date('2026-11-21T10:00:00Z');
const hashPassword = async (password: string) => `hash of ${password}`;
const folder = await mkdtemp(join(tmpdir(), 'firstrung-demo-'));
const files = createFolderFiles({ folder });
afterAll(() => rm(folder, { recursive: true }));

const tables = [
  'users',
  'profiles',
  'accounts',
  'admin_users',
  'companies',
  'company_members',
  'job_postings',
  'files',
  'resumes',
  'resume_readings',
  'job_applications',
  'application_moves',
  'interviews',
  'interview_members',
  'notifications',
  'idempotency_keys',
  'community_events',
  'event_registrations',
  'forum_topics',
  'forum_replies',
  'forum_likes',
  'reports',
  'contact_messages',
  'outside_postings',
  'question_sets',
  'question_marks',
  'readiness_changes',
];

async function snapshot(db: Db): Promise<Record<string, string[]>> {
  const result: Record<string, string[]> = {};
  for (const table of tables) {
    const { rows } = await db.execute<{ row: string }>(
      sql`select t::text as row from ${sql.identifier(table)} t order by 1`,
    );
    result[table] = rows.map(({ row }) => row);
  }
  return result;
}

const fileCount = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) => one.isFile())
    .length;

describe('loadDemo', () => {
  const database = useDatabase();

  test('GEN-05 the set loads into an empty database, with the same rows for the same instant', async () => {
    expect(await isEmpty(database.db)).toBe(true);
    expect(await loadDemo({ db: database.db, files, hashPassword, now })).toBe(true);
    expect(await isEmpty(database.db)).toBe(false);
    await using second = await createDatabase();
    await loadDemo({ db: second.db, files, hashPassword, now });
    const rows = await snapshot(database.db);
    expect(await snapshot(second.db)).toEqual(rows);
    expect(
      Object.fromEntries(Object.entries(rows).map(([name, list]) => [name, list.length])),
    ).toMatchObject({
      companies: 12,
      job_postings: 60,
      users: 138,
      job_applications: 500,
      files: 120,
      accounts: 4,
    });
    expect(await fileCount()).toBe(120);
  });

  test('GEN-05 HOME-01 the student’s recorded readiness ends at what is measured', async () => {
    const ctx = { db: database.db, now } as Ctx;
    const rows = await database.db.select().from(users).where(eq(users.email, 'student@demo.test'));
    const scope = { studentId: rows[0]?.id ?? '' };
    const { values } = await measureReadiness(ctx, scope);
    const recorded = await loadLastValues(ctx, scope);
    expect(Object.fromEntries(recorded.map(({ part, value }) => [part, value]))).toEqual({
      resume: values.resume,
      interviews: values.interviews,
      skills: values.skills,
    });
    expect(await loadChanges(ctx, scope, 20)).toHaveLength(6);
  });

  test('GEN-05 a database in use is left unchanged', async () => {
    const before = await snapshot(database.db);
    const later = new Date(now.getTime() + 1);
    expect(await loadDemo({ db: database.db, files, hashPassword, now: later })).toBe(false);
    expect(await snapshot(database.db)).toEqual(before);
    expect(await fileCount()).toBe(120);
  });

  test('GEN-05 two concurrent loads leave one set', async () => {
    await using both = await createDatabase();
    const loads = [1, 2].map((ms) =>
      loadDemo({ db: both.db, files, hashPassword, now: new Date(now.getTime() + ms * 1000) }),
    );
    expect((await Promise.all(loads)).sort()).toEqual([false, true]);
    expect((await snapshot(both.db))['companies']).toHaveLength(12);
    await removeDemo({ db: both.db, files, tellPostings: async () => undefined });
  });

  test('GEN-05 an aborted load leaves neither rows nor files', async () => {
    await using broken = await createDatabase();
    const before = await fileCount();
    let puts = 0;
    const failing = {
      ...files,
      put: async (...args: Parameters<typeof files.put>) => {
        if (++puts === 100) throw new Error('the disk is full');
        await files.put(...args);
      },
    };
    const later = new Date(now.getTime() + 5);
    const load = loadDemo({ db: broken.db, files: failing, hashPassword, now: later });
    await expect(load).rejects.toThrow('the disk is full');
    expect(await isEmpty(broken.db)).toBe(true);
    expect(await fileCount()).toBe(before);
  });

  test('GEN-05 each resume is a PDF that meets the upload rules', async () => {
    const { contents } = createDemoSet({ now, passwordHash: '-' });
    for (const bytes of contents.values()) expect(await sniffResume(bytes)).toBe('pdf');
  });
});

describe('removeDemo', () => {
  const database = useDatabase();
  const student = '01990000-0000-7000-8000-000000000001';
  const company = '01990000-0000-7000-8000-000000000002';
  const posting = '01990000-0000-7000-8000-000000000003';

  async function addRealRows(): Promise<void> {
    await database.pool.query(`
      insert into users (id, name, email) values ('${student}', 'Real Person', 'real@demo.test');
      insert into profiles (id) values ('${student}');
      insert into files (id, owner_id, purpose, key, name, media_type, size, sha256, created_at)
        values ('${student}', '${student}', 'resume', '2026/11/${student}', 'cv.pdf', 'application/pdf', 1, '', now());
      insert into companies (id, name, slug, status) values ('${company}', 'Real Company', 'real', 'approved');
      insert into job_postings (company_id, id, title, state) values ('${company}', '${posting}', 'Real work', 'draft')`);
    await files.put(`2026/11/${student}`, new Uint8Array(1), {
      contentType: 'application/pdf',
      size: 1,
    });
  }

  beforeEach(async () => {
    await database.pool.query('truncate users, companies, admin_users, idempotency_keys cascade');
    await rm(folder, { recursive: true });
  });

  test('GEN-05 removal deletes the whole set, and no real row or file', async () => {
    await addRealRows();
    const before = await snapshot(database.db);
    await database.pool.query('delete from job_postings; delete from companies; delete from users');
    await loadDemo({ db: database.db, files, hashPassword, now });
    await addRealRows();
    expect(
      await removeDemo({ db: database.db, files, tellPostings: async () => undefined }),
    ).toEqual({
      companies: 12,
      people: 138,
      postings: 60,
      applications: 500,
      files: 120,
      realApplications: 0,
      realPostings: 0,
    });
    expect((await snapshot(database.db))['users']).toHaveLength(1);
    for (const table of ['files', 'job_postings', 'companies', 'profiles']) {
      expect((await snapshot(database.db))[table], table).toHaveLength(before[table]?.length ?? 0);
    }
    for (const table of [
      'accounts',
      'admin_users',
      'company_members',
      'job_applications',
      'application_moves',
      'interviews',
      'notifications',
      'community_events',
      'event_registrations',
      'forum_topics',
      'forum_replies',
      'forum_likes',
      'reports',
      'contact_messages',
    ]) {
      expect((await snapshot(database.db))[table], table).toEqual([]);
    }
    expect(await fileCount()).toBe(1);
    expect(
      await removeDemo({ db: database.db, files, tellPostings: async () => undefined }),
    ).toMatchObject({
      companies: 0,
      people: 0,
      files: 0,
    });
  });

  test('GEN-05 a real student’s application to a demo posting is removed and counted; the student stays', async () => {
    await loadDemo({ db: database.db, files, hashPassword, now });
    await addRealRows();
    const application = '01990000-0000-7000-8000-000000000004';
    await database.pool.query(`
      insert into job_applications (company_id, id, job_id, user_id, status, full_name, email, resume_file_id, created_at, updated_at)
        select company_id, '${application}', id, '${student}', 'pending', 'Real Person', 'real@demo.test', '${student}', now(), now()
        from job_postings where state = 'active' and right(id::text, 12) = '64656d6f2d31' limit 1;
      insert into notifications (user_id, id, data, created_at)
        values ('${student}', '${application}', '{"kind":"application.moved","applicationId":"${application}"}', now()),
               ('${student}', '${student}', '{"kind":"application.moved","applicationId":"${student}"}', now());
      insert into job_postings (company_id, id, title, state)
        select id, '${application}', 'Written by hand', 'draft' from companies where slug = 'kestrelane';
      insert into company_members (company_id, user_id, role) select id, '${student}', 'interviewer' from companies where slug = 'mudranet';
      insert into idempotency_keys (actor_id, key, procedure, input_hash, answer, created_at)
        select id, 'k', 'p', 'h', '{}', now() from users where email in ('student@demo.test', 'real@demo.test')`);
    expect(
      await removeDemo({ db: database.db, files, tellPostings: async () => undefined }),
    ).toMatchObject({
      applications: 501,
      realApplications: 1,
      realPostings: 1,
      postings: 61,
    });
    const left = await snapshot(database.db);
    expect(left['users']).toHaveLength(1);
    expect(left['job_applications']).toEqual([]);
    expect(left['notifications']).toHaveLength(1);
    expect(left['idempotency_keys']).toHaveLength(1);
    expect(left['company_members']).toEqual([]);
    expect(left['files']).toHaveLength(1);
    expect(left['job_postings']).toHaveLength(1);
  });
});

import { expect, test } from 'vitest';
import { untilBlocked } from '#testing/until-blocked.ts';
import { createWorld, type World } from '#testing/world.ts';
import { createRandom } from './demo/demo-random.ts';
import { foldCounts } from './kept-counts.ts';
import { firstHires, lastActiveDays } from './tables/kept-counts.ts';

const statuses = ['pending', 'under_review', 'hired', 'withdrawn', 'declined'];
/** A quarter of an hour before and after midnight in UTC and in India. */
const moments = ['2026-11-20T23:59:59Z', '2026-11-21T00:00:00Z', '2026-11-21T18:30:00Z'];
const days = ['2026-11-19', '2026-11-20', '2026-11-21'];

const keptAndCounted: Record<string, [kept: string, counted: string]> = {
  'applications of each day and status': [
    `select day::text || ' ' || kind as key, sum(count)::int as count from site_day_counts
     where kind <> 'active' group by day, kind`,
    `select (created_at at time zone 'UTC')::date::text || ' ' || status as key, count(*)::int as count
     from job_applications group by 1`,
  ],
  'active users of each day': [
    `select day::text as key, sum(count)::int as count from site_day_counts where kind = 'active' group by 1`,
    'select day::text as key, count(*)::int as count from activity_days group by 1',
  ],
  'applications of each posting': [
    `select company_id || ' ' || posting_id as key, sum(count)::int as count from posting_counts group by 1`,
    `select company_id || ' ' || job_id as key, count(*)::int as count from job_applications group by 1`,
  ],
  'applications of each quarter of an hour': [
    `select company_id || ' ' || quarter as key, sum(count)::int as count from company_counts group by 1`,
    `select company_id || ' ' || date_bin('15 minutes', created_at, 'epoch')::timestamptz(3) as key, count(*)::int as count
     from job_applications group by 1`,
  ],
  'first hires of postings': [
    `select company_id || ' ' || posting_id as key, coalesce(hired_at::text, '0') as count from first_hires`,
    `select a.company_id || ' ' || a.job_id as key, min(m.created_at)::text as count
     from application_moves m join job_applications a on a.company_id = m.company_id and a.id = m.application_id
     where m.to_status = 'hired' and m.undone_at is null group by 1`,
  ],
  'last active days': [
    'select user_id as key, day::text as count from last_active_days',
    'select user_id as key, max(day)::text as count from activity_days group by 1',
  ],
  'postings of hires': [
    `select id as key, posting_id as count from application_moves where to_status = 'hired'`,
    `select m.id as key, a.job_id as count from application_moves m
     join job_applications a on a.company_id = m.company_id and a.id = m.application_id
     where m.to_status = 'hired'`,
  ],
};

async function expectExact({ pool }: World) {
  for (const [what, statements] of Object.entries(keptAndCounted)) {
    const [kept, counted] = await Promise.all(
      statements.map((statement) =>
        pool.query(`select * from (${statement}) as rows where count::text <> '0' order by key`),
      ),
    );
    expect([what, kept?.rows]).toEqual([what, counted?.rows]);
  }
}

test('ADM-06 the counts that are kept are those of the rows, after any writes at the same time', async () => {
  await using world = await createWorld();
  const { pool } = world;
  const random = createRandom(35);
  const companies = [await world.company(), await world.company()];
  const postings: Awaited<ReturnType<World['posting']>>[] = [];
  for (const company of [...companies, ...companies]) postings.push(await world.posting(company));
  const people: Awaited<ReturnType<World['student']>>[] = [];
  for (let n = 0; n < 12; n++) people.push(await world.student());

  const apply = async () => {
    const { companyId, id } = random.pick(postings);
    // Several at once, some of which exist.
    const users = Array.from({ length: random.whole(1, 4) }, () => random.pick(people).userId);
    await pool.query(
      `insert into job_applications (company_id, id, job_id, user_id, status, full_name, email, created_at, updated_at)
       select $1, gen_random_uuid(), $2, id, $4, 'Ann', 'ann@mail.test', $5, now()
       from users where id = any($3::uuid[]) order by id on conflict do nothing`,
      [companyId, id, users, random.pick(statuses), random.pick(moments)],
    );
  };
  // Only the rows that are locked are changed, as in the product: others could be in a deadlock.
  const some = () =>
    `company_id = $1 and id = any($2::uuid[]) and abs(hashtext(id::text)) % 3 = ${random.whole(0, 2)}`;
  const lock = `select id from job_applications where company_id = $1 order by id for update`;
  const onSome = async (statement: string, ...values: string[]) => {
    const { id } = random.pick(companies);
    const isKept = random.next() < 0.8;
    const client = await pool.connect();
    try {
      await client.query('begin');
      const { rows } = await client.query<{ id: string }>(lock, [id]);
      await client.query(`${statement} where ${some()}`, [
        id,
        rows.map((row) => row.id),
        ...values,
      ]);
      await client.query(isKept ? 'commit' : 'rollback');
    } finally {
      client.release();
    }
  };
  let moved = 0;
  const writes = [
    apply,
    apply,
    () => onSome('update job_applications set status = $3', random.pick(statuses)),
    () => onSome('update job_applications set created_at = $3', random.pick(moments)),
    () => onSome('update job_applications set version = version + 1'),
    () => onSome('delete from job_applications'),
    () =>
      pool.query(
        `insert into application_moves (company_id, id, application_id, to_status, actor_kind, created_at)
         select company_id, gen_random_uuid(), id, $1, 'member', $2
         from job_applications order by random() limit 1 for key share`,
        [random.pick(['hired', 'hired', 'under_review']), random.pick(moments)],
      ),
    () =>
      pool.query(
        `update application_moves set undone_at = case when undone_at is null then now() end
         where (company_id, id) = (select m.company_id, m.id from application_moves m
             join job_applications a on a.company_id = m.company_id and a.id = m.application_id
           where m.to_status = 'hired' order by random() limit 1 for update skip locked)`,
      ),
    ...[1, 2, 3].map(
      () => () =>
        pool.query(
          'insert into activity_days (user_id, day) values ($1, $2) on conflict do nothing',
          [random.pick(people).userId, random.pick(days)],
        ),
    ),
    () =>
      pool.query('delete from activity_days where day = $1 and user_id = $2', [
        random.pick(days),
        random.pick(people).userId,
      ]),
    () =>
      pool.query(`update activity_days set day = day - $3::int where day = $1 and user_id = $2`, [
        random.pick(days),
        random.pick(people).userId,
        // To days that no other update moves to.
        3 * ++moved,
      ]),
    () => foldCounts(world.db),
    () => foldCounts(world.db),
  ];
  for (let round = 0; round < 40; round++) {
    await Promise.all(Array.from({ length: 8 }, () => random.pick(writes)()));
    await expectExact(world);
  }
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from job_applications',
  );
  expect(rows[0]?.count).toBeGreaterThan(5);
  expect(await world.rows(lastActiveDays)).not.toEqual([]);

  await pool.query('delete from job_applications');
  await pool.query('delete from users where id = any($1::uuid[])', [
    people.slice(3).map(({ userId }) => userId),
  ]);
  await expectExact(world);
  expect((await world.rows(lastActiveDays)).length).toBeLessThanOrEqual(3);
});

test('ADM-06 folding leaves one row for each count, and every reader sees the same sums', async () => {
  await using world = await createWorld();
  const { pool } = world;
  const posting = await world.posting(await world.company());
  for (let n = 0; n < 4; n++)
    await world.application({ posting, student: await world.student(), status: 'hired' });
  const read = async () => {
    const { rows } = await pool.query(
      `select (select sum(count)::int from site_day_counts) as days,
         (select sum(count)::int from posting_counts) as postings,
         (select sum(count)::int from company_counts) as companies`,
    );
    return rows[0];
  };
  const rows = async () =>
    (
      await pool.query(
        `select count, is_folded from site_day_counts union all select count, is_folded from posting_counts
         union all select count, is_folded from company_counts`,
      )
    ).rows;
  expect(await rows()).toHaveLength(12);
  let isFolding = true;
  const folded = Promise.all([1, 2, 3].map(() => foldCounts(world.db))).finally(() => {
    isFolding = false;
  });
  while (isFolding) expect(await read()).toEqual({ days: 4, postings: 4, companies: 4 });
  await folded;
  expect(await rows()).toEqual([1, 2, 3].map(() => ({ count: 4, is_folded: true })));

  await pool.query(`update job_applications set status = 'pending'`);
  await foldCounts(world.db);
  const { rows: kinds } = await pool.query('select kind, count, is_folded from site_day_counts');
  expect(kinds).toEqual([{ kind: 'pending', count: 4, is_folded: true }]);
});

test('ADM-06 undoing the first hire waits for another that is being recorded, and counts it', async () => {
  await using world = await createWorld();
  const { pool } = world;
  const posting = await world.posting(await world.company());
  await world.application({ posting, student: await world.student(), status: 'hired' });
  const { id } = await world.application({ posting, student: await world.student() });
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(
      `insert into application_moves (company_id, id, application_id, to_status, actor_kind, created_at)
       values ($1, gen_random_uuid(), $2, 'hired', 'member', '2026-11-30T00:00:00Z')`,
      [posting.companyId, id],
    );
    const undone = pool.query(
      `update application_moves set undone_at = now() where to_status = 'hired' and application_id <> $1`,
      [id],
    );
    await untilBlocked(world);
    await client.query('commit');
    await undone;
  } finally {
    client.release();
  }
  expect(await world.rows(firstHires)).toMatchObject([
    { hiredAt: new Date('2026-11-30T00:00:00Z') },
  ]);
});

test('ADM-06 two days of a user that are removed at the same time are both gone', async () => {
  await using world = await createWorld();
  const { pool } = world;
  const { userId } = await world.student();
  await pool.query(
    'insert into activity_days (user_id, day) select $1, unnest($2::date[]) on conflict do nothing',
    [userId, days],
  );
  const remove = 'delete from activity_days where user_id = $1 and day = $2';
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(remove, [userId, days[2]]);
    const removed = pool.query(remove, [userId, days[1]]);
    await untilBlocked(world);
    await client.query('commit');
    await removed;
  } finally {
    client.release();
  }
  expect(await world.rows(lastActiveDays)).toContainEqual({ userId, day: days[0] });
});

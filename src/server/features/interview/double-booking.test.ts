import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTeamApplied } from '#testing/calls/interview.ts';
import { runTurn } from '#testing/take-turns.ts';
import { createWorld, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => void (world = await createWorld()));
afterAll(() => world?.[Symbol.asyncDispose]());

const calendars = 10_000;

/** Random bookings around a clock change; whatever a constraint refuses is not booked. */
const bookAtRandom = `do $$
declare
  at timestamptz; ends timestamptz; interview uuid;
begin
  perform setseed(:seed);
  for turn in 1..${calendars} loop
    at := timestamptz '2027-03-13 00:00Z' + floor(random() * 600) * interval '15 minutes';
    ends := at + (1 + floor(random() * 8)) * interval '15 minutes';
    interview := gen_random_uuid();
    begin
      insert into interviews (company_id, id, application_id, student_id, starts_at, ends_at, status, platform, created_at)
        select company_id, interview, application_id, student_id, at, ends, 'scheduled', 'video', now()
          from applied order by random() limit 1;
      insert into interview_members (company_id, interview_id, member_id)
        select i.company_id, i.id, m.member_id from interviews i, members m where i.id = interview
          order by random() limit 2;
      if random() < 0.1 then
        update interviews set status = 'cancelled' where id = (select id from interviews order by random() limit 1);
      elsif random() < 0.1 then
        update interviews set status = 'scheduled' where id = (
          select id from interviews where status = 'cancelled' order by random() limit 1);
      end if;
    exception when exclusion_violation then null;
    end;
  end loop;
end $$`;

const clashes = `select count(*)::int as clashes from interviews a
  join interview_members p on p.interview_id = a.id
  join interviews b on b.id > a.id and b.status = 'scheduled' and a.starts_at < b.ends_at and b.starts_at < a.ends_at
  join interview_members q on q.interview_id = b.id
  where a.status = 'scheduled' and (a.student_id = b.student_id or p.member_id = q.member_id)`;

test('CO-06 10,000 random bookings, cancellations and revivals leave nobody with two interviews at once', async () => {
  const teams = await Promise.all(Array.from({ length: 4 }, () => createTeamApplied(world)));
  const client = await world.pool.connect();
  try {
    await client.query(
      'create temporary table applied (company_id uuid, application_id uuid, student_id uuid)',
    );
    await client.query('create temporary table members (member_id uuid)');
    for (const { interviewer, recruiter, applicationId, student } of teams) {
      const ids = [recruiter.companyId, applicationId, student.userId];
      await client.query('insert into applied values ($1, $2, $3)', ids);
      const members = [interviewer.userId, recruiter.userId];
      await client.query('insert into members values ($1), ($2)', members);
    }
    await client.query(bookAtRandom.replace(':seed', String((runTurn % 1_000) / 1_000)));
    const { rows } = await client.query<{ clashes: number }>(clashes);
    const booked = await client.query<{ count: number }>(
      `select count(*)::int from interviews where status = 'scheduled'`,
    );
    expect(booked.rows[0]?.count).toBeGreaterThan(100);
    expect(rows[0]?.clashes).toBe(0);
  } finally {
    client.release();
  }
}, 60_000);

import pg from 'pg';
import { seedPostings } from './seed-postings.ts';

const perStudent = 100;

/**
 * Fills a migrated database with a whole site: generated postings of 200 companies, and students
 * who applied to a hundred of them each, with the first move of each application and its hire.
 */
export async function seedSite(
  connectionString: string,
  { postings, applications }: { postings: number; applications: number },
): Promise<void> {
  await seedPostings(connectionString, postings);
  const pool = new pg.Pool({ connectionString, max: 1, options: '-c synchronous_commit=off' });
  const students = Math.ceil(applications / perStudent);
  try {
    await pool.query(
      `with made as (
         insert into users (id, name, email, email_verified, created_at)
         select gen_random_uuid(), 'Student ' || n, 'site-' || n || '@example.test', true, now() - n * interval '1 hour'
         from generate_series(1, $1::int) n returning id)
       insert into profiles (id, user_type) select id, 'student' from made`,
      [students],
    );
    await pool.query(
      `create temp table work as
         select company_id, id, row_number() over (order by id) - 1 as n from job_postings where state = 'active'`,
    );
    await pool.query('create unique index on work (n)');
    // Spread over a year; a student's postings are a fixed stride apart, so none comes twice.
    await pool.query(
      `insert into job_applications (company_id, id, job_id, user_id, status, full_name, email, cover_letter, created_at, updated_at)
       select work.company_id, gen_random_uuid(), work.id, people.id,
         (array['pending', 'under_review', 'interview_scheduled', 'offer_made', 'hired', 'rejected'])[1 + (work.n + people.n) % 6],
         'Student ' || people.n, people.n || '@example.test', repeat('I would like to. ', 40), made.at, made.at
       from (select id, row_number() over (order by id) - 1 as n from users where email like 'site-%') people
       cross join generate_series(0, ${perStudent} - 1) k
       cross join (select count(*) as all from work) total
       join work on work.n = (people.n * 37 + k * (total.all / ${perStudent})) % total.all
       cross join lateral (select now() - ((people.n * ${perStudent} + k) % 525600) * interval '1 minute' as at) made
       limit $1::int`,
      [applications],
    );
    await pool.query(
      `insert into application_moves (company_id, id, application_id, to_status, actor_kind, created_at)
       select company_id, gen_random_uuid(), id, 'pending', 'student', created_at from job_applications a
       where not exists (select from application_moves m where m.application_id = a.id)`,
    );
    await pool.query(
      `insert into application_moves (company_id, id, application_id, from_status, to_status, actor_kind, created_at)
       select company_id, gen_random_uuid(), id, 'pending', 'hired', 'member', created_at + interval '20 days'
       from job_applications where status = 'hired'`,
    );
    await pool.query('vacuum (analyze)');
  } finally {
    await pool.end();
  }
}

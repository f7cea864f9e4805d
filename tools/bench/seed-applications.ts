import { openBenchDatabase } from './bench-database.ts';

export type Inbox = { companyId: string; positions: { id: string; at: Date }[] };

const postings = 100;

/**
 * Gives each named person a company with this many generated applications; returns them in list
 * order.
 */
export async function seedApplications(
  dataDir: string,
  wishes: { email: string; count: number }[],
): Promise<Inbox[]> {
  const database = await openBenchDatabase(dataDir);
  const { pool } = database;
  try {
    const people = Math.ceil(Math.max(...wishes.map(({ count }) => count)) / postings);
    await pool.query(
      `insert into users (id, name, email) select gen_random_uuid(), 'Student ' || n, 'bench-' || n || '@example.test'
       from generate_series(1, $1::int) n`,
      [people],
    );
    const inboxes: Inbox[] = [];
    for (const { email, count } of wishes) {
      const companyId = crypto.randomUUID();
      await pool.query(
        `insert into companies (id, name, slug, status) values ($1::uuid, 'Bench', $1::text, 'approved')`,
        [companyId],
      );
      await pool.query(
        `with person as (select id from users where email = $2),
           member as (insert into company_members (company_id, user_id, role) select $1, id, 'owner' from person)
         update profiles set user_type = 'company' where id = (select id from person)`,
        [companyId, email],
      );
      await pool.query(
        `insert into job_postings (company_id, id, title, description, primary_role, duration, skills, state, posted_at)
         select $1, gen_random_uuid(), 'Baker ' || n, repeat('Bread. ', 100), 'Baker', 'Full-time', '{Bread}', 'active', now()
         from generate_series(1, $2::int) n`,
        [companyId, postings],
      );
      await pool.query(
        `with work as (select id, row_number() over () as n from job_postings where company_id = $1),
           people as (select id, row_number() over (order by id) as n from users where email like 'bench-%')
         insert into job_applications (company_id, id, job_id, user_id, status, full_name, email, cover_letter, created_at, updated_at)
         select $1, gen_random_uuid(), work.id, people.id,
           (array['pending', 'under_review', 'interview_scheduled', 'offer_made', 'hired', 'rejected'])[1 + (work.n + people.n) % 6],
           'Student ' || people.n, people.n || '@example.test', repeat('I would like to. ', 40), made.at, made.at
         from people cross join work
         cross join lateral (select now() - (people.n * $3::int + work.n) * interval '10 seconds' as at) made
         order by people.n limit $2::int`,
        [companyId, count, postings],
      );
      await pool.query(
        `insert into application_moves (company_id, id, application_id, to_status, actor_kind, created_at)
         select company_id, gen_random_uuid(), id, 'pending', 'student', created_at from job_applications where company_id = $1`,
        [companyId],
      );
      const { rows } = await pool.query<{ id: string; at: Date }>(
        `select id, created_at as at from job_applications where company_id = $1 order by created_at desc, id desc`,
        [companyId],
      );
      inboxes.push({ companyId, positions: rows });
    }
    await pool.query('vacuum (analyze)');
    return inboxes;
  } finally {
    await database.close();
  }
}

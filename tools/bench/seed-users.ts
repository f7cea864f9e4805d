import { openBenchDatabase } from './bench-database.ts';

const names = `(array['Asha','Omar','Lucía','Tan','Imani','Søren','Zofia','Vinay','Chiara','Yuki','Aylin','Diego','Krutika','João','Sai','Olek','Nia'])[1 + n % 17]`;
const families = `(array['Rao','Haddad','Gómez','Wei Ling','Wanjiru','Kjær','Kowalczyk','Acharya','Rossi','Sato','Yılmaz','Ramírez','Patel'])[1 + n % 13]`;

/** Adds generated accounts, most of them students, spread over two years. */
export async function seedUsers(dataDir: string, count: number): Promise<void> {
  const { pool, close } = await openBenchDatabase(dataDir);
  try {
    await pool.query(
      `with made as (
         select gen_random_uuid() as id, n, ${names} as first, ${families} || ' ' || n as family,
           now() - n * interval '10 minutes' as at from generate_series(1, $1::int) n),
       people as (
         insert into users (id, name, email, email_verified, created_at, updated_at)
         select id, first || ' ' || family, 'person-' || n || '@bench.test', true, at, at from made)
       insert into profiles (id, user_type, first_name, last_name, location, is_active, created_at, updated_at)
       select id, case when n % 20 = 0 then 'company' else 'student' end, first, family, 'Pune', n % 50 <> 0, at, at from made`,
      [count],
    );
    await pool.query('analyze');
  } finally {
    await close();
  }
}

import { type SQL, sql } from 'drizzle-orm';
import { withDatabase } from './with-database.ts';

const run = (dataDir: string, statement: SQL) =>
  withDatabase(dataDir, (db) => db.execute(statement));

/**
 * Adds messages from the company about an application, a minute apart; 'Message 1' is the oldest.
 */
export function addMessages(dataDir: string, applicationId: string, many: number): Promise<void> {
  return run(
    dataDir,
    sql`insert into application_messages (company_id, id, application_id, author_kind, body, created_at)
      select company_id, gen_random_uuid(), id, 'member', 'Message ' || n,
        now() - (${many}::int - n) * interval '1 minute'
      from job_applications, generate_series(1, ${many}::int) n where id = ${applicationId}`,
  );
}

/** Moves an application's history back by this many days. */
export function ageApplication(dataDir: string, applicationId: string, days: number) {
  return run(
    dataDir,
    sql`update job_applications set created_at = created_at - ${days}::int * interval '1 day',
      updated_at = updated_at - ${days}::int * interval '1 day' where id = ${applicationId}`,
  );
}

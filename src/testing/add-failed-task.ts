import type pg from 'pg';

/**
 * Adds a mail that failed after five attempts. Returns the id under which it is listed as failed.
 */
export async function addFailedTask(pool: Pick<pg.Pool, 'query'>, mailId = 'm1'): Promise<string> {
  const mail = { id: mailId, to: 'asha@example.test', subject: 'Hello', text: 'Hi', html: 'Hi' };
  const { rows } = await pool.query<{ id: string }>(
    `insert into tasks.job (name, data, output, source_name, source_id, source_created_on, source_retry_count)
     values ('dead-letters', $1, '{"message": "the server said no"}', 'mail.send', gen_random_uuid(), now() - interval '1 hour', 4)
     returning id`,
    [{ mail }],
  );
  return rows[0]?.id ?? '';
}

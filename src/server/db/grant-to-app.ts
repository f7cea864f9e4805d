import pg from 'pg';

const firstWithMaintain = 170_000;

/**
 * Gives the role that serves requests what it needs of tables that another role owns: reading and
 * writing rows; of the audit log and the log of badges only adding. It can change no table, trigger
 * or function.
 */
export async function grantToApp(ownerUrl: string, appUrl: string): Promise<void> {
  const role = pg.escapeIdentifier(await roleOf(appUrl));
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'firstrung-grant' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    // Of processes that start together one grants at a time: the catalogue rows are the same.
    await client.query(`
      begin;
      select pg_advisory_xact_lock(hashtext('firstrung grants'));
      grant usage on schema public, tasks, drizzle to ${role};
      grant select, insert, update, delete on all tables in schema public, tasks to ${role};
      grant usage, select, update on all sequences in schema public, tasks to ${role};
      grant select on all tables in schema drizzle to ${role};
      revoke update, delete on audit_entries, credential_log, credential_heads from ${role};
      -- After a key was stolen, heads are signed anew; what they are about stays.
      grant update (key_id, signature) on credential_heads to ${role};
      commit`);
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    );
    // Indexing renews their statistics; an older server leaves that to autovacuum.
    if ((rows[0]?.version ?? 0) >= firstWithMaintain)
      await client.query(`grant maintain on search_bits, search_places to ${role}`);
  } finally {
    await client.end();
  }
}

async function roleOf(connectionString: string): Promise<string> {
  const client = new pg.Client({ connectionString, application_name: 'firstrung-grant' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ role: string }>('select current_user as role');
    return rows[0]?.role ?? '';
  } finally {
    await client.end();
  }
}

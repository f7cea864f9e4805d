import pg from 'pg';

/** Shared by every app process, taken alone by whoever stops PostgreSQL. */
const membershipLock = 718_400_1;
const caretakerLock = 718_400_3;

/**
 * One connection per app process, holding the shared lock for as long as the process lives. The kernel closes it when the process is
 * killed, so whoever gets the lock alone is truly the last, without trusting pid files that outlive a crash or a reused pid.
 */
export async function joinMembers(host: string): Promise<pg.Client> {
  const member = await connectAsOwner(host, 'firstrung-member');
  try {
    await member.query('select pg_advisory_lock_shared($1)', [membershipLock]);
    return member;
  } catch (error) {
    await member.end();
    throw error;
  }
}

/** True when nobody else is left; the lock is then ours alone until PostgreSQL stops, and newcomers wait for that. */
export async function isLastMember(member: pg.Client): Promise<boolean> {
  await member.query('select pg_advisory_unlock_shared($1)', [membershipLock]);
  const { rows } = await member.query<{ alone: boolean }>(
    'select pg_try_advisory_lock($1) as alone',
    [membershipLock],
  );
  return rows[0]?.alone === true;
}

/**
 * Leaves a loop running inside PostgreSQL that stops it when no member is left, since a member that is killed can't do so itself. A
 * server process looks at its client only when it has an answer for it, so the loop goes on after this process has ended.
 */
export async function leaveCaretaker(host: string): Promise<void> {
  const caretaker = await connectAsOwner(host, 'firstrung-caretaker');
  (caretaker as pg.Client & { unref: () => void }).unref();
  const leave = () => caretaker.end();
  caretaker.query(caretakerLoop).then(leave, leave);
}

const caretakerLoop = `
  do $$ begin
    if not pg_try_advisory_lock(${caretakerLock}) then return; end if;
    loop
      perform pg_sleep(2);
      exit when pg_try_advisory_lock(${membershipLock});
      commit;
    end loop;
    copy (select) to program 'kill -INT $(head -n 1 postmaster.pid)';
  end $$`;

async function connectAsOwner(host: string, name: string): Promise<pg.Client> {
  const client = new pg.Client({
    host,
    port: 5432,
    user: 'postgres',
    database: 'postgres',
    application_name: name,
    connectionTimeoutMillis: 5_000,
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

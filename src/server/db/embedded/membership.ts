import pg from 'pg';

/** Shared by every app process, held exclusively by the one that stops PostgreSQL. */
const membershipLock = 718_400_1;
const caretakerLock = 718_400_3;

/**
 * One connection per app process, which holds the shared lock for as long as the process lives. The
 * kernel closes it when the process is killed, so a process that gets the exclusive lock is truly
 * the last. Pid files could outlive a crash or name a reused pid.
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

/**
 * True if no other process is left; the lock is then exclusive until PostgreSQL stops, and new
 * processes wait for that.
 */
export async function isLastMember(member: pg.Client): Promise<boolean> {
  await member.query('select pg_advisory_unlock_shared($1)', [membershipLock]);
  const { rows } = await member.query<{ alone: boolean }>(
    'select pg_try_advisory_lock($1) as alone',
    [membershipLock],
  );
  return rows[0]?.alone === true;
}

/**
 * Leaves a loop running inside PostgreSQL that stops it when no member is left, because a killed
 * member can't. A server process only notices a lost client when it sends a result, so the loop
 * survives this process.
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

import pg from 'pg';
import { hourMs, minuteMs } from '#domain/time.ts';
import { notifyAfterUndo } from '#domain/undo.ts';
import { LIVE_CHANNEL, readSignal, type Signal } from '#server/live/channels.ts';
import { type Change, noteChanges } from './note-changes.ts';

type Watched = { pool: pg.Pool; connectionString: string; readonly now: Date };
type Person = { id: string; email: string; userType: string | null; memberRole: string | null };

const roleOf = ({ memberRole, userType }: Person) => memberRole ?? userType ?? 'nobody';

const uuidPattern = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gu;

/**
 * Records the effects of calls besides their answers as lines of text: rows, notifications, mails,
 * tasks, live events, audit entries, rate limit counters and signals to other processes.
 */
export async function watchEffects(world: Watched) {
  const { pool, connectionString } = world;
  const takeChanges = await noteChanges(pool);
  const listener = new pg.Client({ connectionString });
  await listener.connect();
  let signals: Signal[] = [];
  let heard: (() => void) | undefined;
  listener.on('notification', ({ channel, payload = '' }) => {
    const signal = readSignal(payload);
    if (channel === 'heard') heard?.();
    else if (signal) signals.push(signal);
  });
  await listener.query(`listen "${LIVE_CHANNEL}"`);
  await listener.query('listen heard');
  const people = new Map<string, Person>();

  const { rows } = await pool.query<Person>(`
    select u.id, u.email, p.user_type as "userType", m.role as "memberRole" from users u
    left join profiles p on p.id = u.id left join company_members m on m.user_id = u.id`);
  for (const person of rows) people.set(person.id, person);

  /** Keeps up with people and their roles. Those who are deleted keep the role that they had. */
  function meet(changes: readonly Change[]): void {
    const gone = new Set(
      changes.flatMap(({ table, was, is }) =>
        table === 'users' && is === null ? [was?.['id']] : [],
      ),
    );
    for (const { table, was, is } of changes) {
      const row = is ?? was ?? {};
      const id = String(row[table === 'company_members' ? 'user_id' : 'id']);
      const known = people.get(id) ?? { id, email: '', userType: null, memberRole: null };
      if (gone.has(id)) continue;
      const text = (name: string) => (is === null ? null : String(is[name]));
      if (table === 'users') people.set(id, { ...known, email: text('email') ?? '' });
      if (table === 'profiles') people.set(id, { ...known, userType: text('user_type') });
      if (table === 'company_members') people.set(id, { ...known, memberRole: text('role') });
    }
  }

  /** Signals arrive in order, so all that were sent before this one are here. */
  async function hearAll(): Promise<void> {
    const isHeard = new Promise<void>((resolve) => void (heard = resolve));
    await pool.query("select pg_notify('heard', '')");
    await isHeard;
  }

  return {
    /** Starts recording: existing people get names, and earlier changes are discarded. */
    async start(): Promise<void> {
      meet(await takeChanges());
      await hearAll();
      signals = [];
    },
    async take(callerId: string): Promise<{ changes: Change[]; lines: string[] }> {
      await hearAll();
      const changes = await takeChanges();
      const known = new Set(people.keys());
      meet(changes);
      const who = (id: unknown): string => {
        if (id === callerId) return 'the caller';
        const person = people.get(String(id));
        if (person === undefined) return 'nobody known';
        return `a ${known.has(person.id) ? '' : 'new '}${roleOf(person)}`;
      };
      const whose = (email: unknown): string => {
        const person = [...people.values()].find((each) => each.email === email);
        return person === undefined ? 'an address' : who(person.id);
      };
      const plain = (text: string) =>
        text
          .replaceAll(uuidPattern, (id) => (people.has(id) ? who(id) : 'an id'))
          .replaceAll(/[\w-]{43}/gu, 'a hash')
          .replaceAll(/[\u2066-\u2069]/gu, '')
          .replaceAll(/\d+/gu, '#');
      const lines = [
        ...changes.map((change) => lineOf(change, { who, whose, plain, now: world.now })),
        ...signals.map((signal) => signalOf(signal, who)),
      ].filter((line) => line !== null);
      return { changes, lines: counted(lines) };
    },
    [Symbol.asyncDispose]: () => listener.end(),
  };
}

type Names = Record<'who' | 'whose', (value: unknown) => string> & {
  plain: (text: string) => string;
  now: Date;
};

function lineOf({ table, was, is }: Change, { who, whose, plain, now }: Names): string | null {
  // Search tables are derived from the rows below.
  if (table.startsWith('search_') || table === 'student_search') return `rows of ${table}`;
  if (is !== null && was === null) {
    const data = (is['data'] ?? {}) as Record<string, unknown>;
    if (table === 'notifications') return `notifies ${who(is['user_id'])}: ${String(data['kind'])}`;
    if (table === 'live_events')
      return `live to ${who(is['user_id'])}: ${[is['kind'], data['kind']].filter(Boolean).join(' ')}`;
    if (table === 'audit_entries')
      return `audit by ${who(is['actor_id'])}: ${String(is['action'])}`;
    if (table === 'tasks' && is['name'] === 'mail.send') {
      const mail = data['mail'] as { to: string; subject: string };
      const to = `${whose(mail.to)}${timingOf(is, now)}${conditionsOf(data)}`;
      return `mails ${to}: ${plain(mail.subject)}`;
    }
    if (table === 'tasks') return `adds the task ${String(is['name'])}${timingOf(is, now)}`;
  }
  const row = is ?? was ?? {};
  if (table === 'rate_limits' || table === 'sign_in_failures')
    return `${is === null ? 'forgets' : 'counts'} ${plain(String(row['key']))}`;
  if (was === null) return `adds to ${table}`;
  if (is === null) return `removes from ${table}`;
  const columns = Object.keys(is).filter(
    (column) => JSON.stringify(is[column]) !== JSON.stringify(was[column]),
  );
  return columns.length === 0 ? null : `changes ${table}: ${columns.toSorted().join(' ')}`;
}

/** When a task starts if not at once, and whether adding it twice would add two. */
function timingOf(task: Record<string, unknown>, now: Date): string {
  const startsAt = new Date(String(task['start_after']));
  const isUndoable = startsAt.getTime() === notifyAfterUndo(now).getTime();
  const isLater = task['start_after'] !== task['created_on'];
  const start = isUndoable
    ? ' after the time for undo'
    : isLater
      ? ` ${lengthOf(startsAt.getTime() - now.getTime())} later`
      : '';
  // The id is derived from the key, or else random.
  return String(task['id'])[14] === '5' ? start : `${start} without a key`;
}

/** What keeps a mail from being sent. */
const conditionsOf = (data: Record<string, unknown>) =>
  `${data['unlessRead'] ? ' unless it was read' : ''}${data['notAfter'] ? ' unless it is late' : ''}`;

/** Rounded, because some tasks count from when they were added. */
function lengthOf(ms: number): string {
  if (ms < minuteMs) return `${Math.round(ms / 1_000)} s`;
  return ms < hourMs ? `${Math.round(ms / minuteMs)} min` : `${Math.round(ms / hourMs)} h`;
}

function signalOf(signal: Signal, who: Names['who']): string | null {
  if ('changed' in signal) return `signals that ${signal.changed} changed`;
  if ('endSession' in signal) return 'ends the streams of a session';
  // Each live event wakes its recipient.
  if ('wake' in signal) return null;
  return `ends the streams of ${who(signal.endUser)}${signal.why ? `: ${signal.why}` : ''}`;
}

/** Sorts lines and merges duplicates. */
function counted(lines: string[]): string[] {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return [...counts]
    .map(([line, count]) =>
      count === 1 || line.startsWith('rows of') ? line : `${line} ×${count}`,
    )
    .toSorted();
}

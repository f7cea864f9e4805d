import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { markName, parseMark } from './archive-names.ts';
import { type Archive, type ArchiveStatus, createStatusFile } from './archive-status.ts';
import type { ArchiveStore } from './archive-store.ts';
import { connect, createWork, putText, readBases, type WorkOptions } from './archive-work.ts';

/** Data that is not archived yet is at most this old, plus the time that storing takes. */
const archiveEveryMs = 30_000;
const leaderLock = 718_400_5;

type Options = WorkOptions & {
  dataDir: string;
  /** When the daily base backup was last due. */
  lastBaseTime: (now: Date) => Promise<Date>;
  everyMs?: number;
};

/**
 * Keeps the archive up to date until it is stopped; stopping archives what is left first. One
 * process archives; the others wait to take over.
 */
export function startArchiver(options: Options): Archive & { stop: () => Promise<void> } {
  const { store, dataDir, log, everyMs = archiveEveryMs } = options;
  const file = createStatusFile(join(dataDir, 'archive.json'), unknown(store));
  const stopping = new AbortController();
  const running = run();

  async function run(): Promise<void> {
    let reported: string | undefined;
    while (!stopping.signal.aborted) {
      try {
        await lead(options, file, stopping.signal, everyMs, () => (reported = undefined));
      } catch (error) {
        const problem = error instanceof Error ? error.message : String(error);
        if (stopping.signal.aborted) return;
        if (problem !== reported) log.error({ err: error }, 'the archive could not be continued');
        reported = problem;
        await file.write({ ...(await file.read()), isMakingBase: false, problem }).catch(() => {});
      }
      await pause(everyMs, stopping.signal);
    }
  }

  return {
    status: file.read,
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

type StatusFile = ReturnType<typeof createStatusFile>;

const unknown = ({ place }: ArchiveStore): ArchiveStatus => ({
  place,
  safeUntil: null,
  from: null,
  baseAt: null,
  isMakingBase: false,
  isSameDisk: false,
  problem: null,
});

const pause = (ms: number, signal: AbortSignal) => wait(ms, undefined, { signal }).catch(() => {});

/** Returns when stopped, or if another process leads; throws when something failed. */
async function lead(
  options: Options,
  file: StatusFile,
  signal: AbortSignal,
  everyMs: number,
  onDone: () => void,
): Promise<void> {
  const { store, dataDir, lastBaseTime, log } = options;
  const client = await connect(options);
  try {
    const { rows } = await client.query<{ isMine: boolean; mode: string }>(
      `select pg_try_advisory_lock(${leaderLock}) as "isMine", current_setting('archive_mode') as mode`,
    );
    if (!rows[0]?.isMine) return;
    if (rows[0].mode !== 'on')
      throw new Error(
        'The database was started without an archive. Stop every process of Firstrung, then start again.',
      );
    await store.requirePlace();
    const mark = await requireOwnArchive(client, store, await file.read());
    const isSameDisk = await sharesDisk(store.place, dataDir);
    const work = createWork(options, client, await readBases(store), signal);
    let making: Promise<void> | undefined;
    let problem: string | null = null;
    const note = async (safeUntil: Date | null) => {
      const [first, newest] = [work.bases()[0], work.bases().at(-1)];
      await file.write({
        place: store.place,
        safeUntil,
        isSameDisk,
        problem,
        isMakingBase: !!making,
        from: first?.finishedAt ?? null,
        baseAt: newest?.finishedAt ?? null,
      });
    };
    try {
      for (;;) {
        const isLast = signal.aborted;
        const now = new Date();
        await requireStillThere(store, mark.safeUntil !== null);
        const isUsable = await work.goesOn();
        const newest = work.bases().at(-1);
        const isDue = !isUsable || (newest && newest.startedAt < (await lastBaseTime(now)));
        if (isDue && !making && !isLast)
          making = work.addBase().then(
            () => void ([making, problem] = [undefined, null]),
            (error: unknown) => {
              making = undefined;
              if (signal.aborted) return;
              problem = error instanceof Error ? error.message : String(error);
              log.error({ err: error }, 'the archive could not copy the whole database');
            },
          );
        if (isUsable) {
          await work.archiveUntilNow();
          mark.safeUntil = now;
          await putText(store, markName, mark);
        }
        await note(isUsable ? now : null);
        onDone();
        if (isLast) return;
        // The first copy counts as soon as it is there.
        await Promise.race([pause(everyMs, signal), ...(isUsable ? [] : [making])]);
      }
    } finally {
      await making;
    }
  } finally {
    await client.end();
  }
}

/** A disk that has been unmounted leaves an empty folder on the disk below. */
async function requireStillThere(store: ArchiveStore, isBegun: boolean): Promise<void> {
  await store.requirePlace();
  if (!isBegun) return;
  const found = await store.read(markName);
  found?.destroy();
  if (!found)
    throw new Error(
      `The archive in ${store.place} is gone. Is ARCHIVE_DIR right, and its disk mounted?`,
    );
}

/** Refuses the archive of another database, and one that was emptied or isn't mounted. */
async function requireOwnArchive(client: pg.Client, store: ArchiveStore, before: ArchiveStatus) {
  const { rows } = await client.query<{ system: string }>(
    'select system_identifier::text as system from pg_control_system()',
  );
  const system = rows[0]?.system ?? '';
  const found = await store.read(markName);
  if (found === null) {
    if (before.place === store.place && before.baseAt)
      throw new Error(
        `The archive in ${store.place} is gone. Is ARCHIVE_DIR right, and its disk mounted? To begin a new one, delete the file archive.json in DATA_DIR.`,
      );
    return { system, safeUntil: null as Date | null };
  }
  const mark = parseMark(await text(found));
  if (mark.system !== system)
    throw new Error(
      `${store.place} is the archive of another database. Set ARCHIVE_DIR to an empty place.`,
    );
  return mark;
}

async function sharesDisk(place: string, dataDir: string): Promise<boolean> {
  const [one, other] = await Promise.all([stat(place).catch(() => undefined), stat(dataDir)]);
  return one !== undefined && one.dev === other.dev;
}

import { z } from 'zod';
import { backupStates } from '#domain/backup/backup.ts';
import { healthStates } from '#domain/health/health.ts';
import type { AuditDeclaration } from './audit-texts.ts';
import { refuses } from './errors.ts';
import { id, instant } from './fields.ts';
import { get, post } from './procedure.ts';

const count = z.number().int();
const backupRow = z.object({
  id,
  state: z.enum(backupStates),
  isScheduled: z.boolean(),
  /** Percent, while it runs. */
  progress: count.nullable(),
  createdAt: instant,
  finishedAt: instant.nullable(),
  /** Bytes. */
  size: count.nullable(),
  sha256: z.string().nullable(),
  contents: z.object({ tables: count, rows: count, files: count, lostFiles: count }).nullable(),
  problem: z.string().nullable(),
});
export type Backup = z.infer<typeof backupRow>;

export const backupAudit = [
  { action: 'backup.created', texts: 'admin-backup.audit.created' },
  { action: 'backup.downloaded', texts: 'admin-backup.audit.downloaded' },
  { action: 'backup.optimized', texts: 'admin-backup.audit.optimized' },
] as const satisfies readonly AuditDeclaration[];

const archive = z.discriminatedUnion('kind', [
  /** The database runs on a server of the operator's. */
  z.object({ kind: z.literal('external') }),
  z.object({ kind: z.literal('off') }),
  z.object({
    kind: z.literal('on'),
    state: z.enum(healthStates),
    place: z.string(),
    /** Everything before this moment is in the archive. */
    safeUntil: instant.nullable(),
    /** The first moment that can be restored. */
    from: instant.nullable(),
    /** When the newest copy of the whole database was finished. */
    baseAt: instant.nullable(),
    isMakingBase: z.boolean(),
    isSameDisk: z.boolean(),
    problem: z.string().nullable(),
  }),
]);
export type ArchiveState = z.infer<typeof archive>;

const backupList = z.object({
  items: z.array(backupRow),
  /** When the schedule makes the next one; null when it is off. */
  nextAt: instant.nullable(),
  now: instant,
  archive,
  database: z.object({
    /** Bytes. */
    size: count,
    /** The share of pages read from memory, 0 to 1; null before anything was read. */
    cacheHits: z.number().nullable(),
    optimization: z.object({
      /** When all tables had last been optimized; null if some never were. */
      lastAt: instant.nullable(),
      /** Percent of the tables, while one runs. */
      progress: count.nullable(),
      /** As estimated by PostgreSQL. */
      deadRows: z.number(),
      rows: z.number(),
    }),
  }),
});
export type BackupList = z.infer<typeof backupList>;

export const backup = {
  /** The last fifty backups, newest first, and what was measured of the database. */
  list: get('admin', '/admin/backups').input(z.strictObject({})).output(backupList),
  /** Starts a backup, unless one is running. */
  create: post('admin', '/admin/backups')
    .input(z.strictObject({}))
    .output(z.object({ id, isNew: z.boolean() })),
  /** Starts removing dead rows and renewing statistics, unless that is running. */
  optimize: post('admin', '/admin/database/optimize')
    .input(z.strictObject({}))
    .output(z.object({ isNew: z.boolean(), askedAt: instant })),
  /** Checks that the file can be downloaded now; the download itself is a plain link. */
  prepareDownload: post('admin', '/admin/backups/{backupId}/download')
    .errors(refuses('NOT_FOUND', 'CONFIRMATION_REQUIRED'))
    .input(z.strictObject({ backupId: id }))
    .output(z.object({ path: z.string() })),
};

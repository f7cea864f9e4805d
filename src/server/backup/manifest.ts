import { createHash } from 'node:crypto';
import { z } from 'zod';

export const formatVersion = 1;
export const manifestName = 'manifest.json';
/** The checksum of the manifest, after it. */
export const sumName = 'manifest.sha256';

const sha256 = z.string().regex(/^[\da-f]{64}$/u);
const table = z.object({
  schema: z.enum(['public', 'tasks']),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int(),
  /** Bytes of the compressed rows. */
  size: z.number().int(),
  sha256,
});
const file = z.object({
  key: z.string(),
  mediaType: z.string(),
  size: z.number().int(),
  sha256,
});

/** Describes a backup: what the entries before it are. */
const manifest = z.object({
  format: z.literal(formatVersion),
  createdAt: z.iso.datetime(),
  /** Hashes of the migrations that the database had, oldest first. */
  migrations: z.array(z.string()),
  keyFingerprint: sha256,
  tables: z.array(table),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  files: z.array(file),
  /** Keys of files that the database has and the storage lacks. */
  lostFiles: z.array(z.string()),
});
export type Manifest = z.infer<typeof manifest>;
export type TableEntry = Manifest['tables'][number];

export class BackupProblem extends Error {}

const damaged = 'This backup is damaged or incomplete. Nothing was changed. Use another one.';

/** Throws for a text that is altered, of a newer version, or no manifest. */
export function parseManifest(text: string, sum: string | undefined): Manifest {
  if (sum !== sha256Of(text)) throw new BackupProblem(damaged);
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw new BackupProblem(damaged);
  }
  if (z.object({ format: z.number().gt(formatVersion) }).safeParse(read).success)
    throw new BackupProblem(newer);
  const { data } = manifest.safeParse(read);
  if (data === undefined) throw new BackupProblem(damaged);
  return data;
}

const newer =
  'This backup was made by a newer version of Firstrung. Nothing was changed. Update Firstrung, then restore it.';

/** Refuses the backup of a newer version, or of a build with other migrations. */
export function requireKnownMigrations(
  { migrations }: Pick<Manifest, 'migrations'>,
  known: readonly string[],
): void {
  if (migrations.length > known.length) throw new BackupProblem(newer);
  if (migrations.some((hash, place) => hash !== known[place]))
    throw new BackupProblem(
      'This backup was made by a build with another database schema. Nothing was changed. Restore it with the build that made it.',
    );
}

/** Identifies a secret without revealing it. */
export function keyFingerprint(secret: string): string {
  return sha256Of(`firstrung backup ${secret}`);
}

export const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex');

export const entryOf = {
  table: ({ schema, name }: Pick<TableEntry, 'schema' | 'name'>) =>
    `tables/${schema}.${name}.copy.gz`,
  file: ({ key }: { key: string }) => `files/${key}`,
};

/** Refuses entries that the manifest doesn't list, lacks or describes differently. */
export function requireWhole(
  { tables, files }: Manifest,
  found: ReadonlyMap<string, { size: number; sha256: string }>,
): void {
  const listed = new Map<string, { size: number; sha256: string }>();
  for (const each of tables) listed.set(entryOf.table(each), each);
  for (const each of files) listed.set(entryOf.file(each), each);
  const isWhole =
    listed.size === found.size &&
    [...listed].every(([name, { size, sha256: hash }]) => {
      const entry = found.get(name);
      return entry?.size === size && entry.sha256 === hash;
    });
  if (!isWhole) throw new BackupProblem(damaged);
}

export const damagedBackup = () => new BackupProblem(damaged);

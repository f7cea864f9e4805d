import { and, asc, eq, getTableColumns, ne } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import type { Person } from '#server/db/own-rows.ts';
import { personalSections } from '#server/db/personal-data.ts';
import { files } from '#server/db/tables/files.ts';

type Rows = Record<string, unknown>[];

export async function* loadSections(
  ctx: Ctx,
  person: Person,
): AsyncGenerator<{ name: string; rows: Rows; share: number }> {
  for (const [at, { name, table, holds, of, shown }] of personalSections.entries()) {
    const all = getTableColumns(table);
    const held = Object.fromEntries(
      holds.map((column) => [column, shown?.[column] ?? all[column]]),
    ) as typeof all;
    const rows: Rows = await ctx.db.select(held).from(table).where(of(person));
    yield { name, rows, share: (at + 1) / personalSections.length };
  }
}

/** A person's uploads, oldest first, without archives. */
export async function loadOwnFiles(ctx: Ctx, userId: string) {
  return ctx.db
    .select()
    .from(files)
    .where(and(eq(files.ownerId, userId), ne(files.purpose, 'export')))
    .orderBy(asc(files.createdAt), asc(files.id));
}

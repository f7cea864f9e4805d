import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { isAssigned } from '#server/db/received-filter.ts';
import { applications } from '#server/db/tables/applications.ts';
import { files } from '#server/db/tables/files.ts';
import type { CompanyScope } from '#server/scopes.ts';

export async function insertFile(ctx: Ctx, row: typeof files.$inferInsert): Promise<void> {
  await ctx.db.insert(files).values(row);
}

export async function findOwnedFile(ctx: Ctx, ownerId: string, fileId: string) {
  const [row] = await ctx.db
    .select()
    .from(files)
    .where(and(eq(files.id, fileId), eq(files.ownerId, ownerId)));
  return row;
}

/** The owner's file with this name and these bytes. */
export async function findSameFile(
  ctx: Ctx,
  same: { ownerId: string; name: string; sha256: string },
) {
  const [row] = await ctx.db
    .select({ id: files.id, name: files.name })
    .from(files)
    .where(
      and(
        eq(files.ownerId, same.ownerId),
        eq(files.name, same.name),
        eq(files.sha256, same.sha256),
        eq(files.purpose, 'resume'),
      ),
    )
    .limit(1);
  return row;
}

/** A file that was sent to the company with an application. */
export async function findReceivedFile(ctx: Ctx, scope: CompanyScope, fileId: string) {
  const [row] = await ctx.db
    .select({ file: files })
    .from(files)
    .innerJoin(applications, eq(applications.resumeFileId, files.id))
    .where(
      and(eq(files.id, fileId), eq(applications.companyId, scope.companyId), isAssigned(scope)),
    )
    .limit(1);
  return row?.file;
}

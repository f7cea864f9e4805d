import { and, eq } from 'drizzle-orm';
import type { ReceivedFilter } from '#domain/application/received-filter.ts';
import type { Ctx } from '#server/context.ts';
import { isAssigned, isReceived } from '#server/db/received-filter.ts';
import { applications } from '#server/db/tables/applications.ts';
import { encodeCursor, keyset, type Paging } from '#server/paging/keyset.ts';
import type { CompanyScope } from '#server/scopes.ts';

const place = { at: applications.createdAt, id: applications.id };

export async function findPlace(ctx: Ctx, scope: CompanyScope, applicationId: string) {
  const [row] = await ctx.db
    .select({ ...place, status: applications.status })
    .from(applications)
    .where(
      and(
        eq(applications.companyId, scope.companyId),
        eq(applications.id, applicationId),
        isAssigned(scope),
      ),
    );
  return row && { status: row.status, cursor: encodeCursor(row) };
}

export async function pageIds(
  ctx: Ctx,
  scope: CompanyScope,
  input: Paging & ReceivedFilter,
): Promise<string[]> {
  const key = keyset(place, input);
  const rows = await ctx.db
    .select(place)
    .from(applications)
    .where(key.where(isReceived(scope, input)))
    .orderBy(...key.orderBy)
    .limit(key.limit);
  return key.page(rows, (row) => row).items.map(({ id }) => id);
}

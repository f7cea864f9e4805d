import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { IssuedState } from '#domain/credential/credential.ts';
import type { Ctx } from '#server/context.ts';
import { containsText } from '#server/db/contains-text.ts';
import { users } from '#server/db/tables/accounts.ts';
import { credentials } from '#server/db/tables/credentials.ts';
import { cappedRows } from '#server/paging/capped-rows.ts';
import { keyset, type Paging } from '#server/paging/keyset.ts';
import type { AdminScope } from '#server/scopes.ts';

export type IssuedFilter = { state?: IssuedState | undefined; search?: string | undefined };

const holderOf = eq(users.id, credentials.userId);

const matchesFilter = ({ state, search }: IssuedFilter) =>
  and(
    state &&
      (state === 'revoked' ? isNotNull(credentials.revokedAt) : isNull(credentials.revokedAt)),
    search
      ? containsText(
          [credentials.title, users.name, users.email, sql`${credentials.id}::text`],
          search,
        )
      : undefined,
  );

export async function pageIssued(
  ctx: Ctx,
  _scope: AdminScope,
  { state, search, ...paging }: Paging & IssuedFilter,
) {
  const key = keyset({ at: credentials.issuedAt, id: credentials.id }, paging);
  const rows = await ctx.db
    .select({
      id: credentials.id,
      kind: credentials.kind,
      title: credentials.title,
      holder: users.name,
      issuedAt: credentials.issuedAt,
      expiresAt: credentials.expiresAt,
      revokedAt: credentials.revokedAt,
      revokedReason: credentials.revokedReason,
    })
    .from(credentials)
    .innerJoin(users, holderOf)
    .where(key.where(matchesFilter({ state, search })))
    .orderBy(...key.orderBy)
    .limit(key.limit);
  return key.page(rows, ({ issuedAt: at, id }) => ({ at, id }));
}

export async function countIssued(ctx: Ctx, _scope: AdminScope, filter: IssuedFilter) {
  const matching = ctx.db
    .select({ one: sql`1` })
    .from(credentials)
    .innerJoin(users, holderOf)
    .where(matchesFilter(filter));
  return ctx.db.$count(cappedRows(matching));
}

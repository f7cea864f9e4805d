import { and, count, eq, type SQL } from 'drizzle-orm';
import type { ContactState } from '#domain/contact/contact-state.ts';
import type { Ctx } from '#server/context.ts';
import { containsText } from '#server/db/contains-text.ts';
import { users } from '#server/db/tables/accounts.ts';
import { contactMessages } from '#server/db/tables/contact.ts';
import { countCapped } from '#server/paging/capped-rows.ts';
import { keyset, type Paging } from '#server/paging/keyset.ts';
import type { AdminScope } from '#server/scopes.ts';

export type MessageFilter = { state?: ContactState | undefined; search?: string | undefined };

export async function insertMessage({ db }: Ctx, message: typeof contactMessages.$inferInsert) {
  await db.insert(contactMessages).values(message);
}

function matchesFilter({ state, search }: MessageFilter): SQL | undefined {
  const { name, email, subject, message } = contactMessages;
  return and(
    state ? eq(contactMessages.state, state) : undefined,
    search ? containsText([name, email, subject, message], search) : undefined,
  );
}

export async function pageMessages(
  ctx: Ctx,
  _scope: AdminScope,
  { state, search, ...paging }: Paging & MessageFilter,
) {
  const key = keyset({ at: contactMessages.createdAt, id: contactMessages.id }, paging);
  const rows = await ctx.db
    .select({ message: contactMessages, handledBy: users.name })
    .from(contactMessages)
    .leftJoin(users, eq(users.id, contactMessages.handledBy))
    .where(key.where(matchesFilter({ state, search })))
    .orderBy(...key.orderBy)
    .limit(key.limit);
  return key.page(rows, ({ message }) => ({ at: message.createdAt, id: message.id }));
}

export async function countMessages(ctx: Ctx, _scope: AdminScope, filter: MessageFilter) {
  return countCapped(ctx, contactMessages, matchesFilter(filter));
}

export async function countByState(ctx: Ctx, _scope: AdminScope) {
  const rows = await ctx.db
    .select({ state: contactMessages.state, count: count() })
    .from(contactMessages)
    .groupBy(contactMessages.state);
  const of = (state: ContactState) => rows.find((row) => row.state === state)?.count ?? 0;
  return { open: of('open'), answered: of('answered'), closed: of('closed') };
}

export async function lockMessage(ctx: Ctx, _scope: AdminScope, messageId: string) {
  const [row] = await ctx.db
    .select({ id: contactMessages.id, state: contactMessages.state })
    .from(contactMessages)
    .where(eq(contactMessages.id, messageId))
    .for('update');
  return row;
}

export async function updateMessage(
  ctx: Ctx,
  scope: AdminScope,
  messageId: string,
  state: ContactState,
): Promise<void> {
  await ctx.db
    .update(contactMessages)
    .set({ state, handledBy: scope.adminId, handledAt: ctx.now })
    .where(eq(contactMessages.id, messageId));
}

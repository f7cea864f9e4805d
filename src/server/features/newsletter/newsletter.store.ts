import { and, count, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { newsletterStates } from '#domain/newsletter/newsletter-csv.ts';
import type { Ctx } from '#server/context.ts';
import { containsText } from '#server/db/contains-text.ts';
import { newsletterSubscribers } from '#server/db/tables/newsletter.ts';
import { countCapped } from '#server/paging/capped-rows.ts';
import { keyset, type Paging } from '#server/paging/keyset.ts';
import type { AdminScope } from '#server/scopes.ts';

type NewSubscriber = { id: string; email: string; confirmHash: string; confirmUntil: Date };

export async function findByEmail({ db }: Ctx, email: string) {
  const [row] = await db
    .select({ id: newsletterSubscribers.id, state: newsletterSubscribers.state })
    .from(newsletterSubscribers)
    .where(eq(sql`lower(${newsletterSubscribers.email})`, email.toLowerCase()));
  return row;
}

/** Subscribes an address that its owner has confirmed. */
export async function upsertSubscribed({ db, now }: Ctx, row: { id: string; email: string }) {
  const at = now.toISOString();
  await db.execute(sql`
    insert into newsletter_subscribers (id, email, state, created_at, confirmed_at)
    values (${row.id}, ${row.email}, 'subscribed', ${at}, ${at})
    on conflict (lower(email)) do update
      set state = 'subscribed', confirmed_at = excluded.confirmed_at, confirm_hash = null,
        confirm_until = null, left_at = null`);
}

/** Adds an address as unconfirmed. A subscribed address stays subscribed. */
export async function upsertUnconfirmed({ db, now }: Ctx, subscriber: NewSubscriber) {
  const { rows } = await db.execute<{ id: string; email: string }>(sql`
    insert into newsletter_subscribers (id, email, state, confirm_hash, confirm_until, created_at)
    values (${subscriber.id}, ${subscriber.email}, 'asked', ${subscriber.confirmHash},
      ${subscriber.confirmUntil.toISOString()}, ${now.toISOString()})
    on conflict (lower(email)) do update
      set state = 'asked', confirm_hash = excluded.confirm_hash,
        confirm_until = excluded.confirm_until, left_at = null
      where newsletter_subscribers.state <> 'subscribed'
    returning id, email`);
  return rows[0];
}

/** Subscribes the address of this link. Undefined if the link is unknown or expired. */
export async function updateToSubscribed({ db, now }: Ctx, confirmHash: string) {
  const [row] = await db
    .update(newsletterSubscribers)
    .set({ state: 'subscribed', confirmedAt: now, confirmHash: null, confirmUntil: null })
    .where(
      and(
        eq(newsletterSubscribers.confirmHash, confirmHash),
        gt(newsletterSubscribers.confirmUntil, now),
      ),
    )
    .returning({ id: newsletterSubscribers.id });
  return row;
}

/** Returns false if there is no such address. */
export async function updateToLeft({ db, now }: Ctx, id: string): Promise<boolean> {
  const rows = await db
    .update(newsletterSubscribers)
    .set({
      state: 'left',
      leftAt: sql`coalesce(${newsletterSubscribers.leftAt}, ${now.toISOString()}::timestamptz)`,
      confirmHash: null,
      confirmUntil: null,
    })
    .where(eq(newsletterSubscribers.id, id))
    .returning({ id: newsletterSubscribers.id });
  return rows.length > 0;
}

type State = (typeof newsletterStates)[number];
export type SubscriberFilter = { state?: State | undefined; search?: string | undefined };

const columns = {
  id: newsletterSubscribers.id,
  email: newsletterSubscribers.email,
  state: newsletterSubscribers.state,
  createdAt: newsletterSubscribers.createdAt,
  confirmedAt: newsletterSubscribers.confirmedAt,
  leftAt: newsletterSubscribers.leftAt,
};

function matchesFilter({ state, search }: SubscriberFilter): SQL | undefined {
  return and(
    state ? eq(newsletterSubscribers.state, state) : undefined,
    search ? containsText([newsletterSubscribers.email], search) : undefined,
  );
}

export async function pageSubscribers(
  ctx: Ctx,
  _scope: AdminScope,
  { state, search, ...paging }: Paging & SubscriberFilter,
) {
  const place = { at: newsletterSubscribers.createdAt, id: newsletterSubscribers.id };
  const key = keyset(place, paging);
  const rows = await ctx.db
    .select(columns)
    .from(newsletterSubscribers)
    .where(key.where(matchesFilter({ state, search })))
    .orderBy(...key.orderBy)
    .limit(key.limit);
  return key.page(rows, (row) => ({ at: row.createdAt, id: row.id }));
}

export async function countSubscribers(ctx: Ctx, _scope: AdminScope, filter: SubscriberFilter) {
  return countCapped(ctx, newsletterSubscribers, matchesFilter(filter));
}

export async function countByState(ctx: Ctx, _scope: AdminScope) {
  const rows = await ctx.db
    .select({ state: newsletterSubscribers.state, count: count() })
    .from(newsletterSubscribers)
    .groupBy(newsletterSubscribers.state);
  const of = (state: State) => rows.find((row) => row.state === state)?.count ?? 0;
  return { asked: of('asked'), subscribed: of('subscribed'), left: of('left') };
}

export async function loadSubscribers(ctx: Ctx, _scope: AdminScope, filter: SubscriberFilter) {
  return ctx.db
    .select(columns)
    .from(newsletterSubscribers)
    .where(matchesFilter(filter))
    .orderBy(
      sql`${newsletterSubscribers.createdAt} desc nulls last`,
      sql`${newsletterSubscribers.id} desc nulls last`,
    );
}

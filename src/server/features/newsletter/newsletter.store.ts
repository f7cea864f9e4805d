import { and, eq, gt, sql } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { newsletterSubscribers } from '#server/db/tables/site-mail.ts';

type Asked = { id: string; email: string; confirmHash: string; confirmUntil: Date };

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
export async function upsertAsked({ db, now }: Ctx, asked: Asked) {
  const { rows } = await db.execute<{ id: string; email: string }>(sql`
    insert into newsletter_subscribers (id, email, state, confirm_hash, confirm_until, created_at)
    values (${asked.id}, ${asked.email}, 'asked', ${asked.confirmHash},
      ${asked.confirmUntil.toISOString()}, ${now.toISOString()})
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

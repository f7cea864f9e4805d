import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { users } from '#server/db/tables/accounts.ts';
import { eventRegistrations, reports } from '#server/db/tables/community.ts';
import { companyInvitations, companyMembers } from '#server/db/tables/companies.ts';
import { contactMessages } from '#server/db/tables/contact.ts';
import { idempotencyKeys } from '#server/db/tables/idempotency-keys.ts';
import { liveEvents } from '#server/db/tables/live-events.ts';
import { newsletterSubscribers } from '#server/db/tables/newsletter.ts';
import { postings } from '#server/db/tables/postings.ts';

/** Whether a JSON column contains any of these words. */
const hasWord = (json: typeof liveEvents.data | typeof idempotencyKeys.answer, words: string[]) =>
  sql`exists (select 1 from unnest(${sql.param(words)}::text[]) word where strpos(lower(${json}::text), lower(word)) > 0)`;

/**
 * Deletes copies of personal data in other users' events and cached answers. Data keyed by address
 * is deleted only if the account's address is verified.
 */
export async function deleteTraces(
  { db }: Ctx,
  { userId, email, words }: { userId: string; email: string; words: string[] },
): Promise<void> {
  await db.delete(liveEvents).where(hasWord(liveEvents.data, words));
  await db.delete(idempotencyKeys).where(hasWord(idempotencyKeys.answer, words));
  await db
    .update(reports)
    .set({ reporterId: null, detail: '' })
    .where(eq(reports.reporterId, userId));
  const own = sql`exists (select 1 from ${users} where ${users.id} = ${userId} and ${users.emailVerified})`;
  for (const table of [
    contactMessages,
    newsletterSubscribers,
    eventRegistrations,
    companyInvitations,
  ])
    await db.delete(table).where(and(eq(sql`lower(${table.email})`, email.toLowerCase()), own));
}

/**
 * Promotes another member of a company that loses its only owner, by role and then by time of
 * joining. A company without members stops taking applications. Returns the postings that closed.
 */
export async function updateCompanyOf({ db, now }: Ctx, userId: string): Promise<string[]> {
  const owned = await db
    .select({ companyId: companyMembers.companyId })
    .from(companyMembers)
    .where(and(eq(companyMembers.userId, userId), eq(companyMembers.role, 'owner')))
    .for('update');
  const closed: string[] = [];
  for (const { companyId } of owned) {
    const others = await db
      .select({ userId: companyMembers.userId, role: companyMembers.role })
      .from(companyMembers)
      .where(and(eq(companyMembers.companyId, companyId), ne(companyMembers.userId, userId)))
      .orderBy(
        sql`case ${companyMembers.role} when 'owner' then 0 when 'recruiter' then 1 else 2 end`,
        asc(companyMembers.createdAt),
      )
      .for('update');
    const [successor] = others;
    if (successor === undefined) {
      const rows = await db
        .update(postings)
        .set({ state: 'closed', version: sql`${postings.version} + 1`, updatedAt: now })
        .where(and(eq(postings.companyId, companyId), eq(postings.state, 'active')))
        .returning({ id: postings.id });
      closed.push(...rows.map(({ id }) => id));
    } else if (successor.role !== 'owner') {
      await db
        .update(companyMembers)
        .set({ role: 'owner', isLimited: false })
        .where(
          and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, successor.userId)),
        );
    }
  }
  return closed;
}

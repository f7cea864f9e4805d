import { inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#server/db/connect.ts';
import { adminUsers, users } from '#server/db/tables/accounts.ts';
import { applications } from '#server/db/tables/applications.ts';
import {
  communityEvents,
  forumLikes,
  forumReplies,
  forumTopics,
  reports,
} from '#server/db/tables/community.ts';
import { companies } from '#server/db/tables/companies.ts';
import { contactMessages } from '#server/db/tables/contact.ts';
import { drives } from '#server/db/tables/drives.ts';
import { externalPostings } from '#server/db/tables/external-postings.ts';
import { files } from '#server/db/tables/files.ts';
import { idempotencyKeys } from '#server/db/tables/idempotency-keys.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import { postings } from '#server/db/tables/postings.ts';
import { demoIdEnd } from './demo-id.ts';
import { type DemoFiles, inBatches } from './load-demo.ts';

/** How much was removed. The last two were not part of the set but depended on it. */
export type RemovedDemo = {
  companies: number;
  people: number;
  postings: number;
  applications: number;
  files: number;
  realApplications: number;
  realPostings: number;
};

const isDemo = (column: PgColumn) => sql`right(${column}::text, 12) = ${demoIdEnd}`;

/** Removes the demo companies and people with everything that depends on them, and nothing else. */
export async function removeDemo({
  db,
  files: store,
  tellPostings,
}: {
  db: Db;
  files: DemoFiles;
  /** Receives the removed postings' ids in the same transaction. */
  tellPostings: (tx: Db, ids: string[]) => Promise<void>;
}): Promise<RemovedDemo> {
  const { keys, ...removed } = await db.transaction(async (tx) => {
    const { postingIds, ...rest } = await removeRows(tx);
    await tellPostings(tx, postingIds);
    return rest;
  });
  await inBatches(keys, (key) => store.delete(key));
  return { ...removed, files: keys.length };
}

async function removeRows(db: Db) {
  const demoUsers = idsOf(db, users, users.id);
  const demoCompanies = idsOf(db, companies, companies.id);
  const gone = await db
    .delete(applications)
    .where(
      or(
        inArray(applications.companyId, demoCompanies),
        inArray(applications.studentId, demoUsers),
      ),
    )
    .returning({ id: applications.id });
  const ids = sql.param(gone.map(({ id }) => id));
  await db
    .delete(notifications)
    .where(sql`${notifications.data}->>'applicationId' = any(${ids}::text[])`);
  const goneFiles = await db
    .delete(files)
    .where(inArray(files.ownerId, demoUsers))
    .returning({ key: files.key });
  const gonePostings = await db
    .delete(postings)
    .where(inArray(postings.companyId, demoCompanies))
    .returning({ id: postings.id });
  const goneSamples = await db
    .delete(externalPostings)
    .where(isDemo(externalPostings.id))
    .returning({ id: externalPostings.id });
  await removeCommunity(db, demoUsers);
  await db.delete(idempotencyKeys).where(inArray(idempotencyKeys.actorId, demoUsers));
  const goneCompanies = await db
    .delete(companies)
    .where(isDemo(companies.id))
    .returning({ id: companies.id });
  await db.delete(adminUsers).where(isDemo(adminUsers.id));
  const goneUsers = await db.delete(users).where(isDemo(users.id)).returning({ id: users.id });
  return {
    keys: goneFiles.map(({ key }) => key),
    companies: goneCompanies.length,
    people: goneUsers.length,
    postings: gonePostings.length,
    postingIds: [...gonePostings, ...goneSamples].map(({ id }) => id),
    applications: gone.length,
    realApplications: gone.filter(isReal).length,
    realPostings: gonePostings.filter(isReal).length,
  };
}

/**
 * Removes what demo people wrote, with the replies to it; real people's topics keep correct counts.
 */
async function removeCommunity(db: Db, demoUsers: ReturnType<typeof idsOf>): Promise<void> {
  await db.delete(communityEvents).where(isDemo(communityEvents.id));
  await db.delete(drives).where(isDemo(drives.id));
  await db.delete(contactMessages).where(isDemo(contactMessages.id));
  await db.delete(reports).where(or(isDemo(reports.id), isDemo(reports.targetId)));
  await db
    .delete(forumLikes)
    .where(or(isDemo(forumLikes.postId), inArray(forumLikes.userId, demoUsers)));
  await db.delete(forumTopics).where(inArray(forumTopics.authorId, demoUsers));
  await db.delete(forumReplies).where(inArray(forumReplies.authorId, demoUsers));
  const likesOf = (id: PgColumn) =>
    sql`(select count(*) from ${forumLikes} where ${forumLikes.postId} = ${id})`;
  await db.update(forumTopics).set({
    likeCount: likesOf(forumTopics.id),
    replyCount: sql`(select count(*) from ${forumReplies}
      where ${forumReplies.topicId} = ${forumTopics.id})`,
  });
  await db.update(forumReplies).set({ likeCount: likesOf(forumReplies.id) });
}

const isReal = ({ id }: { id: string }) => !id.endsWith(demoIdEnd);

function idsOf(db: Db, table: PgTable, id: PgColumn) {
  const ids: SQL<string> = sql<string>`${id}`;
  return db.select({ id: ids }).from(table).where(isDemo(id));
}

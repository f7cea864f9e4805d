import { v7 as uuid } from 'uuid';
import {
  alertedPostings,
  hiddenPostings,
  jobPreferences,
  profileViews,
  recentSearches,
  savedPostings,
  savedSearches,
} from '#server/db/tables/saved-searches.ts';
import type { World } from './world.ts';

type Searching = {
  world: World;
  userId: string;
  companyId: string;
  mark: (what: string) => string;
};

/** Adds a student's saved jobs, searches and preferences, and a company that viewed the profile. */
export async function addSearches({ world, userId, companyId, mark }: Searching): Promise<void> {
  const { db, now } = world;
  await db.insert(jobPreferences).values({
    userId,
    locations: [mark('wanted-place')],
    permits: [mark('permit')],
    salaryCurrency: mark('currency'),
    updatedAt: now,
  });
  await db.insert(savedPostings).values({ userId, postingId: uuid(), createdAt: now });
  await db.insert(alertedPostings).values({ userId, postingId: uuid(), sentAt: now });
  await db.insert(hiddenPostings).values({
    userId,
    kind: 'company',
    target: mark('hidden'),
    name: mark('hidden-name'),
    createdAt: now,
  });
  await db.insert(recentSearches).values({ userId, query: mark('recent'), searchedAt: now });
  await db.insert(savedSearches).values({
    userId,
    id: uuid(),
    name: mark('search-name'),
    query: mark('search'),
    alert: 'daily',
    alertsFrom: now,
    sinceAt: now,
    createdAt: now,
  });
  await db.insert(profileViews).values({ companyId, id: uuid(), studentId: userId, viewedAt: now });
}

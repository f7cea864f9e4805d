import { v7 as uuid } from 'uuid';
import { dayMs } from '#domain/time.ts';
import { invitations, talentEntries, talentNotes } from '#server/db/tables/talent.ts';
import type { World } from './world.ts';

type Pooled = Pick<World, 'db' | 'now'> & {
  studentId: string;
  posting: { companyId: string; id: string };
  mark: (what: string) => string;
  hide: (what: string) => string;
};

/** A student in a company's talent pool, with a marker in every personal column, and invited. */
export async function addTalent({ db, now, studentId, posting, mark, hide }: Pooled) {
  const { companyId, id: postingId } = posting;
  const entryId = uuid();
  await db.insert(talentEntries).values({
    id: entryId,
    companyId,
    studentId,
    tags: [hide('talent-tag')],
    seen: {
      skills: [mark('seen-skill')],
      location: mark('seen-place'),
      years: 1,
      bio: mark('seen-bio'),
      isAvailable: true,
    },
    createdAt: now,
  });
  await db
    .insert(talentNotes)
    .values({ id: uuid(), companyId, entryId, body: hide('talent-note'), updatedAt: now });
  await db.insert(invitations).values({
    id: uuid(),
    companyId,
    postingId,
    studentId,
    state: 'sent',
    createdAt: now,
    expiresAt: new Date(now.getTime() + dayMs),
  });
}

import { profileChanges, type ShownProfile } from '#domain/talent/profile-changes.ts';

type Row = {
  entryId: string;
  tags: string[];
  note: string;
  version: number;
  addedAt: Date;
  addedBy: string | null;
  seen: ShownProfile;
};

/** What the company keeps of a student, and what changed since. */
export function entryDetailsOf(
  { entryId, tags, note, version, addedAt, addedBy, seen }: Row,
  now: ShownProfile,
) {
  const changes = profileChanges(seen, now);
  return { entryId, tags, note, version, addedAt, addedBy, changes };
}

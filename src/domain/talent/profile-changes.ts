import { skillOf } from '#domain/skill/skill-key.ts';

/** What companies see of a profile. */
export type VisibleProfile = {
  skills: string[];
  location: string | null;
  years: number | null;
  bio: string;
  isAvailable: boolean;
};

export const changeKinds = [
  'skills-added',
  'skills-removed',
  'location',
  'years',
  'bio',
  'available',
  'unavailable',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** One difference between two states of a profile, with its new value where there is one. */
export type ProfileChange = { kind: ChangeKind; values: string[] };

/** What changed in a profile; spellings of the same skill count as the same. */
export function profileChanges(before: VisibleProfile, now: VisibleProfile): ProfileChange[] {
  const changes: ProfileChange[] = [];
  const add = (kind: ChangeKind, values: string[] = []) => changes.push({ kind, values });
  const gained = missingIn(before.skills, now.skills);
  const lost = missingIn(now.skills, before.skills);
  if (gained.length > 0) add('skills-added', gained);
  if (lost.length > 0) add('skills-removed', lost);
  if (before.years !== now.years && now.years !== null) add('years', [String(now.years)]);
  if (before.location !== now.location && now.location !== null) add('location', [now.location]);
  if (before.bio !== now.bio) add('bio');
  if (before.isAvailable !== now.isAvailable) add(now.isAvailable ? 'available' : 'unavailable');
  return changes;
}

function missingIn(known: readonly string[], skills: readonly string[]): string[] {
  const keys = new Set(known.map((name) => skillOf(name).key));
  return skills.filter((name) => !keys.has(skillOf(name).key));
}

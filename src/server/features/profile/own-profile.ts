import type { OwnProfile } from '#contract/profile.ts';
import { printedName } from '#domain/account/printed-name.ts';
import { isSignedIn, type Actor } from '#domain/actor.ts';
import { nameSkill } from '#domain/posting/suggest-skills.ts';
import { completenessOf, type MeasuredProfile } from '#domain/profile/completeness.ts';
import { specializations, type Specialization } from '#domain/profile/specialization.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import { inTransaction, type Ctx } from '#server/context.ts';
import { updateStudentSearch } from '#server/features/match/update-student-search.ts';
import { requireUser } from '#server/scopes.ts';
import { findProfile, updateAccountName, updateProfile as updateRow } from './profile.store.ts';

export async function loadProfile(ctx: Ctx): Promise<OwnProfile> {
  if (!isSignedIn(ctx.actor)) throw new AppError('NOT_SIGNED_IN');
  const row = orNotFound(await findProfile(ctx, ctx.actor.userId));
  return profileOf(row, ctx.actor.kind);
}

type Row = Omit<MeasuredProfile, 'hasPhoto'> & {
  firstName: string;
  lastName: string;
  email: string;
  skills: string[];
  photoId: string | null;
  version: number;
};

function profileOf({ resumes, ...row }: Row, kind: Actor['kind']): OwnProfile {
  const specialization = specializationOf(row.specialization);
  const measured = { ...row, specialization, resumes, hasPhoto: row.photoId !== null };
  return {
    ...row,
    bio: row.bio ?? '',
    education: row.education ?? '',
    location: row.location ?? '',
    phone: row.phone ?? '',
    specialization,
    completeness: kind === 'student' ? completenessOf(measured) : null,
  };
}

export function specializationOf(text: string | null): Specialization | null {
  return specializations.find((each) => each === text) ?? null;
}

type Input = Omit<OwnProfile, 'email' | 'photoId' | 'completeness'>;

/** Saves the actor's profile and normalizes its skills. Refuses if another tab has changed it. */
export async function updateProfile(ctx: Ctx, { version, ...typed }: Input): Promise<OwnProfile> {
  const { userId } = requireUser(ctx);
  return inTransaction(ctx, async (tx) => {
    const isMine = await updateRow(tx, userId, {
      firstName: typed.firstName,
      lastName: typed.lastName,
      bio: typed.bio || null,
      education: typed.education || null,
      location: typed.location || null,
      phone: typed.phone || null,
      skills: named(typed.skills),
      specialization: typed.specialization,
      expectedVersion: version,
    });
    if (!isMine) throw new AppError('PROFILE_CHANGED', await loadProfile(tx));
    await updateAccountName(tx, userId, printedName(typed));
    await updateStudentSearch(tx, userId);
    return loadProfile(tx);
  });
}

/** Normalizes skills to the names that postings use, and removes duplicates. */
function named(skills: string[]): string[] {
  const all = new Map<string, string>();
  for (const skill of skills) {
    const name = nameSkill(skill);
    const key = name.toLowerCase();
    if (!all.has(key)) all.set(key, name);
  }
  return [...all.values()];
}

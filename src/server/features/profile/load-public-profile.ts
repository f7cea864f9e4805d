import type { PublicProfile } from '#contract/profile.ts';
import { printedName } from '#domain/account/printed-name.ts';
import { handleOf } from '#domain/profile/may-use-handle.ts';
import { orNotFound } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { specializationOf } from './profile-of.ts';
import { findNewestResume, findPublicProfile } from './profile.store.ts';

/**
 * A person's public page with what they chose to show. A disabled page is not found, like one that
 * never existed.
 */
export async function loadPublicProfile(ctx: Ctx, handle: string): Promise<PublicProfile> {
  const row = orNotFound(await findPublicProfile(ctx, handleOf(handle)));
  const { skills, photoId } = row;
  const resume = row.showsResume ? await findNewestResume(ctx, row.userId) : undefined;
  return {
    name: printedName(row),
    bio: row.bio ?? '',
    education: row.education ?? '',
    location: row.location ?? '',
    skills,
    specialization: specializationOf(row.specialization),
    photoId,
    contact: row.showsContact ? { email: row.email, phone: row.phone ?? '' } : null,
    resume: resume ? { name: resume.name } : null,
  };
}

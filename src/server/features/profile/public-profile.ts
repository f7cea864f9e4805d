import type { PublicProfile } from '#contract/profile.ts';
import { printedName } from '#domain/account/printed-name.ts';
import { isSlug } from '#domain/company/slug-of.ts';
import { handleOf } from '#domain/profile/may-use-handle.ts';
import { orNotFound } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { loadAnyFile } from '#server/features/file/load-file.ts';
import { specializationOf } from './own-profile.ts';
import {
  findNewestResume,
  findPublicProfile,
  countPersonAddresses,
  loadPersonAddresses,
} from './profile.store.ts';

/**
 * A person's public page with what they chose to show. A disabled page is not found, like one that
 * never existed.
 */
export async function loadPublicProfile(
  ctx: Ctx,
  { handle }: { handle: string },
): Promise<PublicProfile> {
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

/** Opens the resume on a public page. NOT_FOUND unless its owner shows it. */
export async function loadPublicResume(ctx: Ctx, handle: string) {
  const person = isSlug(handle) ? await findPublicProfile(ctx, handleOf(handle)) : undefined;
  const resume = orNotFound(
    person?.showsResume ? await findNewestResume(ctx, person.userId) : undefined,
  );
  return loadAnyFile(ctx, resume.id, 'resume');
}

/** Lists the profiles open to search engines for a sitemap: a page of handles, and the total. */
export const listPersonAddresses = {
  count: countPersonAddresses,
  part: async (ctx: Ctx, part: number, size: number) =>
    (await loadPersonAddresses(ctx, part, size)).map(({ handle, changedAt }) => ({
      path: `/people/${handle}`,
      changedAt,
    })),
};

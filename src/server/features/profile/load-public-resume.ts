import { handleOf } from '#domain/profile/may-use-handle.ts';
import { orNotFound } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { loadAnyFile } from '#server/features/file/load-file.ts';
import { findNewestResume, findPublicProfile } from './profile.store.ts';

/** Opens the resume on a public page. NOT_FOUND unless its owner shows it. */
export async function loadPublicResume(ctx: Ctx, handle: string) {
  const person = await findPublicProfile(ctx, handleOf(handle));
  const resume = orNotFound(
    person?.showsResume ? await findNewestResume(ctx, person.userId) : undefined,
  );
  return loadAnyFile(ctx, resume.id, 'resume');
}

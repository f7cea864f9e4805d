import { and, desc, eq, sql, asc, isNotNull } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { users } from '#server/db/tables/accounts.ts';
import { files } from '#server/db/tables/files.ts';
import { profiles } from '#server/db/tables/profiles.ts';
import { resumes } from '#server/db/tables/resumes.ts';
import { userSettings } from '#server/db/tables/user-settings.ts';

/** An account's profile with the data that its completeness depends on. */
export async function findProfile(ctx: Ctx, userId: string) {
  const [row] = await ctx.db
    .select({
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      email: users.email,
      bio: profiles.bio,
      education: profiles.education,
      location: profiles.location,
      phone: profiles.phone,
      skills: profiles.skills,
      specialization: profiles.specialization,
      photoId: profiles.photoFileId,
      version: profiles.version,
      /** Made here or sent with an application. */
      resumes: sql<number>`(select count(*)::int from ${files}
          where ${files.ownerId} = ${profiles.id} and ${files.purpose} = 'resume')
        + (select count(*)::int from ${resumes}
          where ${resumes.userId} = ${profiles.id} and ${resumes.archivedAt} is null)`,
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .where(eq(profiles.id, userId));
  return row;
}

type Change = Pick<
  typeof profiles.$inferInsert,
  | 'firstName'
  | 'lastName'
  | 'bio'
  | 'education'
  | 'location'
  | 'phone'
  | 'skills'
  | 'specialization'
>;

/** Updates the profile if the version is unchanged. */
export async function updateProfile(
  ctx: Ctx,
  userId: string,
  { expectedVersion, ...change }: Change & { expectedVersion: number },
): Promise<boolean> {
  const updated = await ctx.db
    .update(profiles)
    .set({ ...change, version: expectedVersion + 1, updatedAt: ctx.now })
    .where(and(eq(profiles.id, userId), eq(profiles.version, expectedVersion)))
    .returning({ id: profiles.id });
  return updated.length === 1;
}

/** The name that others see on this person's posts and actions. */
export async function updateAccountName(ctx: Ctx, userId: string, name: string): Promise<void> {
  await ctx.db.update(users).set({ name, updatedAt: ctx.now }).where(eq(users.id, userId));
}

/** Locks the profile and returns its photo. Undefined without a profile. */
export async function lockPhoto(tx: Ctx, userId: string) {
  const [row] = await tx.db
    .select({ photoId: profiles.photoFileId })
    .from(profiles)
    .where(eq(profiles.id, userId))
    .for('update');
  return row;
}

export async function updatePhoto(tx: Ctx, userId: string, fileId: string | null): Promise<void> {
  await tx.db
    .update(profiles)
    .set({ photoFileId: fileId, updatedAt: tx.now })
    .where(eq(profiles.id, userId));
}

const isShown = and(eq(userSettings.isProfilePublic, true), eq(profiles.isActive, true));

/** The profile of a public page with what its owner shows. Undefined while the page is disabled. */
export async function findPublicProfile(ctx: Ctx, handle: string) {
  const [row] = await ctx.db
    .select({
      userId: profiles.id,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      email: users.email,
      bio: profiles.bio,
      education: profiles.education,
      location: profiles.location,
      phone: profiles.phone,
      skills: profiles.skills,
      specialization: profiles.specialization,
      photoId: profiles.photoFileId,
      showsContact: userSettings.showsContact,
      showsResume: userSettings.showsResume,
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .innerJoin(userSettings, eq(userSettings.userId, profiles.id))
    .where(and(eq(profiles.handle, handle), isShown));
  return row;
}

export async function findNewestResume(ctx: Ctx, userId: string) {
  const [row] = await ctx.db
    .select({ id: files.id, name: files.name })
    .from(files)
    .where(and(eq(files.ownerId, userId), eq(files.purpose, 'resume')))
    .orderBy(desc(files.createdAt), desc(files.id))
    .limit(1);
  return row;
}

/** Whether this file is the photo on a public page. */
export async function countShown(ctx: Ctx, photoId: string): Promise<number> {
  const shown = ctx.db
    .select({ id: profiles.id })
    .from(profiles)
    .innerJoin(userSettings, eq(userSettings.userId, profiles.id))
    .where(and(eq(profiles.photoFileId, photoId), isShown));
  return ctx.db.$count(shown.as('shown'));
}

/** Public and open to search engines: the setting says both. */
const isOpen = and(
  eq(userSettings.isProfilePublic, true),
  eq(profiles.isActive, true),
  isNotNull(profiles.handle),
);

function openProfiles(ctx: Ctx) {
  return ctx.db
    .select({
      handle: sql<string>`${profiles.handle}`,
      changedAt: sql<Date>`greatest(${profiles.updatedAt}, ${userSettings.updatedAt})`.mapWith(
        profiles.updatedAt,
      ),
    })
    .from(profiles)
    .innerJoin(userSettings, eq(userSettings.userId, profiles.id))
    .where(isOpen);
}

export async function loadPersonAddresses(ctx: Ctx, part: number, size: number) {
  return openProfiles(ctx)
    .orderBy(asc(profiles.id))
    .limit(size)
    .offset(part * size);
}

export async function countPersonAddresses(ctx: Ctx): Promise<number> {
  return ctx.db.$count(openProfiles(ctx).as('open'));
}

import { z } from 'zod';
import { type ProfilePart, profileParts } from '#domain/profile/completeness.ts';
import { profileFields } from '#domain/profile/profile-fields.ts';
import { specializations } from '#domain/profile/specialization.ts';
import { refusalStatus, refuses } from './errors.ts';
import { id, instant, outputOf, prose, updateOf } from './fields.ts';
import { del, get, post, put } from './procedure.ts';

const specialization = z.enum(specializations);
const part = z.enum(profileParts as [ProfilePart, ...ProfilePart[]]);

export const ownProfile = outputOf(profileFields).extend({
  email: z.string(),
  photoId: id.nullable(),
  version: z.number().int(),
  /** Null for accounts that can't be searched by profile; only students have one. */
  completeness: z
    .object({ percent: z.number().int(), done: z.array(part), next: part.nullable() })
    .nullable(),
});
export type OwnProfile = z.infer<typeof ownProfile>;

/** A profile as shown to everyone whom its owner allows. */
export const publicProfile = z.object({
  name: z.string(),
  bio: z.string(),
  education: z.string(),
  location: z.string(),
  skills: z.array(z.string()),
  specialization: specialization.nullable(),
  photoId: id.nullable(),
  contact: z.object({ email: z.string(), phone: z.string() }).nullable(),
  resume: z.object({ name: z.string() }).nullable(),
});
export type PublicProfile = z.infer<typeof publicProfile>;

/** An archive of a person's data; null when none was requested or it has expired. */
const dataExport = z.object({
  export: z
    .object({
      id,
      state: z.enum(['queued', 'running', 'ready', 'failed']),
      /** Percent. */
      progress: z.number().int(),
      /** The archive, once it is ready. */
      file: z.object({ id, name: z.string(), size: z.number().int() }).nullable(),
      createdAt: instant,
      finishedAt: instant.nullable(),
      expiresAt: instant.nullable(),
    })
    .nullable(),
});
export type DataExport = z.infer<typeof dataExport>['export'];

export const profile = {
  load: get('signed-in', '/profile')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({}))
    .output(ownProfile),
  update: put('signed-in', '/profile')
    .errors({
      ...refuses('NOT_FOUND', 'FIELDS_REQUIRED'),
      // Another tab saved in the meantime; `data` is the current version.
      PROFILE_CHANGED: { status: refusalStatus.PROFILE_CHANGED, data: ownProfile },
    })
    .input(updateOf(profileFields).extend({ version: z.int32() }))
    .output(ownProfile),
  removePhoto: del('signed-in', '/profile/photo')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({}))
    .output(z.object({ photoId: z.null() })),
  findExport: get('signed-in', '/profile/export').input(z.strictObject({})).output(dataExport),
  requestExport: post('signed-in', '/profile/export')
    .errors(refuses('CONFIRMATION_REQUIRED'))
    .input(z.strictObject({}))
    .output(dataExport),
  /** Checks that the archive can be downloaded now; the download itself is a plain link. */
  prepareExport: post('signed-in', '/profile/export/download')
    .errors(refuses('NOT_FOUND', 'CONFIRMATION_REQUIRED'))
    .input(z.strictObject({}))
    .output(z.object({ path: z.string() })),
  loadPublic: get('anyone', '/people/{handle}', { isPersonal: true })
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ handle: prose(100) }))
    .output(publicProfile),
};

import { z } from 'zod';
import { notificationKinds } from '#domain/notification/notification.ts';
import { timeFactors } from '#domain/skill-test/skill-test.ts';
import { theme } from './account.ts';
import { refuses } from './errors.ts';
import { prose } from './fields.ts';
import { get, put } from './procedure.ts';

const kind = z.enum(notificationKinds);
const both = { inApp: z.boolean(), email: z.boolean() };

const notifications = z.object({
  /** Applies to all kinds: a channel that is off here is off for each. */
  all: z.object(both),
  /** The kinds that this role receives; null where a kind doesn't use the channel. */
  kinds: z.array(z.object({ kind, inApp: z.boolean().nullable(), email: z.boolean().nullable() })),
  takesMarketing: z.boolean(),
  /** One mail a day; null for those who can't choose it. */
  takesDigest: z.boolean().nullable(),
});

const preferences = z.object({
  theme,
  /** Null follows the browser, as does a null time zone. */
  language: z.string().nullable(),
  timeZone: z.string().nullable(),
  /** Available languages, each with its own name for itself. */
  languages: z.array(z.object({ code: z.string(), name: z.string() })),
});

const privacy = z.object({
  isProfilePublic: z.boolean(),
  showsResume: z.boolean(),
  showsContact: z.boolean(),
  /** Part of the public page's URL; empty until chosen. */
  handle: z.string(),
  /** A suggestion derived from the name. */
  offeredHandle: z.string(),
});

const tests = z.object({
  /** Multiplies the time of a student's skill tests. */
  timeFactor: z.number(),
});

export const ownSettings = z.object({ notifications, preferences, privacy, tests });
export type OwnSettings = z.infer<typeof ownSettings>;

export const settingOwn = {
  loadOwn: get('signed-in', '/settings')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({}))
    .output(ownSettings),
  listTimeZones: get('signed-in', '/settings/time-zones')
    .input(z.strictObject({ search: prose(60) }))
    .output(z.object({ items: z.array(z.string()) })),
  saveNotifications: put('signed-in', '/settings/notifications')
    .input(
      z.strictObject({
        all: z.strictObject(both),
        kinds: z.array(z.strictObject({ kind, ...both })).max(notificationKinds.length),
        takesMarketing: z.boolean(),
        /** Only members of companies can choose it; absent leaves it as it is. */
        takesDigest: z.boolean().optional(),
      }),
    )
    .output(notifications),
  savePreferences: put('signed-in', '/settings/preferences')
    .errors(refuses('LANGUAGE_UNKNOWN', 'TIME_ZONE_UNKNOWN'))
    .input(
      z.strictObject({ theme, language: prose(35).nullable(), timeZone: prose(60).nullable() }),
    )
    .output(preferences),
  savePrivacy: put('student', '/settings/privacy')
    .errors(refuses('HANDLE_INVALID', 'HANDLE_RESERVED', 'HANDLE_TAKEN'))
    .input(
      z.strictObject({
        isProfilePublic: z.boolean(),
        showsResume: z.boolean(),
        showsContact: z.boolean(),
        handle: prose(100),
      }),
    )
    .output(privacy),
  saveTestTime: put('student', '/settings/test-time')
    .input(z.strictObject({ timeFactor: z.literal(timeFactors) }))
    .output(tests),
};

import { z } from 'zod';
import { degrees } from '#domain/match/degree.ts';
import {
  payCurrencies,
  preferenceLimits as limits,
  visibilities,
} from '#domain/match/job-preferences.ts';
import { remoteWishes } from '#domain/match/match-facts.ts';
import { salaryPeriods } from '#domain/posting/posting.ts';
import { refusalStatus, refuses } from './errors.ts';
import { id, instant, line, pageOf, paging } from './fields.ts';
import { matchDetails } from './match-details.ts';
import { matchLists } from './match-lists.ts';
import { get, put } from './procedure.ts';

const preferences = {
  years: z.number().int().min(0).max(limits.years).nullable(),
  locations: z.array(line(limits.location)).max(limits.locations),
  wantsRemote: z.enum(remoteWishes),
  /** In minor units. */
  expectedSalary: z.number().int().min(0).max(1_000_000_000_000_000).nullable(),
  salaryCurrency: z.enum(payCurrencies),
  salaryPeriod: z.enum(salaryPeriods),
  degree: z.enum(degrees).nullable(),
  graduationYear: z
    .number()
    .int()
    .min(limits.firstGraduation)
    .max(limits.lastGraduation)
    .nullable(),
  permits: z.array(z.string().regex(/^[A-Z]{2}$/u)).max(limits.permits),
  visibility: z.enum(visibilities),
  isAvailable: z.boolean(),
};
/** 0 until the first save. */
const version = z.int32().min(0);
const ownPreferences = z.object({ ...preferences, version });
export type OwnPreferences = z.infer<typeof ownPreferences>;

const profileView = z.object({
  id,
  companyName: z.string(),
  /** The posting that it was viewed for; null when there was none or it was deleted. */
  postingTitle: z.string().nullable(),
  viewedAt: instant,
});

export const match = {
  ...matchLists,
  load: get('student', '/matches/{postingId}')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ postingId: id }))
    .output(matchDetails),
  loadReceived: get('member', '/received-applications/{applicationId}/match')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ applicationId: id }))
    .output(matchDetails),
  loadPreferences: get('student', '/job-preferences')
    .input(z.strictObject({}))
    .output(ownPreferences),
  savePreferences: put('student', '/job-preferences')
    .errors({
      // Another tab saved in the meantime; `data` is the current version.
      PROFILE_CHANGED: { status: refusalStatus.PROFILE_CHANGED, data: ownPreferences },
    })
    .input(z.strictObject({ ...preferences, version }))
    .output(ownPreferences),
  listViews: get('student', '/profile-views')
    .input(z.strictObject(paging))
    .output(pageOf(profileView)),
};

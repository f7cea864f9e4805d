import { z } from 'zod';
import { invitationStatuses } from '#domain/invitation/invitation.ts';
import { activePeriods, postingLacks } from '#domain/match/candidate-filter.ts';
import { degrees } from '#domain/match/degree.ts';
import { recommendReasons } from '#domain/match/recommend-reason.ts';
import { batchYears } from '#domain/posting/posting-conditions.ts';
import { postingLevels } from '#domain/posting/posting.ts';
import { refuses } from './errors.ts';
import { id, instant, line, prose } from './fields.ts';
import { matchDetails } from './match-details.ts';
import { get, post } from './procedure.ts';
import { searchCard } from './search.ts';

const recommendedPosting = searchCard.extend({
  reason: z.enum(recommendReasons),
  sharedSkills: z.array(z.string()),
});
export type RecommendedPosting = z.infer<typeof recommendedPosting>;

/** A student as companies see them. */
export const candidate = z.object({
  id,
  name: z.string(),
  location: z.string().nullable(),
  skills: z.array(z.string()),
  years: z.number().int().nullable(),
  /** The student's own setting: companies may invite them. */
  isAvailable: z.boolean(),
  /** When the student last changed their profile or preferences. */
  activeAt: instant.nullable(),
  score: z.number().int().nullable(),
});
export type Candidate = z.infer<typeof candidate>;

/** What the company already did about a candidate, for this posting. */
const foundCandidate = candidate.extend({
  /** In the talent pool. */
  entryId: id.nullable(),
  tags: z.array(z.string()),
  isShortlisted: z.boolean(),
  invitation: z.enum(invitationStatuses).nullable(),
  hasApplied: z.boolean(),
});
export type FoundCandidate = z.infer<typeof foundCandidate>;

/** The match is null without a posting. */
export const visibleCandidate = candidate.extend({
  bio: z.string(),
  match: matchDetails.nullable(),
});
const candidateDetails = visibleCandidate.extend({ match: matchDetails });
export type CandidateDetails = z.infer<typeof candidateDetails>;

/** Query strings can't tell one from many. */
export const oneOrMany = z.union([z.array(line(60)).max(10), line(60).transform((one) => [one])]);
export const flag = z.union([z.boolean(), z.stringbool()]);

const batchYear = z.coerce.number().int().min(batchYears.first).max(batchYears.last);

/** Ranked matches, best first. */
export const matchLists = {
  listRecommended: get('student', '/recommended-postings')
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(recommendedPosting) })),
  listCandidates: get('recruiter', '/candidates')
    .errors(refuses('NOT_FOUND'))
    .input(
      z.strictObject({
        /** Defaults to the company's newest posting. */
        postingId: id.optional(),
        minScore: z.coerce.number().int().min(0).max(100).optional(),
        city: prose(100).optional(),
        minYears: z.coerce.number().int().min(0).max(60).optional(),
        skills: oneOrMany.optional(),
        name: line(100).optional(),
        isAvailable: flag.optional(),
        active: z.enum(activePeriods).optional(),
        page: z.coerce.number().int().min(1).max(100_000).optional(),
      }),
    )
    .output(
      z.object({
        /** The posting that they are ranked for; null when the company has none. */
        posting: z
          .object({
            id,
            title: z.string(),
            /** Students can be invited to it. */
            isOpen: z.boolean(),
            /** What it lacks for ranking; nobody is listed then. */
            lacks: z.enum(postingLacks).nullable(),
            /** False while it states too little for anybody to have a score. */
            isScorable: z.boolean(),
          })
          .nullable(),
        postings: z.array(z.object({ id, title: z.string() })),
        items: z.array(foundCandidate),
        total: z.number().int(),
        page: z.number().int(),
        pages: z.number().int(),
      }),
    ),
  /** How many students meet the requirements of a posting that is being written. */
  countEligible: get('recruiter', '/eligible-students')
    .input(
      z.strictObject({
        title: line(200).optional(),
        location: line(200).optional(),
        skills: z.union([z.array(line(60)).max(50), line(60).transform((one) => [one])]).optional(),
        level: z.enum(postingLevels).optional(),
        isInternship: flag.optional(),
        minDegree: z.enum(degrees).optional(),
        batchFrom: batchYear.optional(),
        batchTo: batchYear.optional(),
        needsPermit: flag.optional(),
      }),
    )
    .output(
      z.object({
        /** Full tens; null when they are fewer than ten. */
        atLeast: z.number().int().nullable(),
      }),
    ),
  /** Records the view, which the student can see. */
  loadCandidate: post('recruiter', '/candidates/{studentId}/views', { takesKey: false })
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ studentId: id, postingId: id }))
    .output(candidateDetails),
};

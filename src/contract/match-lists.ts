import { z } from 'zod';
import { recommendReasons } from '#domain/match/recommend-reason.ts';
import { refuses } from './errors.ts';
import { id, line, prose } from './fields.ts';
import { matchDetails } from './match-details.ts';
import { procedure } from './procedure.ts';
import { searchCard } from './search.ts';

const recommendedPosting = searchCard.extend({
  reason: z.enum(recommendReasons),
  sharedSkills: z.array(z.string()),
});
export type RecommendedPosting = z.infer<typeof recommendedPosting>;

const candidate = z.object({
  id,
  name: z.string(),
  location: z.string().nullable(),
  skills: z.array(z.string()),
  years: z.number().int().nullable(),
  score: z.number().int().nullable(),
});
export type Candidate = z.infer<typeof candidate>;

const candidateDetails = candidate.extend({ bio: z.string(), match: matchDetails });
export type CandidateDetails = z.infer<typeof candidateDetails>;

/** Ranked matches, best first. */
export const matchLists = {
  listRecommended: procedure({ audience: 'student', method: 'GET', path: '/recommended-postings' })
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(recommendedPosting) })),
  listCandidates: procedure({ audience: 'recruiter', method: 'GET', path: '/candidates' })
    .errors(refuses('NOT_FOUND'))
    .input(
      z.strictObject({
        /** Defaults to the company's newest posting. */
        postingId: id.optional(),
        minScore: z.coerce.number().int().min(0).max(100).optional(),
        city: prose(100).optional(),
        minYears: z.coerce.number().int().min(0).max(60).optional(),
        skills: z.union([z.array(line(60)).max(10), line(60).transform((one) => [one])]).optional(),
        page: z.coerce.number().int().min(1).max(100_000).optional(),
      }),
    )
    .output(
      z.object({
        /** The posting that they are ranked for; null when the company has none. */
        posting: z.object({ id, title: z.string() }).nullable(),
        postings: z.array(z.object({ id, title: z.string() })),
        items: z.array(candidate),
        total: z.number().int(),
        page: z.number().int(),
        pages: z.number().int(),
      }),
    ),
  /** Records the view, which the student can see. */
  loadCandidate: procedure({
    audience: 'recruiter',
    method: 'POST',
    path: '/candidates/{studentId}/views',
    takesKey: false,
  })
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ studentId: id, postingId: id }))
    .output(candidateDetails),
};

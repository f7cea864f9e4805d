import { z } from 'zod';
import { maxCriterionLength, maxCriteria } from '#domain/scorecard/criteria.ts';
import { maxEvidenceLength, maxSummaryLength, scores } from '#domain/scorecard/scorecard.ts';
import { refuses } from './errors.ts';
import { id, instant, line, prose } from './fields.ts';
import { get, post, put } from './procedure.ts';

const criterion = z.object({ name: z.string(), help: z.string().nullable() });
const typedCriterion = z.strictObject({
  name: line(maxCriterionLength.name),
  help: prose(maxCriterionLength.help).nullable(),
});
const score = z.object({
  criterion: z.string(),
  score: z.number().int(),
  evidence: z.string(),
});
const card = z.object({
  version: z.number().int(),
  submittedAt: instant,
  summary: z.string().nullable(),
  scores: z.array(score),
});
const memberCard = card.extend({
  id,
  /** Null when the member's account was deleted. */
  name: z.string().nullable(),
  isMine: z.boolean(),
  /** Earlier versions, newest first. */
  earlier: z.array(card),
});
export type MemberScorecard = z.infer<typeof memberCard>;

const scorecards = z.object({
  criteria: z.array(criterion),
  own: memberCard.nullable(),
  /** How many colleagues have submitted theirs. */
  others: z.number().int(),
  /** Null until the reader has submitted a scorecard. */
  shared: z
    .object({
      cards: z.array(memberCard),
      summary: z.array(
        z.object({
          criterion: z.string(),
          count: z.number().int(),
          mean: z.number(),
          lowest: z.number().int(),
          highest: z.number().int(),
          spread: z.array(z.number().int()).length(scores.length),
        }),
      ),
    })
    .nullable(),
});
export type Scorecards = z.infer<typeof scorecards>;

const review = z.object({
  postingId: id,
  title: z.string(),
  isBlind: z.boolean(),
  criteria: z.array(criterion),
  /** The posting has no criteria of its own. */
  areDefault: z.boolean(),
});
export type PostingReview = z.infer<typeof review>;

export const scorecard = {
  load: get('member', '/received-applications/{applicationId}/scorecards')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ applicationId: id }))
    .output(scorecards),
  /** A later scorecard of the same member is a new version. */
  submit: post('member', '/received-applications/{applicationId}/scorecards')
    .errors(refuses('NOT_FOUND', 'FIELDS_REQUIRED', 'SCORECARD_CHANGED', 'CRITERIA_CHANGED'))
    .input(
      z.strictObject({
        applicationId: id,
        /** The version that the member saw; 0 without one. */
        version: z.int32().min(0),
        summary: prose(maxSummaryLength).nullable(),
        scores: z
          .array(
            z.strictObject({
              criterion: line(maxCriterionLength.name),
              score: z.number().int().min(1).max(scores.length),
              evidence: prose(maxEvidenceLength),
            }),
          )
          .min(1)
          .max(maxCriteria),
      }),
    )
    .output(z.object({ version: z.number().int() })),
  /** How members review the applications to a posting. */
  loadReview: get('recruiter', '/own-postings/{postingId}/review')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ postingId: id }))
    .output(review),
  saveReview: put('recruiter', '/own-postings/{postingId}/review')
    .errors(refuses('NOT_FOUND', 'FIELDS_REQUIRED', 'CRITERIA_CHANGED'))
    .input(
      z.strictObject({
        postingId: id,
        isBlind: z.boolean(),
        criteria: z.array(typedCriterion).min(1).max(maxCriteria),
        /** The names that the member saw, so that a colleague's change is not overwritten. */
        seen: z.array(prose(maxCriterionLength.name)).max(maxCriteria),
      }),
    )
    .output(review),
};

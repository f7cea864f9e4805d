import { oc } from '@orpc/contract';
import { z } from 'zod';
import { atsOrigins, atsParts, longestScoreName } from '#domain/ats/kept-ats-score.ts';
import { refuses } from './errors.ts';
import { id, instant, line } from './fields.ts';

const percent = z.number().min(0).max(100);

const numbers = z.strictObject({
  score: percent.int(),
  formatting: percent,
  content: percent,
  /** Of the rules that it was scored by. */
  version: z.number().int().min(1).max(10_000),
  parts: z
    .array(
      z.strictObject({
        part: z.enum(atsParts),
        points: z.number().min(0).max(1000),
        of: z.number().min(0).max(1000),
      }),
    )
    .max(atsParts.length),
});

const atsScore = numbers.extend({
  id,
  /** 'file': as the student's browser told. 'resume': read and scored by the server. */
  origin: z.enum(atsOrigins),
  /** Of the file or of the resume. */
  name: z.string(),
  scoredAt: instant,
});
export type AtsScore = z.infer<typeof atsScore>;

export const ats = {
  /** The student's own, the last one first. */
  list: oc
    .route({ method: 'GET', path: '/ats-scores' })
    .errors(refuses('NOT_SIGNED_IN', 'FORBIDDEN'))
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(atsScore) })),
  /** Keeps what a browser computed of a file that stays there. */
  create: oc
    .route({ method: 'POST', path: '/ats-scores' })
    .errors(refuses('NOT_SIGNED_IN', 'FORBIDDEN', 'IDEMPOTENCY_KEY_REUSED'))
    .input(numbers.extend({ name: line(longestScoreName) }))
    .output(atsScore),
  /** Reads the PDF of a resume that was written here and keeps its score. */
  createFromResume: oc
    .route({ method: 'POST', path: '/resumes/{resumeId}/ats-scores' })
    .errors(
      refuses(
        'NOT_SIGNED_IN',
        'FORBIDDEN',
        'NOT_FOUND',
        'RESUME_UNREADABLE',
        'TOO_MANY_REQUESTS',
        'TOO_BUSY',
      ),
    )
    .input(z.strictObject({ resumeId: id }))
    .output(atsScore),
  remove: oc
    .route({ method: 'DELETE', path: '/ats-scores/{scoreId}' })
    .errors(refuses('NOT_SIGNED_IN', 'FORBIDDEN'))
    .input(z.strictObject({ scoreId: id }))
    .output(z.object({ id })),
};

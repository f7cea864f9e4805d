import { z } from 'zod';
import { atsOrigins, atsParts, maxScoreNameLength } from '#domain/ats/stored-ats-score.ts';
import { refuses } from './errors.ts';
import { id, instant, line } from './fields.ts';
import { del, get, post } from './procedure.ts';

const percent = z.number().min(0).max(100);

const numbers = z.strictObject({
  score: percent.int(),
  formatting: percent,
  content: percent,
  version: z.int32().min(1).max(10_000),
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
  /** 'file': computed in the student's browser. 'resume': parsed and scored by the server. */
  origin: z.enum(atsOrigins),
  name: z.string(),
  scoredAt: instant,
});
export type AtsScore = z.infer<typeof atsScore>;

export const ats = {
  /** The student's own scores, newest first. */
  list: get('student', '/ats-scores')
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(atsScore) })),
  /** Stores a score that the browser computed; the file itself is never uploaded. */
  create: post('student', '/ats-scores')
    .input(numbers.extend({ name: line(maxScoreNameLength) }))
    .output(atsScore),
  /** Scores the PDF of a resume written on the platform. */
  createFromResume: post('student', '/resumes/{resumeId}/ats-scores', { takesKey: false })
    .errors(refuses('NOT_FOUND', 'RESUME_UNREADABLE', 'TOO_MANY_REQUESTS', 'TOO_BUSY'))
    .input(z.strictObject({ resumeId: id }))
    .output(atsScore),
  remove: del('student', '/ats-scores/{scoreId}')
    .input(z.strictObject({ scoreId: id }))
    .output(z.object({ id })),
};

import { z } from 'zod';
import { resumeParts } from '#domain/resume/resume-completeness.ts';
import { id, instant } from './fields.ts';
import { procedure } from './procedure.ts';

const measured = z.object({
  /** The last score, and when it was worked out; null before there is one. */
  ats: z.object({ score: z.number().int(), scoredAt: instant }).nullable(),
  /** How complete the default resume is; null without any resume. */
  resume: z
    .object({
      id,
      percent: z.number().int(),
      /** What is missing and helps most. */
      next: z.enum(resumeParts).nullable(),
    })
    .nullable(),
});

export type Measured = z.infer<typeof measured>;

export const readiness = {
  /** What is known of a student's Career Readiness. */
  load: procedure({ audience: 'student', method: 'GET', path: '/readiness' })
    .input(z.strictObject({}))
    .output(measured),
};

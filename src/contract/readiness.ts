import { z } from 'zod';
import { resumeParts } from '#domain/resume/resume-completeness.ts';
import { id, instant } from './fields.ts';
import { procedure } from './procedure.ts';

const measured = z.object({
  /** The latest score and its time; null before the first. */
  ats: z.object({ score: z.number().int(), scoredAt: instant }).nullable(),
  /** How complete the default resume is; null without a resume. */
  resume: z
    .object({
      id,
      percent: z.number().int(),
      /** The missing part that would help most. */
      next: z.enum(resumeParts).nullable(),
    })
    .nullable(),
});

export type Measured = z.infer<typeof measured>;

export const readiness = {
  load: procedure({ audience: 'student', method: 'GET', path: '/readiness' })
    .input(z.strictObject({}))
    .output(measured),
};

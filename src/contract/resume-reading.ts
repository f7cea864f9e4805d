import { z } from 'zod';
import { readingProblems } from '#domain/resume-reading/reading-problem.ts';

const box = { x: z.number(), y: z.number(), width: z.number(), height: z.number() };

/** A parsed resume: fields with confidence and position, and the text of its pages. */
export const parsedResume = z.object({
  from: z.enum(['pdf', 'docx', 'text', 'json', 'written', 'unread']),
  problem: z.enum(readingProblems).nullable(),
  fields: z.array(
    z.object({
      path: z.string(),
      value: z.string(),
      confidence: z.number(),
      place: z.object({ page: z.number().int(), box: z.object(box) }).nullable(),
    }),
  ),
  pages: z.array(
    z.object({
      width: z.number(),
      height: z.number(),
      lines: z.array(z.object({ text: z.string(), ...box, isBold: z.boolean() })),
    }),
  ),
  school: z.object({ batch: z.number().nullable(), backlogs: z.number().nullable() }),
});

import { z } from 'zod';
import {
  resumeColors,
  resumeFonts,
  resumePapers,
  resumeTemplates,
  skillIndicators,
} from '#domain/resume/resume-design.ts';
import { resumeLimits as limits } from '#domain/resume/resume-limits.ts';
import { typed } from './fields.ts';

const words = typed(limits.line);
const url = typed(limits.url);
const point = typed(limits.point);
const description = typed(limits.description);
/** Of an entry: made by the browser that added it. */
const entryId = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\w-]+$/u);
const dates = { start: words, end: words };
const entries = <T extends z.ZodType>(entry: T) => z.array(entry).max(limits.entries);

/** What a resume says, as it was typed: nothing is trimmed while somebody writes. */
export const resumeContent = z.strictObject({
  basics: z.strictObject({
    firstName: words,
    lastName: words,
    title: words,
    email: words,
    phone: words,
    location: words,
    website: url,
    summary: typed(limits.summary),
  }),
  links: entries(z.strictObject({ id: entryId, label: words, url })),
  experience: entries(
    z.strictObject({
      id: entryId,
      company: words,
      position: words,
      location: words,
      ...dates,
      description,
    }),
  ).min(1),
  education: entries(
    z.strictObject({
      id: entryId,
      institution: words,
      degree: words,
      field: words,
      location: words,
      ...dates,
      grade: words,
      description,
    }),
  ).min(1),
  projects: entries(
    z.strictObject({ id: entryId, name: words, role: words, url, ...dates, description }),
  ),
  skills: z
    .array(z.strictObject({ name: words, level: z.number().int().min(0).max(5), group: words }))
    .max(limits.skills),
  languages: entries(z.strictObject({ name: words, fluency: words })),
  certifications: entries(point),
  achievements: entries(point),
  custom: z
    .array(
      z.strictObject({
        id: entryId,
        title: words,
        entries: entries(
          z.strictObject({ id: entryId, title: words, subtitle: words, ...dates, description }),
        ),
      }),
    )
    .max(limits.sections),
  order: z.array(typed(64)).max(40),
});

export const resumeDesign = z.strictObject({
  template: z.enum(resumeTemplates),
  color: z.enum(resumeColors),
  font: z.enum(resumeFonts),
  paper: z.enum(resumePapers),
  indicator: z.enum(skillIndicators),
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resumeContent } from '#contract/resume-fields.ts';
import { fitResume } from '#domain/resume/fit-resume.ts';
import { resumeLimits } from '#domain/resume/resume-limits.ts';
import { anyResume, exampleResume } from '#testing/made-resumes.ts';

let count = 0;
const newId = () => `n${++count}`;

test('RES-04 any parsed content can be stored, with a new id for each entry', () => {
  fc.assert(
    fc.property(anyResume, (resume) => {
      const fitting = fitResume(resume, newId);
      expect(resumeContent.safeParse(fitting).error).toBeUndefined();
      const ids = [...fitting.experience, ...fitting.education, ...fitting.custom].map(
        ({ id }) => id,
      );
      expect(new Set(ids).size).toBe(ids.length);
    }),
    { numRuns: 100 },
  );
});

test('RES-04 valid content is kept as it was, and the rest is truncated to the limits', () => {
  const { basics, skills } = exampleResume;
  expect(fitResume(exampleResume, newId)).toMatchObject({ basics, skills });
  const long = { ...exampleResume, basics: { ...basics, title: 'x'.repeat(1000) } };
  const many = { ...long, certifications: Array.from({ length: 99 }, () => 'Baker') };
  const fitting = fitResume(many, newId);
  expect(fitting.basics.title).toHaveLength(resumeLimits.line);
  expect(fitting.certifications).toHaveLength(resumeLimits.entries);
});

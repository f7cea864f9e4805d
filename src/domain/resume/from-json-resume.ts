import { type JsonResumeProblem, jsonResumeProblems } from './json-resume-schema.ts';
import { customFrom } from './json-resume-sections.ts';
import { readStandardFields, type StandardParts } from './read-standard-fields.ts';
import { formedLike, property, textsAt } from './read-unknown.ts';
import { resumeForm } from './resume-form.ts';
import type { Resume } from './resume.ts';
import { writeStandardFields } from './write-standard-fields.ts';

/** English names for JSON Resume sections that have no counterpart here. */
export const englishOtherSections = {
  volunteer: 'Volunteering',
  publications: 'Publications',
  interests: 'Interests',
  references: 'References',
};

/**
 * Reads JSON Resume. Invalid values are skipped and reported with their path. Our own exports
 * round-trip losslessly; parts that other programs changed keep those changes.
 */
export function fromJsonResume(
  value: unknown,
  otherTitles: typeof englishOtherSections = englishOtherSections,
): { resume: Resume; problems: JsonResumeProblem[] } {
  const own = property(property(value, 'meta'), 'firstrung');
  const standard = readStandardFields(value);
  const custom = formedLike(resumeForm.custom, property(own, 'custom'));
  return {
    resume: {
      ...unchangedParts(standard, own),
      custom: customFrom(value, custom, otherTitles),
      order: textsAt(own, 'order'),
    },
    problems: jsonResumeProblems(value),
  };
}

/** Parts stored beside the standard fields, used as long as the standard fields are unchanged. */
function unchangedParts(standard: StandardParts, own: unknown): StandardParts {
  const whole = (parts: StandardParts): Resume => ({ ...parts, custom: [], order: [] });
  const parts = { ...standard };
  for (const part of Object.keys(standard) as (keyof StandardParts)[]) {
    const value = property(own, part);
    if (value === undefined) continue;
    const candidate = { ...standard, [part]: formedLike(resumeForm[part], value) };
    const written = readStandardFields(writeStandardFields(whole(candidate)));
    if (JSON.stringify(written[part]) === JSON.stringify(standard[part]))
      Object.assign(parts, { [part]: candidate[part] });
  }
  return parts;
}

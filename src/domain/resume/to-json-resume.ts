import { type ImportedFields, withImported } from './imported-fields.ts';
import type { JsonResume } from './json-resume.ts';
import { readStandardFields, type StandardParts } from './read-standard-fields.ts';
import { formedLike, property } from './read-unknown.ts';
import { resumeForm } from './resume-form.ts';
import type { Resume } from './resume.ts';

/**
 * Converts a resume to JSON Resume 1.0.0. Fields that it has unchanged from an imported file are
 * written as they were there. Anything the standard can't represent goes to `meta.firstrung`:
 * custom sections, the order, and each part that wouldn't round-trip.
 */
export function toJsonResume(resume: Resume, imported: ImportedFields = {}): JsonResume {
  const standard = withImported(resume, imported);
  const readBack = readStandardFields(standard);
  const differing = (Object.keys(readBack) as (keyof StandardParts)[])
    .map((part) => [part, formedLike(resumeForm[part], resume[part])] as const)
    .filter(([part, own]) => JSON.stringify(readBack[part]) !== JSON.stringify(own));
  const canonical = property(imported['meta'], 'canonical');
  return {
    ...standard,
    meta: {
      version: 'v1.0.0',
      ...(typeof canonical === 'string' && { canonical }),
      firstrung: {
        ...(resume.order.length > 0 && { order: resume.order }),
        ...(resume.custom.length > 0 && { custom: resume.custom }),
        ...Object.fromEntries(differing),
      },
    },
  };
}

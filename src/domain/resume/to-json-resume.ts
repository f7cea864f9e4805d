import {
  jsonAward,
  jsonBasics,
  jsonCertificate,
  jsonEducation,
  jsonProject,
  jsonSkills,
  jsonWork,
} from './json-resume-parts.ts';
import { jsonSections } from './json-resume-sections.ts';
import type { JsonResume } from './json-resume.ts';
import { readStandardFields, type StandardParts } from './read-standard-fields.ts';
import { formedLike } from './read-unknown.ts';
import { resumeForm } from './resume-form.ts';
import type { Resume } from './resume.ts';

type Standard = Omit<JsonResume, 'meta'>;

/**
 * Converts a resume to JSON Resume 1.0.0. Anything the standard can't represent goes to
 * `meta.firstrung`: custom sections, the order, and each part that wouldn't round-trip.
 */
export function toJsonResume(resume: Resume): JsonResume {
  const standard = standardFields(resume);
  const readBack = readStandardFields(standard);
  const differing = (Object.keys(readBack) as (keyof StandardParts)[])
    .map((part) => [part, formedLike(resumeForm[part], resume[part])] as const)
    .filter(([part, own]) => JSON.stringify(readBack[part]) !== JSON.stringify(own));
  return {
    ...standard,
    meta: {
      version: 'v1.0.0',
      firstrung: {
        ...(resume.order.length > 0 && { order: resume.order }),
        ...(resume.custom.length > 0 && { custom: resume.custom }),
        ...Object.fromEntries(differing),
      },
    },
  };
}

export function standardFields(resume: Resume): Standard {
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: jsonBasics(resume),
    work: resume.experience.map(jsonWork),
    education: resume.education.map(jsonEducation),
    projects: resume.projects.map(jsonProject),
    skills: jsonSkills(resume.skills),
    languages: resume.languages.map(({ name, fluency }) => ({
      language: name,
      ...(fluency && { fluency }),
    })),
    certificates: resume.certifications.map(jsonCertificate),
    awards: resume.achievements.map(jsonAward),
    ...jsonSections(resume.custom),
  };
}

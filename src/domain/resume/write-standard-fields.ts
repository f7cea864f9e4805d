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
import type { Resume } from './resume.ts';

export type StandardFields = Omit<JsonResume, 'meta'>;

/** The JSON Resume fields of a resume, without what they can't express. */
export function writeStandardFields(resume: Resume): StandardFields {
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: jsonBasics(resume),
    work: resume.experience.map(jsonWork).filter(hasContent),
    education: resume.education.map(jsonEducation).filter(hasContent),
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

/** The first entries of a resume may be empty. */
const hasContent = ({ id: _id, ...fields }: { id: string }) =>
  Object.values(fields).some((value) => value !== '');

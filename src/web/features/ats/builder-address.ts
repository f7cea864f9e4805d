import type { AtsCheck } from '#domain/ats/ats-checks.ts';
import type { AtsFinding } from '#domain/ats/ats-report.ts';
import type { ParsedField } from '#domain/resume-reading/parsed-resume.ts';

type Part = 'personal' | 'education' | 'experience' | 'skills' | 'template';

/** The builder part that edits each section. */
const partOfSection: Record<string, Part> = {
  basics: 'personal',
  links: 'personal',
  education: 'education',
  experience: 'experience',
  projects: 'experience',
  custom: 'experience',
  skills: 'skills',
  languages: 'skills',
  certifications: 'skills',
  achievements: 'skills',
};

/** The builder part for findings that cite no field. */
const partOfCheck: Partial<Record<AtsCheck, Part>> = {
  wordSkills: 'skills',
  wordEducation: 'education',
  wordExperience: 'experience',
  wordProjects: 'experience',
  oneColumn: 'template',
  noTables: 'template',
  noTextBoxes: 'template',
  educationComplete: 'education',
  skillsEnough: 'skills',
  skillsShown: 'experience',
  jobsDated: 'experience',
  consistentDates: 'experience',
  bulletsPresent: 'experience',
  pointLength: 'experience',
  length: 'experience',
  hasSkills: 'skills',
  hasEducation: 'education',
  hasExperience: 'experience',
  hasProjects: 'experience',
  actionVerbs: 'experience',
  numbers: 'experience',
  results: 'experience',
  activeVoice: 'experience',
  variety: 'experience',
};

/** Checks that are fixed in a different part than the one they cite. */
const elsewhere = new Set<AtsCheck>(['skillsShown', 'oneColumn', 'noTables', 'noTextBoxes']);

const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}+#]/gu, '');

/** The URL of the builder part that fixes a finding about a builder resume. */
export function builderAddress(
  resumeId: string,
  { check, places }: Pick<AtsFinding, 'check' | 'places'>,
  fields: readonly Pick<ParsedField, 'path' | 'value'>[],
): string {
  const cited = bare(places[0]?.text ?? '');
  const field =
    cited === '' || elsewhere.has(check)
      ? undefined
      : (fields.find(({ value }) => bare(value) === cited) ??
        fields.find(({ value }) => bare(value).includes(cited)));
  const section = field?.path.split('.')[0] ?? '';
  const part = partOfSection[section] ?? partOfCheck[check] ?? 'personal';
  return `/student-dashboard/resume/${resumeId}?part=${part}`;
}

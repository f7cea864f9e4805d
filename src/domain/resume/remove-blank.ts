import type { Resume } from './resume.ts';

/** Removes empty entries, skills and lines. */
export function removeBlank(resume: Resume): Resume {
  const hasContent = (entry: object) =>
    Object.entries(entry).some(
      ([field, value]: [string, unknown]) =>
        field !== 'id' && typeof value === 'string' && value.trim() !== '',
    );
  const isText = (line: string) => line.trim() !== '';
  return {
    ...resume,
    links: resume.links.filter(({ url }) => isText(url)),
    experience: resume.experience.filter(hasContent),
    education: resume.education.filter(hasContent),
    projects: resume.projects.filter(hasContent),
    skills: resume.skills.filter(({ name }) => isText(name)),
    languages: resume.languages.filter(({ name }) => isText(name)),
    certifications: resume.certifications.filter(isText),
    achievements: resume.achievements.filter(isText),
    custom: resume.custom
      .map((section) => ({ ...section, entries: section.entries.filter(hasContent) }))
      .filter(({ title, entries }) => isText(title) || entries.length > 0),
  };
}

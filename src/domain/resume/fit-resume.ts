import { type NewId, withFirstEntries } from './empty-resume.ts';
import { longestOf } from './find-resume-problems.ts';
import { standardIdOf } from './json-resume-sections.ts';
import { resumeLimits as limits } from './resume-limits.ts';
import type { Resume } from './resume.ts';

/** Fits a parsed file into the limits, with new entry ids and the first entries. */
export function fitResume(resume: Resume, newId: NewId): Resume {
  return withFirstEntries({ ...cutResume(resume, newId), order: [] }, newId);
}

/** Cuts a resume to the limits; entries keep their ids unless `idOf` maps them. */
export function cutResume(resume: Resume, idOf: (id: string) => string = (id) => id): Resume {
  const entries = <T extends object>(list: readonly T[]) => list.slice(0, limits.entries).map(fit);
  const own = <T extends { id: string }>(list: readonly T[]) =>
    entries(list).map((entry) => ({ ...entry, id: idOf(entry.id) }));
  const lines = (list: readonly string[]) =>
    list.slice(0, limits.entries).map((line) => line.slice(0, limits.point));
  return {
    ...resume,
    basics: fit(resume.basics),
    links: own(resume.links),
    experience: own(resume.experience),
    education: own(resume.education),
    projects: own(resume.projects),
    skills: resume.skills.slice(0, limits.skills).map(fit),
    languages: entries(resume.languages),
    certifications: lines(resume.certifications),
    achievements: lines(resume.achievements),
    custom: resume.custom.slice(0, limits.sections).map((section) => ({
      ...fit(section),
      id: standardIdOf(section, resume.custom) ?? idOf(section.id),
      entries: own(section.entries),
    })),
  };
}

/** Cuts each text to its field's limit. */
function fit<T extends object>(entry: T): T {
  return Object.fromEntries(
    Object.entries(entry).map(([field, value]) => [
      field,
      typeof value === 'string'
        ? value.slice(0, longestOf(field)).toWellFormed().replaceAll('\u0000', '')
        : value,
    ]),
  ) as T;
}

import {
  emptyEducation,
  emptyExperience,
  emptyProject,
  emptyResume,
  type NewId,
  withFirstEntries,
} from './empty-resume.ts';
import { standardIdOf } from './json-resume-sections.ts';
import { type MergeConflict, mergeResumes } from './merge-resumes.ts';
import { removeBlank } from './remove-blank.ts';
import { defaultDesign } from './resume-design.ts';
import type { Resume } from './resume.ts';

type Entry = { id: string };
type Names<T> = (entry: T) => readonly string[];

const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * Merges a parsed file into a resume: fills empty fields and gaps of matching entries, and appends
 * entries that it lacks. Where both have a value, the resume keeps its own and the other is
 * reported.
 */
export function addToResume(
  own: Resume,
  read: Resume,
  newId: NewId,
): { resume: Resume; conflicts: MergeConflict[] } {
  const mine = removeBlank(own);
  const theirs = withKnownIds(mine, removeBlank(read), newId);
  const shared = <T extends Entry>(
    list: readonly T[],
    others: readonly Entry[],
    blank: (id: string) => T,
  ) => list.filter(({ id }) => others.some((other) => other.id === id)).map(({ id }) => blank(id));
  const base: Resume = {
    ...emptyResume(newId),
    experience: shared(mine.experience, theirs.experience, emptyExperience),
    education: shared(mine.education, theirs.education, emptyEducation),
    projects: shared(mine.projects, theirs.projects, emptyProject),
    order: theirs.order,
  };
  const written = (content: Resume) => ({ name: '', content, design: defaultDesign });
  const { merged, conflicts } = mergeResumes(written(base), written(mine), written(theirs));
  return {
    resume: withFirstEntries(merged.content, newId),
    // Differences in case or punctuation only are no conflict.
    conflicts: conflicts.filter((each) => bare(each.mine) !== bare(each.theirs)),
  };
}

/** The parsed resume with the ids of matching entries, without named items that already exist. */
function withKnownIds(mine: Resume, read: Resume, newId: NewId): Resume {
  const isNew = (known: readonly { name: string }[]) => {
    const names = new Set(known.map(({ name }) => bare(name)));
    return ({ name }: { name: string }) => !names.has(bare(name));
  };
  const isOther = (known: readonly string[]) => {
    const lines = new Set(known.map(bare));
    return (line: string) => !lines.has(bare(line));
  };
  const knownLinks = new Set(mine.links.map(({ url }) => bareAddress(url)));
  const titles = new Set(mine.custom.map(({ title }) => bare(title)));
  const own = <T extends Entry>(entries: readonly T[]) =>
    entries.map((entry) => ({ ...entry, id: newId() }));
  return {
    ...read,
    links: own(read.links.filter(({ url }) => !knownLinks.has(bareAddress(url)))),
    experience: paired(mine.experience, read.experience, newId, (job) => [
      job.company,
      job.position,
    ]),
    education: paired(mine.education, read.education, newId, (school) => [
      school.institution,
      school.degree,
    ]),
    projects: paired(mine.projects, read.projects, newId, (project) => [project.name]),
    skills: read.skills.filter(isNew(mine.skills)),
    languages: read.languages.filter(isNew(mine.languages)),
    certifications: read.certifications.filter(isOther(mine.certifications)),
    achievements: read.achievements.filter(isOther(mine.achievements)),
    custom: read.custom
      .filter(({ title }) => !titles.has(bare(title)))
      .map((section) => ({
        ...section,
        id: standardIdOf(section, [...mine.custom, ...read.custom]) ?? newId(),
        entries: own(section.entries),
      })),
    order: mine.order,
  };
}

const bareAddress = (url: string) => bare(url.replace(/^https?:\/\/(?:www\.)?/iu, ''));

/**
 * Gives parsed entries the ids of matching ones: equal first names, and no contradiction in the
 * others.
 */
function paired<T extends Entry>(
  mine: readonly T[],
  read: readonly T[],
  newId: NewId,
  namesOf: Names<T>,
): T[] {
  const free = [...mine];
  return read.map((entry) => {
    const names = namesOf(entry).map(bare);
    const at = free.findIndex((other) => {
      const others = namesOf(other).map(bare);
      return (
        names[0] !== '' &&
        names.every(
          (name, part) =>
            name === others[part] || (part > 0 && (name === '' || others[part] === '')),
        )
      );
    });
    const [same] = at < 0 ? [] : free.splice(at, 1);
    return { ...entry, id: same?.id ?? newId() };
  });
}

import { hasBlank } from '#domain/writing/blanks.ts';
import { resumeLimits } from './resume-limits.ts';
import { present, type Resume } from './resume.ts';

export type ResumeProblem = {
  /** Path from the root to the field: `['experience', '<id>', 'company']`. */
  path: string[];
  kind: 'too-long' | 'too-many' | 'month' | 'months' | 'email' | 'url' | 'blank';
  /** For limits: the maximum in characters or entries. */
  most?: number;
};

/** Whether this problem prevents saving; others are only shown. */
export function isBlocking({ kind }: ResumeProblem): boolean {
  return kind === 'too-long' || kind === 'too-many';
}

const long = { description: resumeLimits.description, summary: resumeLimits.summary };
const addresses = new Set(['url', 'website']);

/** Maximum characters of a field by name; a line of a list by its index. */
export function longestOf(field: string): number {
  if (/^\d+$/u.test(field)) return resumeLimits.point;
  if (addresses.has(field)) return resumeLimits.url;
  return long[field as keyof typeof long] ?? resumeLimits.line;
}

/** All problems of a resume, from top to bottom. */
export function findResumeProblems(resume: Resume): ResumeProblem[] {
  const { basics, links, experience, education, projects, skills, languages, custom } = resume;
  const { certifications, achievements } = resume;
  return [
    ...fieldProblems(basics, ['basics']),
    ...listProblems(links, 'links'),
    ...listProblems(experience, 'experience'),
    ...listProblems(education, 'education'),
    ...listProblems(projects, 'projects'),
    ...countProblem(skills.length, resumeLimits.skills, ['skills']),
    ...skills.flatMap((skill) => fieldProblems(skill, ['skills'])),
    ...(skills.some(({ name }) => hasBlank(name))
      ? [{ path: ['skills'], kind: 'blank' as const }]
      : []),
    ...countProblem(languages.length, resumeLimits.entries, ['languages']),
    ...languages.flatMap((language) => fieldProblems(language, ['languages'])),
    ...lineProblems(certifications, 'certifications'),
    ...lineProblems(achievements, 'achievements'),
    ...countProblem(custom.length, resumeLimits.sections, ['custom']),
    ...custom.flatMap(({ entries, ...section }) => [
      ...fieldProblems(section, ['custom', section.id]),
      ...countProblem(entries.length, resumeLimits.entries, ['custom', section.id]),
      ...entries.flatMap((entry) => entryProblems(entry, ['custom', section.id, entry.id])),
    ]),
  ];
}

function listProblems(list: { id: string }[], name: string): ResumeProblem[] {
  return [
    ...countProblem(list.length, resumeLimits.entries, [name]),
    ...list.flatMap((entry) => entryProblems(entry, [name, entry.id])),
  ];
}

function lineProblems(lines: string[], name: string): ResumeProblem[] {
  const isLong = lines.some((line) => line.length > resumeLimits.point);
  return [
    ...countProblem(lines.length, resumeLimits.entries, [name]),
    ...(isLong ? [{ path: [name], kind: 'too-long' as const, most: resumeLimits.point }] : []),
    ...(lines.some(hasBlank) ? [{ path: [name], kind: 'blank' as const }] : []),
  ];
}

function countProblem(count: number, most: number, path: string[]): ResumeProblem[] {
  return count > most ? [{ path, kind: 'too-many', most }] : [];
}

function entryProblems(entry: object, path: string[]): ResumeProblem[] {
  const { start, end } = entry as { start?: string; end?: string };
  const found = fieldProblems(entry, path);
  if (start === undefined || end === undefined) return found;
  const wrong = [
    ...(isMonth(start) ? [] : ['start']),
    ...(end === present || isMonth(end) ? [] : ['end']),
  ];
  found.push(...wrong.map((field) => ({ path: [...path, field], kind: 'month' as const })));
  // A year without a month may be any of its months.
  const isBefore =
    end !== present && end !== '' && start !== '' && end < start.slice(0, end.length);
  if (wrong.length === 0 && isBefore) found.push({ path: [...path, 'end'], kind: 'months' });
  return found;
}

function isMonth(text: string): boolean {
  return text === '' || /^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/u.test(text);
}

function fieldProblems(fields: object, path: string[]): ResumeProblem[] {
  return Object.entries(fields).flatMap(([field, value]: [string, unknown]): ResumeProblem[] => {
    if (typeof value !== 'string' || field === 'id' || value === '') return [];
    const at = [...path, field];
    const most = longestOf(field);
    if (value.length > most) return [{ path: at, kind: 'too-long', most }];
    if (hasBlank(value)) return [{ path: at, kind: 'blank' }];
    if (field === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(value.trim()))
      return [{ path: at, kind: 'email' }];
    if (addresses.has(field) && !isAddress(value.trim())) return [{ path: at, kind: 'url' }];
    return [];
  });
}

/** A web address, with or without `https://`. */
function isAddress(text: string): boolean {
  if (/^[a-z][a-z\d+.-]*:/iu.test(text) && !/^https?:\/\//iu.test(text)) return false;
  return /^(?:https?:\/\/)?[^\s./@]+(?:\.[^\s./@]+)+(?:[/?#]\S*)?$/iu.test(text);
}

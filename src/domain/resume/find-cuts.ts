import { longestOf } from './find-resume-problems.ts';
import { resumeLimits as limits } from './resume-limits.ts';
import type { Resume } from './resume.ts';

/** What of a resume does not fit: a text that is too long, or entries that are too many. */
export type ResumeCut = {
  /** Of the text, entries by their number; of a list its name. */
  path: string;
  /** Characters, or entries, that are over. */
  over: number;
  kind: 'text' | 'list';
};

const mostOf: Record<string, number> = { skills: limits.skills, custom: limits.sections };

/** All that `fitResume` would leave out, so that it can be said. */
export function findCuts(resume: Resume): ResumeCut[] {
  return cutsIn({ ...resume, order: [] }, '');
}

function cutsIn(value: unknown, path: string): ResumeCut[] {
  const name = path.split('.').at(-1) ?? '';
  if (typeof value === 'string') {
    const over = value.length - longestOf(name);
    return over > 0 ? [{ path, over, kind: 'text' }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  const most = mostOf[name] ?? limits.entries;
  const tooMany: ResumeCut[] =
    Array.isArray(value) && value.length > most
      ? [{ path, over: value.length - most, kind: 'list' }]
      : [];
  return [
    ...tooMany,
    ...Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
      key === 'id' ? [] : cutsIn(part, path === '' ? key : `${path}.${key}`),
    ),
  ];
}

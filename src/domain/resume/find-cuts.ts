import { longestOf } from './find-resume-problems.ts';
import { resumeLimits as limits } from './resume-limits.ts';
import type { Resume } from './resume.ts';

/** Content over a limit: a text that is too long, or too many entries. */
export type ResumeCut = {
  /** Path of the text, with entries by index; for a list its name. */
  path: string;
  /** Excess characters or entries. */
  over: number;
  kind: 'text' | 'list';
};

const mostOf: Record<string, number> = { skills: limits.skills, custom: limits.sections };

/** Everything that `fitResume` would drop, so that the user can be told. */
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

import { findProblems, longestOf } from '#domain/fields.ts';
import { endOfDay } from '#domain/posting/deadline.ts';
import { boardFields } from '#domain/posting/missing-for-board.ts';
import { postingFields } from '#domain/posting/posting-fields.ts';
import type { Refusal } from '#domain/refusals.ts';

type Typed = Record<string, string>;

export const longestTyped = longestOf(postingFields);

/** Problems with a posting as typed by an administrator; an active posting must be complete. */
export function findAnyPostingProblems(typed: Typed, isActive: boolean) {
  const problems: Partial<Record<string, Refusal>> = {};
  const isEmpty = (name: string) => (typed[name] ?? '').trim() === '';
  if ('companyId' in typed && isEmpty('companyId')) problems['companyId'] = 'COMPANY_UNKNOWN';
  if (isEmpty('title')) problems['title'] = 'FIELDS_REQUIRED';
  const { primaryRole, duration, description, location, skills } = postingFields;
  const entered = { ...typed, skills: skillsOf(typed) };
  const { title } = postingFields;
  const fields = { title, primaryRole, duration, description, location, skills };
  Object.assign(problems, findProblems(fields, entered));
  for (const name of boardFields) {
    if (isActive && isEmpty(name)) problems[name] = 'FIELDS_REQUIRED';
  }
  if ('companyId' in typed && isActive && isOver(typed)) problems['deadline'] = 'DEADLINE_PAST';
  return problems;
}

/** Whether the day is over in every time zone; the server knows the company's. */
const isOver = ({ deadline = '' }: Typed) =>
  deadline !== '' && endOfDay(deadline, lastTimeZone).getTime() <= Date.now();

const lastTimeZone = 'Etc/GMT+12';

/** The fields as the API takes them. */
export function adminPostingOf(typed: Typed) {
  const { title = '', primaryRole = '', duration = '', description = '', location = '' } = typed;
  return {
    title,
    primaryRole,
    duration,
    description,
    location,
    skills: skillsOf(typed),
    deadline: typed['deadline'] || null,
  };
}

function skillsOf({ skills = '' }: Typed): string[] {
  const named = skills.split(',').map((skill) => skill.trim());
  return [...new Set(named.filter((skill) => skill !== ''))];
}

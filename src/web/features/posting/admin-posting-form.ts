import { endOfDay } from '#domain/posting/deadline.ts';
import { boardFields } from '#domain/posting/missing-for-board.ts';
import { longestContent } from '#domain/posting/posting-content.ts';
import type { Refusal } from '#domain/refusals.ts';

type Typed = Record<string, string>;

/** Maximum field lengths in characters; skills are limited in number too. */
const { skills: _, ...longest } = longestContent;
export const longestTyped: Readonly<Record<string, number>> = longest;

const texts = ['title', 'primaryRole', 'duration', 'description', 'location'] as const;

/** Problems with a posting as typed by an administrator; an active posting must be complete. */
export function findAnyPostingProblems(typed: Typed, isActive: boolean) {
  const problems: Partial<Record<string, Refusal>> = {};
  const isEmpty = (name: string) => (typed[name] ?? '').trim() === '';
  if ('companyId' in typed && isEmpty('companyId')) problems['companyId'] = 'COMPANY_UNKNOWN';
  if (isEmpty('title')) problems['title'] = 'FIELDS_REQUIRED';
  for (const name of texts) {
    if ((typed[name] ?? '').trim().length > longestContent[name]) problems[name] = 'TEXT_TOO_LONG';
  }
  const skills = skillsOf(typed);
  if (
    skills.length > longestContent.skills ||
    skills.some((skill) => skill.length > longestContent.skill)
  )
    problems['skills'] = 'TEXT_TOO_LONG';
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

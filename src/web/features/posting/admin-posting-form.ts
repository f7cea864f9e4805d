import { boardFields } from '#domain/posting/missing-for-board.ts';
import { endOfDeadline, longestContent } from '#domain/posting/posting-content.ts';
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

const isOver = ({ deadline = '' }: Typed) =>
  deadline !== '' && endOfDeadline(deadline).getTime() <= Date.now();

/**
 * The fields as the API takes them. A deadline is the end of its day, as in the company's own form.
 */
export function adminPostingOf(typed: Typed, given: Date | null) {
  const { title = '', primaryRole = '', duration = '', description = '', location = '' } = typed;
  const day = typed['deadline'] ?? '';
  const isSame = given !== null && day === dayOf(given);
  const deadline = isSame ? given : day === '' ? null : endOfDeadline(day);
  return {
    title,
    primaryRole,
    duration,
    description,
    location,
    skills: skillsOf(typed),
    deadline: deadline?.toISOString() ?? null,
  };
}

/** The day of a deadline, in the format of a date field. */
export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

function skillsOf({ skills = '' }: Typed): string[] {
  const named = skills.split(',').map((skill) => skill.trim());
  return [...new Set(named.filter((skill) => skill !== ''))];
}

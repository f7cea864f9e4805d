import { boardFields } from '#domain/posting/missing-for-board.ts';
import type { Refusal } from '#domain/refusals.ts';

type Typed = Record<string, string>;

const longest = { title: 200, primaryRole: 200, duration: 100, description: 50_000, location: 200 };
const longestSkill = 60;
const mostSkills = 30;

/** What is wrong with a posting as an administrator typed it; one that is to be active must be complete. */
export function judgeAnyPosting(typed: Typed, isActive: boolean) {
  const problems: Partial<Record<string, Refusal>> = {};
  const isEmpty = (name: string) => (typed[name] ?? '').trim() === '';
  if ('companyId' in typed && isEmpty('companyId')) problems['companyId'] = 'COMPANY_UNKNOWN';
  if (isEmpty('title')) problems['title'] = 'FIELDS_REQUIRED';
  for (const [name, most] of Object.entries(longest)) {
    if ((typed[name] ?? '').trim().length > most) problems[name] = 'TEXT_TOO_LONG';
  }
  const skills = skillsOf(typed);
  if (skills.length > mostSkills || skills.some((skill) => skill.length > longestSkill))
    problems['skills'] = 'TEXT_TOO_LONG';
  for (const name of boardFields) {
    if (isActive && isEmpty(name)) problems[name] = 'FIELDS_REQUIRED';
  }
  return problems;
}

/** The fields as the API takes them. A deadline is the end of its day where the administrator is. */
export function anyPostingOf(typed: Typed, given: Date | null) {
  const { title = '', primaryRole = '', duration = '', description = '', location = '' } = typed;
  const day = typed['deadline'] ?? '';
  const isSame = given !== null && day === dayOf(given);
  const deadline = isSame ? given : day === '' ? null : new Date(`${day}T23:59:59.999`);
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

/** The day of a time where the reader is, as a date field takes it. */
export function dayOf(time: Date): string {
  const parts = [time.getFullYear(), time.getMonth() + 1, time.getDate()];
  const [year = '', ...rest] = parts.map((part) => String(part).padStart(2, '0'));
  return [year.padStart(4, '0'), ...rest].join('-');
}

function skillsOf({ skills = '' }: Typed): string[] {
  const named = skills.split(',').map((skill) => skill.trim());
  return [...new Set(named.filter((skill) => skill !== ''))];
}

export type Criterion = { name: string; help: string | null };

export const maxCriteria = 12;
export const maxCriterionLength = { name: 80, help: 300 } as const;

/** What applicants are assessed on where a posting has no criteria of its own. */
export const defaultCriteria: readonly Criterion[] = [
  {
    name: 'Skills for the role',
    help: 'Has the skills that the posting asks for, and has used them.',
  },
  {
    name: 'Problem solving',
    help: 'Breaks a problem down, weighs options, and checks the result.',
  },
  { name: 'Communication', help: 'Explains clearly, listens, and answers what was asked.' },
  { name: 'Motivation', help: 'Knows why this role and this company, and what comes next.' },
];

/** The criteria without blank ones; null when there are none, or two have the same name. */
export function criteriaOf(typed: readonly Criterion[]): Criterion[] | null {
  const criteria = typed
    .map(({ name, help }) => ({ name: name.trim(), help: help?.trim() || null }))
    .filter(({ name }) => name !== '');
  const names = new Set(criteria.map(({ name }) => name.toLowerCase()));
  return criteria.length > 0 && names.size === criteria.length ? criteria : null;
}

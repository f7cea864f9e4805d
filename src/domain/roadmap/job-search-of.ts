/** The search for jobs that ask for a step's main skill, as typed into the search field. */
export function jobSearchOf(skills: readonly string[]): string {
  return skills[0] ?? '';
}

/** The author name in the forum: first name and last initial; null when both are empty. */
export function authorName(person: {
  firstName: string | null;
  lastName: string | null;
}): string | null {
  const first = person.firstName?.trim() ?? '';
  const last = person.lastName?.trim().split(/\s+/u).at(-1) ?? '';
  const [initial = ''] = [...new Intl.Segmenter('en').segment(last)].map(({ segment }) => segment);
  const name = [first, initial && `${initial.toUpperCase()}.`].filter(Boolean).join(' ');
  return name || null;
}

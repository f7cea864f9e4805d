import { printedName } from '#domain/account/printed-name.ts';
/**
 * The author name in the forum: first name and last initial, only the first name where the last one
 * comes first; emoji and numbers are no initials; null when both are empty.
 */
export function authorName(person: {
  firstName: string | null;
  lastName: string | null;
}): string | null {
  const first = person.firstName?.trim() ?? '';
  const words = person.lastName?.trim().split(/\s+/u) ?? [];
  const last = words.findLast((word) => /^\p{L}/u.test(word)) ?? '';
  // Chinese, Japanese and Korean last names are often one character: an initial would be the name.
  if (last && first && !printedName({ firstName: first, lastName: last }).startsWith(first))
    return first;
  const [initial = ''] = [...new Intl.Segmenter('en').segment(last)].map(({ segment }) => segment);
  const name = [first, initial && `${initial.toUpperCase()}.`].filter(Boolean).join(' ');
  return name || null;
}

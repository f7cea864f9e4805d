export const industries = ['Technology', 'Finance', 'Healthcare', 'Education', 'Other'] as const;
type Industry = (typeof industries)[number];

/** The documented industry; any other text counts as 'Other', and no text as none. */
export function industryOf(typed: string): Industry | '' {
  const name = typed.trim().toLowerCase();
  if (name === '') return '';
  return industries.find((each) => each.toLowerCase() === name) ?? 'Other';
}

export const categories = [
  'gender',
  'age',
  'disability',
  'race',
  'origin',
  'marital',
  'class',
  'gap',
  'jargon',
] as const;
export type Category = (typeof categories)[number];

/** Laws that forbid a criterion, by what they protect. */
export const laws = ['gender', 'age', 'disability', 'health', 'race', 'caste', 'marital'] as const;
export type Law = (typeof laws)[number];

/**
 * A rule of the posting check. Patterns are regular expressions for whole words, without regard to
 * case; a space matches any white space or hyphen.
 */
export type Rule = {
  category: Category;
  pattern: string;
  /** What to write instead; '' removes the words. `$0` stands for the words themselves. */
  rewrites: readonly string[];
  /** Set where the criterion is unlawful, which blocks publishing. */
  law?: Law;
  /** No flag where the text before the words ends with this. */
  notAfter?: string;
  /** No flag where the text after the words starts with this. */
  notBefore?: string;
  /** Only with a capital, as in the names of colleges. */
  isExact?: true;
};

type Options = Pick<Rule, 'law' | 'notAfter' | 'notBefore' | 'isExact'>;

/** Makes the rules of one category; their rewrites are separated by bars. */
export const rulesOf =
  (category: Category) =>
  (pattern: string, rewrites: string, options: Options = {}): Rule => ({
    category,
    pattern,
    rewrites: rewrites.split('|'),
    ...options,
  });

export const categories = [
  'gender',
  'age',
  'disability',
  'race',
  'origin',
  'marital',
  'class',
  'gap',
  'pay',
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
  /**
   * What to write instead; '' removes the words. `$0` stands for the words themselves, `$<name>`
   * for a named group of the pattern, and `$base<name>` for a verb in the form after 'you'.
   */
  rewrites: readonly string[];
  /** Set where the criterion is unlawful, which blocks publishing. */
  law?: Law;
  /** No flag where the text before the words ends with this. */
  notAfter?: string;
  /** No flag where the text after the words starts with this. */
  notBefore?: string;
  /** A flag only where the text before the words matches this. */
  onlyAfter?: string;
  /** Only with a capital, as in the names of colleges. */
  isExact?: true;
  /** Only as a common word: not a name ('Ernst & Young') or an abbreviation ('HE courses'). */
  isCommon?: true;
};

/** How postings turn a group of people away. */
export const turnedAway = String.raw`(?:,? (?:please )?(?:(?:need|should|must|may|do|can) ?not apply|excuse|stay away)|(?: are| is| will| can)? ?(?:not|never) (?:be )?(?:eligible|considered|accepted|preferred|suitable|entertained|allowed|hired)| (?:are|will be) (?:rejected|disqualified))`;

type Options = Omit<Rule, 'category' | 'pattern' | 'rewrites'>;

/** Makes the rules of one category; their rewrites are separated by bars. */
export const rulesOf =
  (category: Category) =>
  (pattern: string, rewrites: string, options: Options = {}): Rule => ({
    category,
    pattern,
    rewrites: rewrites.split('|'),
    ...options,
  });

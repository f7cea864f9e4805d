export const importProblemKinds = [
  'ambiguous-columns',
  'cut-off-json',
  'empty-file',
  'invalid-csv',
  'invalid-json',
  'large-file',
  'low-maximum',
  'missing',
  'missing-id',
  'no-headings',
  'no-postings',
  'not-amount',
  'not-approved',
  'not-boolean',
  'not-choice',
  'not-currency',
  'not-date',
  'not-level',
  'not-list',
  'not-object',
  'not-posting-list',
  'not-text',
  'not-utf8',
  'not-year',
  'partial-salary',
  'plan-limit',
  'remote-conflict',
  'repeated-id',
  'too-long',
  'too-many-cells',
  'too-many-entries',
  'too-many-postings',
  'unknown-company',
  'unknown-subcategory',
  'unlawful',
  'unstorable',
  'years-reversed',
] as const;

/** Where in a file something stands; `item` counts the postings of a JSON file. */
export type ImportPlace = { line: number; item: number | null };

type Details = {
  /** Null beside the row that has the problem. */
  place: ImportPlace | null;
  column: string;
  given: string;
  allowed: string;
  count: number;
  most: number;
};

/** Why a file or a row can't be imported; `src/texts/import-problem-text.ts` says it in words. */
export type ImportProblem = { kind: (typeof importProblemKinds)[number] } & Details;

export const importProblem = (
  kind: ImportProblem['kind'],
  details: Partial<Details> = {},
): ImportProblem => ({
  kind,
  place: null,
  column: '',
  given: '',
  allowed: '',
  count: 0,
  most: 0,
  ...details,
});

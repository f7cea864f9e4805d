/** Columns of an import file, as documented in docs/import-postings.md. */
export const importColumns = [
  'id',
  'title',
  'description',
  'primary_role',
  'department',
  'category',
  'level',
  'type',
  'duration',
  'location',
  'workplace',
  'is_remote',
  'skills',
  'salary_min',
  'salary_max',
  'salary_currency',
  'salary_period',
  'deadline',
  'min_degree',
  'graduation_from',
  'graduation_to',
  'needs_permit',
  'company',
  'subCategory',
  'state',
  'targetLevel',
] as const;
export type ImportColumn = (typeof importColumns)[number];

/** The columns without which no row is imported. */
export const requiredColumns = ['id', 'title'] as const satisfies readonly ImportColumn[];

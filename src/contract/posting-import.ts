import { z } from 'zod';
import { maxImportLength, maxImported } from '#domain/posting/import-limits.ts';
import { type ImportProblem, importProblemKinds } from '#domain/posting/import-problem.ts';
import { refuses } from './errors.ts';
import { id, prose } from './fields.ts';
import { post } from './procedure.ts';

export const importOutcomes = ['created', 'changed', 'unchanged', 'rejected'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

const importPlace = z.object({ line: z.number().int(), item: z.number().int().nullable() });

const problem = z.object({
  kind: z.enum(importProblemKinds),
  place: importPlace.nullable(),
  column: z.string(),
  given: z.string(),
  allowed: z.string(),
  count: z.number(),
  most: z.number(),
}) satisfies z.ZodType<ImportProblem>;

const importReport = z.object({
  /** Why nothing of the file can be imported; the rows are empty then. */
  problems: z.array(problem),
  /** Columns that the import doesn't know. */
  ignored: z.array(z.string()),
  rows: z.array(
    z.object({
      /** Its position in the file. */
      place: importPlace,
      title: z.string(),
      company: z.string(),
      outcome: z.enum(importOutcomes),
      problems: z.array(problem),
      /** Of a new posting. */
      id: id.nullable(),
    }),
  ),
});
export type ImportReport = z.infer<typeof importReport>;

export const postingImport = {
  importAsAdmin: post('admin', '/admin/postings/import')
    .errors(refuses('COMPANY_UNKNOWN'))
    .input(
      z.strictObject({
        /** The file, as JSON or CSV. */
        text: prose(maxImportLength),
        /** The company of postings that don't name one. */
        companyId: id,
        asDraft: z.boolean(),
        isPreview: z.boolean(),
      }),
    )
    .output(importReport),
  removeImported: post('admin', '/admin/postings/import/remove')
    .input(z.strictObject({ postingIds: z.array(id).min(1).max(maxImported) }))
    .output(z.object({ removed: z.number().int(), kept: z.number().int() })),
};

import { z } from 'zod';
import { sourceProblems } from '#domain/external-jobs/source-problem.ts';
import { sourceStates } from '#domain/external-jobs/source-state.ts';
import { longestQuery } from '#domain/search/search.ts';
import type { AuditDeclaration } from './audit-texts.ts';
import { refuses } from './errors.ts';
import { instant } from './fields.ts';
import { procedure } from './procedure.ts';

const typed = z.string().max(longestQuery.accepted);
const sourceId = z.string().max(40);

const look = z.object({
  /** The board's name at the source; null for a source that is looked at as a whole. */
  board: z.string().nullable(),
  company: z.string().nullable(),
  state: z.enum(['ok', 'unavailable', 'rests', 'waits']),
  restsUntil: instant.nullable(),
  answeredAt: instant.nullable(),
  problem: z.enum(sourceProblems).nullable(),
});

const listedSource = z.object({
  id: sourceId,
  name: z.string(),
  kind: z.enum(['search', 'boards', 'feed']),
  state: z.enum(['ok', 'unavailable', 'rests', 'waits', 'off']),
  /** Settings of the server without which it can't be asked; null when it has all. */
  missing: z.array(z.string()).nullable(),
  /** Open postings that it told of. */
  postings: z.number().int(),
  /** How each board of it answers, or it as a whole; null while nothing of it is read. */
  looks: z.array(look).nullable(),
});
export type ListedSource = z.infer<typeof listedSource>;

export const sourceAudit = [
  { action: 'source.requested', texts: 'admin-settings.audit.source.requested' },
] as const satisfies readonly AuditDeclaration[];

export const externalJobs = {
  /** Asks sources outside for what is typed, and takes what they tell into the search. */
  refresh: procedure({ audience: 'anyone', method: 'POST', path: '/sources/refresh' })
    .errors(refuses('SEARCH_TERM_REQUIRED', 'TOO_MANY_REQUESTS'))
    .input(z.strictObject({ q: typed, location: typed.default('') }))
    .output(
      z.object({
        sources: z.array(
          z.object({
            id: sourceId,
            name: z.string(),
            state: z.enum(sourceStates),
            /** How many open postings of it there are for what was asked, or at all where it is not asked with words. */
            found: z.number().int(),
          }),
        ),
        /** Postings that were not there before. */
        added: z.number().int(),
      }),
    ),
  list: procedure({ audience: 'admin', method: 'GET', path: '/admin/sources' })
    .input(z.strictObject({}))
    .output(z.object({ sources: z.array(listedSource) })),
  /** Has a source looked at now, even one that rests. */
  request: procedure({
    audience: 'admin',
    method: 'POST',
    path: '/admin/sources/{id}/look',
    successStatus: 202,
  })
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ id: sourceId }))
    .output(z.object({ looks: z.number().int() })),
};

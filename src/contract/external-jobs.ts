import { z } from 'zod';
import { sourceProblems } from '#domain/external-jobs/source-problem.ts';
import { sourceStates } from '#domain/external-jobs/source-state.ts';
import { maxQueryLength } from '#domain/search/search.ts';
import type { AuditDeclaration } from './audit-texts.ts';
import { refuses } from './errors.ts';
import { instant } from './fields.ts';
import { get, post } from './procedure.ts';

const typed = z.string().max(maxQueryLength.accepted);
const sourceId = z.string().max(40);

const boardFetch = z.object({
  /** Null for a source without boards. */
  board: z.string().nullable(),
  company: z.string().nullable(),
  state: z.enum(['ok', 'unavailable', 'paused', 'pending']),
  pausedUntil: instant.nullable(),
  answeredAt: instant.nullable(),
  problem: z.enum(sourceProblems).nullable(),
});

const listedSource = z.object({
  id: sourceId,
  name: z.string(),
  kind: z.enum(['search', 'boards', 'feed']),
  state: z.enum(['ok', 'unavailable', 'paused', 'pending', 'off']),
  /** Server settings that the source needs and lacks; null when none is missing. */
  missing: z.array(z.string()).nullable(),
  postings: z.number().int(),
  /** Health per board, or of the source as a whole; null while it is disabled. */
  fetches: z.array(boardFetch).nullable(),
});
export type ListedSource = z.infer<typeof listedSource>;

export const sourceAudit = [
  { action: 'source.requested', texts: 'admin-settings.audit.source.requested' },
] as const satisfies readonly AuditDeclaration[];

export const externalJobs = {
  /** Queries external sources for a search and imports the results. */
  refresh: post('anyone', '/sources/refresh')
    .errors(refuses('SEARCH_TERM_REQUIRED', 'TOO_MANY_REQUESTS'))
    .input(z.strictObject({ q: typed, location: typed.default('') }))
    .output(
      z.object({
        sources: z.array(
          z.object({
            id: sourceId,
            name: z.string(),
            state: z.enum(sourceStates),
            /**
             * Open postings that match the query, or all open ones when the source can't be
             * searched by keyword.
             */
            found: z.number().int(),
          }),
        ),
        added: z.number().int(),
      }),
    ),
  list: get('admin', '/admin/sources')
    .input(z.strictObject({}))
    .output(z.object({ sources: z.array(listedSource) })),
  /** Fetches a source now, even one that is paused. */
  request: post('admin', '/admin/sources/{id}/fetch', { successStatus: 202 })
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ id: sourceId }))
    .output(z.object({ fetches: z.number().int() })),
};

import { z } from 'zod';
import { healthParts, healthStates } from '#domain/health/health.ts';
import { instant } from './fields.ts';
import { get } from './procedure.ts';

const count = z.number().int();
const growth = z.object({
  total: z.object({ count, capped: z.boolean() }),
  /** Created in the last 30 days, and in the 30 days before; null if nothing is older than that. */
  recent: count,
  before: count.nullable(),
});

const siteHealth = z.object({
  checkedAt: instant,
  parts: z.array(
    z.object({
      name: z.enum(healthParts),
      state: z.enum(healthStates),
      /** How long the probe took; null if it failed. */
      ms: count.nullable(),
      /** Minutes that the oldest due background job has waited; null if none is due. */
      waitingMinutes: count.nullable(),
      /** Seconds since the archive held everything; null for other parts and before its first copy. */
      archiveAge: count.nullable(),
    }),
  ),
  /** Mails are kept on this machine, because no mail server is configured. */
  keepsMails: z.boolean(),
});
export type SiteHealth = z.infer<typeof siteHealth>;

const siteOverview = z.object({
  users: growth,
  companies: growth,
  postings: growth,
  applications: growth,
  attention: z.object({
    companies: count,
    reports: count,
    failedTasks: count,
    /** External job sources that failed at the last attempt. */
    sources: count,
    messages: count,
    /** Requests for a larger plan. */
    plans: count,
  }),
});
export type SiteOverview = z.infer<typeof siteOverview>;

const warning = z.object({
  at: instant,
  level: z.enum(['warning', 'error']),
  message: z.string(),
  /** Of the request or background job that it belongs to. */
  requestId: z.string().nullable(),
  problem: z.string().nullable(),
});

export const health = {
  load: get('admin', '/admin/health').input(z.strictObject({})).output(siteHealth),
  loadOverview: get('admin', '/admin/overview').input(z.strictObject({})).output(siteOverview),
  /** The newest two hundred warnings of the process that answers, since it started. */
  listWarnings: get('admin', '/admin/warnings')
    .input(z.strictObject({ requestId: z.string().max(100).optional() }))
    .output(z.object({ items: z.array(warning) })),
};

import { api } from '#server/api.ts';
import { listEntries } from './list-entries.ts';
import { verifyAudit } from './verify-audit.ts';

export const auditRouter = {
  list: api.audit.list.handler(({ context, input }) => listEntries(context.ctx, input)),
  verify: api.audit.verify.handler(({ context }) => verifyAudit(context.ctx)),
};

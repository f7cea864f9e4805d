import { serve } from '#server/api.ts';
import { listEntries } from './audit-log.ts';
import { verifyAudit } from './verification.ts';

export const auditRouter = serve('audit', {
  list: listEntries,
  verify: verifyAudit,
});

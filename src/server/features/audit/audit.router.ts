import { serve } from '#server/api.ts';
import { listEntries } from './list-entries.ts';
import { verifyAudit } from './verify-audit.ts';

export const auditRouter = serve('audit', {
  list: listEntries,
  verify: verifyAudit,
});

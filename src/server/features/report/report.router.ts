import { serve } from '#server/api.ts';
import { createReport } from './create-report.ts';
import { listReports } from './list-reports.ts';
import { saveDecision } from './save-decision.ts';

export const reportRouter = serve('report', {
  create: createReport,
  list: listReports,
  decide: saveDecision,
});

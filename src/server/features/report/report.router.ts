import { serve } from '#server/api.ts';
import { createReport, listReports, saveDecision } from './reports.ts';

export const reportRouter = serve('report', {
  create: createReport,
  list: listReports,
  decide: saveDecision,
});

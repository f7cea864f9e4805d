import { api } from '#server/api.ts';
import { createReport } from './create-report.ts';
import { listReports } from './list-reports.ts';
import { saveDecision } from './save-decision.ts';

export const reportRouter = {
  create: api.report.create.handler(({ context, input }) => createReport(context.ctx, input)),
  list: api.report.list.handler(({ context, input }) => listReports(context.ctx, input)),
  decide: api.report.decide.handler(({ context, input }) => saveDecision(context.ctx, input)),
};

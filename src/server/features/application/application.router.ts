import { api } from '#server/api.ts';
import { findOwnApplication } from './find-own-application.ts';
import { listOwnApplications } from './list-own-applications.ts';
import { listReceivedApplications } from './list-received-applications.ts';
import { listResumes } from './list-resumes.ts';
import { moveApplication } from './move-application.ts';
import { submitApplication } from './submit-application.ts';

const routes = api.application;

export const applicationRouter = {
  submit: routes.submit.handler(({ context, input }) => submitApplication(context.ctx, input)),
  listResumes: routes.listResumes.handler(({ context }) => listResumes(context.ctx)),
  findOwn: routes.findOwn.handler(({ context, input }) =>
    findOwnApplication(context.ctx, input.postingId),
  ),
  listOwn: routes.listOwn.handler(({ context, input }) => listOwnApplications(context.ctx, input)),
  listReceived: routes.listReceived.handler(({ context, input }) =>
    listReceivedApplications(context.ctx, input),
  ),
  move: routes.move.handler(({ context, input }) => moveApplication(context.ctx, input)),
};

import { api } from '#server/api.ts';
import { createCheckout } from './create-checkout.ts';
import { createPortal } from './create-portal.ts';
import { grantRequest } from './grant-request.ts';
import { listRequests } from './list-requests.ts';
import { listSubscriptions } from './list-subscriptions.ts';
import { loadOwnPlan } from './load-own-plan.ts';
import { refuseRequest } from './refuse-request.ts';
import { requestPlan } from './request-plan.ts';
import { saveKeptPostings } from './save-kept-postings.ts';
import { setNextPlan } from './set-next-plan.ts';
import { setPastDue } from './set-past-due.ts';
import { withdrawRequest } from './withdraw-request.ts';

const routes = api.plan;

export const planRouter = {
  loadOwn: routes.loadOwn.handler(({ context }) => loadOwnPlan(context.ctx)),
  request: routes.request.handler(({ context, input }) => requestPlan(context.ctx, input)),
  withdrawRequest: routes.withdrawRequest.handler(({ context, input }) =>
    withdrawRequest(context.ctx, input),
  ),
  createCheckout: routes.createCheckout.handler(({ context, input }) =>
    createCheckout(context.ctx, input),
  ),
  createPortal: routes.createPortal.handler(({ context }) => createPortal(context.ctx)),
  setNext: routes.setNext.handler(({ context, input }) => setNextPlan(context.ctx, input)),
  saveKept: routes.saveKept.handler(({ context, input }) => saveKeptPostings(context.ctx, input)),
  setPastDue: routes.setPastDue.handler(({ context, input }) => setPastDue(context.ctx, input)),
  listRequests: routes.listRequests.handler(({ context, input }) =>
    listRequests(context.ctx, input),
  ),
  listSubscriptions: routes.listSubscriptions.handler(({ context, input }) =>
    listSubscriptions(context.ctx, input),
  ),
  grant: routes.grant.handler(({ context, input }) => grantRequest(context.ctx, input)),
  refuse: routes.refuse.handler(({ context, input }) => refuseRequest(context.ctx, input)),
};

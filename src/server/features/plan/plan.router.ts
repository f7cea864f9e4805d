import { serve } from '#server/api.ts';
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

export const planRouter = serve('plan', {
  loadOwn: loadOwnPlan,
  request: requestPlan,
  withdrawRequest,
  createCheckout,
  createPortal,
  setNext: setNextPlan,
  saveKept: saveKeptPostings,
  setPastDue,
  listRequests,
  listSubscriptions,
  grant: grantRequest,
  refuse: refuseRequest,
});

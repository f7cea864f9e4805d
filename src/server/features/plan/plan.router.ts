import { serve } from '#server/api.ts';
import { saveKeptPostings } from './kept-postings.ts';
import { loadOwnPlan, setNextPlan } from './own-plan.ts';
import { createCheckout, createPortal, setPastDue } from './payments.ts';
import {
  grantRequest,
  listRequests,
  refuseRequest,
  requestPlan,
  withdrawRequest,
} from './plan-requests.ts';
import { listSubscriptions } from './subscriptions.ts';

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

import { api } from '#server/api.ts';
import { acceptTest } from './accept-test.ts';
import { answerPerson } from './answer-person.ts';
import { answerTime } from './answer-time.ts';
import { createAssessment } from './create-assessment.ts';
import { createRetry } from './create-retry.ts';
import { findOwnSitting } from './find-own-sitting.ts';
import { findRunningSitting } from './find-running-sitting.ts';
import { inviteCandidates } from './invite-candidates.ts';
import { listAssessments } from './list-assessments.ts';
import { listBankItems } from './list-bank-items.ts';
import { listCandidates } from './list-candidates.ts';
import { listOfApplication } from './list-of-application.ts';
import { listOwnSittings } from './list-own-sittings.ts';
import { listSittings } from './list-sittings.ts';
import { loadAssessment } from './load-assessment.ts';
import { loadRequirements } from './load-requirements.ts';
import { loadSitting } from './load-sitting.ts';
import { removeSittingRecording } from './remove-sitting-recording.ts';
import { requestPerson } from './request-person.ts';
import { requestTime } from './request-time.ts';
import { runSittingAnswer } from './run-sitting-answer.ts';
import { saveAssessment } from './save-assessment.ts';
import { saveSittingAnswer } from './save-sitting-answer.ts';
import { setArchived } from './set-archived.ts';
import { startSitting } from './start-sitting.ts';
import { submitRecording } from './submit-recording.ts';
import { submitReview } from './submit-review.ts';
import { submitSection } from './submit-section.ts';
import { undoInvitations } from './undo-invitations.ts';

const routes = api.assessment;

export const assessmentRouter = {
  list: routes.list.handler(({ context, input }) => listAssessments(context.ctx, input)),
  load: routes.load.handler(({ context, input }) => loadAssessment(context.ctx, input)),
  create: routes.create.handler(({ context, input }) => createAssessment(context.ctx, input)),
  save: routes.save.handler(({ context, input }) => saveAssessment(context.ctx, input)),
  setArchived: routes.setArchived.handler(({ context, input }) => setArchived(context.ctx, input)),
  listItems: routes.listItems.handler(({ context, input }) => listBankItems(context.ctx, input)),
  listCandidates: routes.listCandidates.handler(({ context, input }) =>
    listCandidates(context.ctx, input),
  ),
  invite: routes.invite.handler(({ context, input }) => inviteCandidates(context.ctx, input)),
  undoInvite: routes.undoInvite.handler(({ context, input }) =>
    undoInvitations(context.ctx, input),
  ),
  listSittings: routes.listSittings.handler(({ context, input }) =>
    listSittings(context.ctx, input),
  ),
  loadSitting: routes.loadSitting.handler(({ context, input }) => loadSitting(context.ctx, input)),
  submitReview: routes.submitReview.handler(({ context, input }) =>
    submitReview(context.ctx, input),
  ),
  listOfApplication: routes.listOfApplication.handler(({ context, input }) =>
    listOfApplication(context.ctx, input),
  ),
  listOwn: routes.listOwn.handler(({ context, input }) => listOwnSittings(context.ctx, input)),
  findOwn: routes.findOwn.handler(({ context, input }) => findOwnSitting(context.ctx, input)),
  start: routes.start.handler(({ context, input }) => startSitting(context.ctx, input)),
  findRunning: routes.findRunning.handler(({ context, input }) =>
    findRunningSitting(context.ctx, input),
  ),
  saveAnswer: routes.saveAnswer.handler(({ context, input }) =>
    saveSittingAnswer(context.ctx, input),
  ),
  runAnswer: routes.runAnswer.handler(({ context, input }) => runSittingAnswer(context.ctx, input)),
  giveRecording: routes.giveRecording.handler(({ context, input }) =>
    submitRecording(context.ctx, input),
  ),
  removeRecording: routes.removeRecording.handler(({ context, input }) =>
    removeSittingRecording(context.ctx, input),
  ),
  submitSection: routes.submitSection.handler(({ context, input }) =>
    submitSection(context.ctx, input),
  ),
  requestTime: routes.requestTime.handler(({ context, input }) => requestTime(context.ctx, input)),
  requestPerson: routes.requestPerson.handler(({ context, input }) =>
    requestPerson(context.ctx, input),
  ),
  answerTime: routes.answerTime.handler(({ context, input }) => answerTime(context.ctx, input)),
  answerPerson: routes.answerPerson.handler(({ context, input }) =>
    answerPerson(context.ctx, input),
  ),
  createRetry: routes.createRetry.handler(({ context, input }) => createRetry(context.ctx, input)),
  acceptTest: routes.acceptTest.handler(({ context, input }) => acceptTest(context.ctx, input)),
  loadRequirements: routes.loadRequirements.handler(({ context, input }) =>
    loadRequirements(context.ctx, input),
  ),
};

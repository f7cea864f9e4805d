import { serve } from '#server/api.ts';
import { acceptTest } from './accept-test.ts';
import { answerPerson } from './answer-person.ts';
import { answerTime } from './answer-time.ts';
import { createAssessment } from './create-assessment.ts';
import { createRetry } from './create-retry.ts';
import { createTranscript } from './create-transcript.ts';
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

export const assessmentRouter = serve('assessment', {
  list: listAssessments,
  load: loadAssessment,
  create: createAssessment,
  save: saveAssessment,
  setArchived,
  listItems: listBankItems,
  listCandidates,
  invite: inviteCandidates,
  undoInvite: undoInvitations,
  listSittings,
  loadSitting,
  submitReview,
  listOfApplication,
  listOwn: listOwnSittings,
  findOwn: findOwnSitting,
  start: startSitting,
  findRunning: findRunningSitting,
  saveAnswer: saveSittingAnswer,
  runAnswer: runSittingAnswer,
  giveRecording: submitRecording,
  removeRecording: removeSittingRecording,
  transcribe: createTranscript,
  submitSection,
  requestTime,
  requestPerson,
  answerTime,
  answerPerson,
  createRetry,
  acceptTest,
  loadRequirements,
});

import { serve } from '#server/api.ts';
import {
  createAssessment,
  listAssessments,
  listBankItems,
  loadAssessment,
  saveAssessment,
  setArchived,
} from './assessments.ts';
import { inviteCandidates, listCandidates, undoInvitations } from './invitations.ts';
import {
  acceptTest,
  createRetry,
  findOwnSitting,
  listOwnSittings,
  loadRequirements,
} from './own-sittings.ts';
import { createTranscript, removeSittingRecording, submitRecording } from './recorded-answers.ts';
import { answerPerson, answerTime, requestPerson, requestTime } from './requests.ts';
import { listOfApplication, listSittings, loadSitting, submitReview } from './reviews.ts';
import { findRunningSitting, startSitting, submitSection } from './running-sittings.ts';
import { runSittingAnswer, saveSittingAnswer } from './sitting-answers.ts';

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

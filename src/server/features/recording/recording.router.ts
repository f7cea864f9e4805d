import { api } from '#server/api.ts';
import { createRecording } from './create-recording.ts';
import { createTranscript } from './create-transcript.ts';
import { findQuestion } from './find-question.ts';
import { finishRecording } from './finish-recording.ts';
import { listRecordings } from './list-recordings.ts';
import { listUnfinished } from './list-unfinished.ts';
import { loadRoom } from './load-room.ts';
import { removeRecording } from './remove-recording.ts';
import { saveTranscript } from './save-transcript.ts';

const { recording } = api;

export const recordingRouter = {
  findQuestion: recording.findQuestion.handler(({ context, input }) =>
    findQuestion(context.ctx, input),
  ),
  list: recording.list.handler(({ context, input }) => listRecordings(context.ctx, input)),
  loadRoom: recording.loadRoom.handler(({ context }) => loadRoom(context.ctx)),
  listUnfinished: recording.listUnfinished.handler(({ context }) => listUnfinished(context.ctx)),
  create: recording.create.handler(({ context, input }) => createRecording(context.ctx, input)),
  finish: recording.finish.handler(({ context, input }) => finishRecording(context.ctx, input)),
  saveTranscript: recording.saveTranscript.handler(({ context, input }) =>
    saveTranscript(context.ctx, input),
  ),
  createTranscript: recording.createTranscript.handler(({ context, input }) =>
    createTranscript(context.ctx, input),
  ),
  remove: recording.remove.handler(({ context, input }) => removeRecording(context.ctx, input)),
};

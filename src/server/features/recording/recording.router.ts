import { serve } from '#server/api.ts';
import { createRecording } from './create-recording.ts';
import { createTranscript } from './create-transcript.ts';
import { findQuestion } from './find-question.ts';
import { finishRecording } from './finish-recording.ts';
import { listRecordings } from './list-recordings.ts';
import { listUnfinished } from './list-unfinished.ts';
import { loadRoom } from './load-room.ts';
import { removeRecording } from './remove-recording.ts';
import { saveTranscript } from './save-transcript.ts';

export const recordingRouter = serve('recording', {
  findQuestion,
  list: listRecordings,
  loadRoom,
  listUnfinished,
  create: createRecording,
  finish: finishRecording,
  saveTranscript,
  createTranscript,
  remove: removeRecording,
});

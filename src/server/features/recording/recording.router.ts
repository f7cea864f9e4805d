import { serve } from '#server/api.ts';
import { createTranscript, finishRecording, saveTranscript } from './finished-recordings.ts';
import { findQuestion, loadRoom } from './recording-media.ts';
import { createRecording, listRecordings, listUnfinished, removeRecording } from './recordings.ts';

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

import { serve } from '#server/api.ts';
import { finishRecording } from './finish-recording.ts';
import { findQuestion, loadRoom } from './recording-media.ts';
import { createRecording, listRecordings, listUnfinished, removeRecording } from './recordings.ts';
import { createTranscript, saveTranscript } from './transcripts.ts';

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

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Recording } from '#contract/recording.ts';
import {
  audioBitsPerSecond,
  chunkMs,
  largestChunk,
  largestRecording,
  maxRecordingMs,
  videoBitsPerSecond,
} from '#domain/recording/recording-limits.ts';
import { api } from '#web/lib/api.ts';
import { deleteLocalChunks, saveLocalChunk } from '#web/lib/recording-chunks.ts';
import { useUnloadWarning } from '#web/lib/use-unload-warning.ts';
import { ChunkRefused, createChunkUpload, type Waiting } from './chunk-upload.ts';
import { recordedType } from './open-devices.ts';
import { lockRecording } from './recording-lock.ts';

/** Why a recording stopped on its own. */
export type Ending = 'device' | 'long' | 'refused';

export type RecorderState = {
  phase: 'idle' | 'starting' | 'recording' | 'saving' | 'finishing' | 'failed';
  startedAt: number;
  made: number;
  sent: number;
  waiting: Waiting;
  ending: Ending | null;
  error: unknown;
};

const idle: RecorderState = {
  phase: 'idle',
  startedAt: 0,
  made: 0,
  sent: 0,
  waiting: null,
  ending: null,
  error: null,
};

type Options = {
  questionId: string;
  onFinished: (recording: Recording, ending: Ending | null) => void;
};

/** Records a stream in chunks that are kept in the browser and sent while recording continues. */
export function useMediaRecorder({ questionId, onFinished }: Options) {
  const cache = useQueryClient();
  const [state, setState] = useState(idle);
  const change = (part: Partial<RecorderState>) => setState((last) => ({ ...last, ...part }));
  const running = useRef<{ stop: (ending: Ending | null) => void; abandon: () => void } | null>(
    null,
  );
  const resume = useRef<(() => Promise<void>) | null>(null);

  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      running.current?.abandon();
    };
  }, []);
  const isBusy = state.phase !== 'idle' && state.phase !== 'failed';
  useUnloadWarning(isBusy);

  async function start(stream: MediaStream): Promise<void> {
    const mediaType = recordedType(stream.getVideoTracks().length > 0);
    if (mediaType === null || running.current !== null) return;
    setState({ ...idle, phase: 'starting' });
    let recordingId: string;
    try {
      recordingId = (await api.recording.create.call({ questionId, mediaType })).id;
    } catch (error) {
      setState({ ...idle, error });
      return;
    }
    if (isLeft.current) {
      // Nothing was recorded that could be finished later.
      await api.recording.remove.call({ recordingId }).catch(() => undefined);
      return;
    }
    let recorder: MediaRecorder;
    try {
      recorder = new MediaRecorder(stream, {
        mimeType: mediaType,
        videoBitsPerSecond,
        audioBitsPerSecond,
      });
    } catch (error) {
      setState({ ...idle, error });
      return;
    }
    const unlock = lockRecording(recordingId);
    let sent = 0;
    const upload = createChunkUpload({
      recordingId,
      mediaType,
      onProgress: (progress) => {
        ({ sent } = progress);
        change(progress);
      },
    });
    let chunkCount = 0;
    let bytes = 0;
    let ending: Ending | null = null;
    let isAbandoned = false;
    let keeping: Promise<void> = Promise.resolve();
    const stop = (why: Ending | null) => {
      if (recorder.state === 'inactive') return;
      ending = why;
      recorder.stop();
    };

    recorder.addEventListener('dataavailable', ({ data }) => {
      if (data.size === 0) return;
      const index = chunkCount;
      chunkCount += 1;
      bytes += data.size;
      change({ made: chunkCount });
      // Kept before it is sent, so that a crash between the two loses nothing.
      keeping = keeping.then(() => saveLocalChunk(recordingId, index, data));
      void keeping.then(() => {
        if (isAbandoned) return;
        upload.add(index, data).catch(() => stop('refused'));
      });
      if (bytes > largestRecording - largestChunk) stop('long');
    });

    const finish = async () => {
      change({ phase: 'finishing', error: null });
      const recording = await api.recording.finish.call({ recordingId, chunks: sent });
      await deleteLocalChunks(recordingId);
      unlock();
      running.current = null;
      setState(idle);
      void cache.invalidateQueries({ queryKey: api.recording.key() });
      onFinished(recording, ending);
    };
    const save = async () => {
      try {
        change({ phase: 'saving', error: null });
        await keeping;
        await upload.done().catch((error: unknown) => {
          // What the server took before is finished without the rest.
          if (!(error instanceof ChunkRefused) || sent === 0) throw error;
        });
        await finish();
      } catch (error) {
        change({ phase: 'failed', error });
      }
    };
    resume.current = save;

    const timer = setTimeout(() => stop('long'), maxRecordingMs);
    for (const track of stream.getTracks())
      track.addEventListener('ended', () => stop('device'), { once: true });
    recorder.addEventListener('stop', () => {
      clearTimeout(timer);
      if (!isAbandoned) {
        change({ ending });
        void save();
      }
    });
    recorder.addEventListener('start', () => {
      change({ phase: 'recording', startedAt: performance.now() });
    });
    running.current = {
      stop,
      // The page is left: what was recorded is offered to be finished on the next visit.
      abandon: () => {
        isAbandoned = true;
        upload.stop();
        if (recorder.state !== 'inactive') recorder.stop();
        unlock();
      },
    };
    recorder.start(chunkMs);
  }

  return {
    state,
    start,
    stop: () => running.current?.stop(null),
    retry: () => void resume.current?.(),
    /** Gives up on what failed; the page offers to finish it later. */
    reset: () => {
      running.current?.abandon();
      running.current = null;
      setState(idle);
      void cache.invalidateQueries({ queryKey: api.recording.key() });
    },
  };
}

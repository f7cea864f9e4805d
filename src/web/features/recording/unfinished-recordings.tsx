import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { UnfinishedRecording } from '#contract/recording.ts';
import { isForCompany } from '#domain/recording/recording-limits.ts';
import { api } from '#web/lib/api.ts';
import {
  deleteLocalChunks,
  deleteOldLocalChunks,
  storedChunks,
} from '#web/lib/recording-chunks.ts';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { createChunkUpload } from './chunk-upload.ts';
import { isBeingRecorded } from './recording-lock.ts';
import { SignedOutNote } from './signed-out-note.tsx';

/** The page that asks a company's question. */
const assessmentOf = (questionId: string) =>
  `/student-dashboard/assessments/${questionId.split('/')[1] ?? ''}`;

/** After this time a recording has its first chunk, even on a slow connection. */
const startMs = 2 * 60_000;

/** The question of a company that is on the screen, and what happens to a recording of its answer. */
type Answer = { questionId: string; onSaved: (recordingId: string) => void };

/**
 * Offers to finish what a crash or a reload cut off: all of it, or what answers the question of a
 * company. Where an answer for a company can't be given, the page leads to where it can.
 */
export default function UnfinishedRecordings({ answer }: { answer?: Answer }) {
  const { items } = useSuspenseQuery(api.recording.listUnfinished.query()).data;
  useEffect(() => void deleteOldLocalChunks(), []);
  return items
    .filter(({ questionId }) => answer === undefined || questionId === answer.questionId)
    .map((item) => <Unfinished key={item.id} item={item} onSaved={answer?.onSaved} />);
}

type Props = { item: UnfinishedRecording; onSaved: Answer['onSaved'] | undefined };

function Unfinished({ item, onSaved }: Props) {
  const { id: recordingId, questionId, chunks, mediaType, createdAt } = item;
  const isElsewhere = isForCompany(questionId) && onSaved === undefined;
  const t = useTexts();
  const format = useFormat();
  const cache = useQueryClient();
  /** Unknown until the browser was asked what it holds, and whether another tab records. */
  const [isOffered, setIsOffered] = useState(false);
  const [isSignedOut, setIsSignedOut] = useState(false);
  const onSettled = () => cache.invalidateQueries({ queryKey: api.recording.key() });
  const remove = useMutation({
    mutationFn: async () => {
      await api.recording.remove.call({ recordingId });
      await deleteLocalChunks(recordingId);
    },
    onSettled,
  });
  const { mutate: removeNow } = remove;
  useEffect(() => {
    let isOver = false;
    void (async () => {
      if (await isBeingRecorded(recordingId)) return;
      const stored = await storedChunks(recordingId);
      if (isOver) return;
      const isEmpty = chunks === 0 && stored.length === 0;
      if (!isEmpty) setIsOffered(true);
      // It ended before anything was recorded, unless another device has only just started it.
      else if (Date.now() - createdAt.getTime() > startMs) removeNow();
    })();
    return () => {
      isOver = true;
    };
  }, [recordingId, chunks, createdAt, removeNow]);
  const finish = useMutation({
    mutationFn: async () => {
      let sent = chunks;
      const upload = createChunkUpload({
        recordingId,
        mediaType,
        onProgress: (progress) => {
          sent = Math.max(sent, progress.sent);
          setIsSignedOut(progress.waiting === 'sign-in');
        },
      });
      let next = chunks;
      for (const { index, blob } of await storedChunks(recordingId)) {
        // Already stored, though its acknowledgement was lost.
        if (index < chunks) continue;
        if (index !== next) break;
        void upload.add(index, blob).catch(() => undefined);
        next += 1;
      }
      await upload.done().catch(() => undefined);
      await api.recording.finish.call({ recordingId, chunks: sent });
      await deleteLocalChunks(recordingId);
    },
    onSuccess: () => {
      if (onSaved) onSaved(recordingId);
      else toast({ title: t('recording.unfinished.done'), tone: 'success' });
    },
    onSettled,
  });
  if (!isOffered) return null;
  const error = finish.error ?? remove.error;
  return (
    <Callout
      tone={error ? 'danger' : 'info'}
      live
      title={t(error ? 'recording.unfinished.failed' : 'recording.unfinished.title')}
      action={
        <div className="flex flex-wrap gap-2">
          {isElsewhere ? (
            <ButtonLink size="sm" variant="primary" to={assessmentOf(questionId)}>
              {t('recording.unfinished.continue')}
            </ButtonLink>
          ) : (
            <Button
              size="sm"
              variant="primary"
              busy={finish.isPending}
              busyText={t('recording.unfinished.finishing')}
              onClick={() => finish.mutate()}
            >
              {t('recording.unfinished.finish')}
            </Button>
          )}
          <Button size="sm" busy={remove.isPending} onClick={() => removeNow()}>
            {t('dashboard.delete')}
          </Button>
        </div>
      }
    >
      {error
        ? t(callFailure(error))
        : t(isElsewhere ? 'recording.unfinished.for-company' : 'recording.unfinished.text', {
            when: format.dateTime(createdAt),
          })}
      {isSignedOut && finish.isPending && (
        <p>
          <SignedOutNote />
        </p>
      )}
    </Callout>
  );
}

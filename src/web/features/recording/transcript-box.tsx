import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { maxTranscriptLength } from '#domain/recording/recording-limits.ts';
import { api } from '#web/lib/api.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/ui/toast-store.ts';
import TranscribeButton from './transcribe-button.tsx';

/** What is shown about the words of an answer. The page provides it. */
export type Feedback = (answer: {
  questionId: string;
  text: string;
  durationMs: number | null;
}) => ReactNode;

type Props = {
  questionId: string;
  feedback?: Feedback | undefined;
  /** The recording that the words belong to; without one they are not stored. */
  recording: { id: string; transcript: string | null; durationMs: number } | null;
};

/** A box for what the student said, or would say, with feedback on it. */
export function TranscriptBox({ questionId, feedback, recording }: Props) {
  const t = useTexts();
  const cache = useQueryClient();
  const [text, setText] = useState(recording?.transcript ?? '');
  const [wasTranscribed, setWasTranscribed] = useState(
    recording !== null && recording.transcript !== null,
  );
  const box = useRef<HTMLTextAreaElement>(null);
  const save = useChange({
    call: (recordingId: string) =>
      api.recording.saveTranscript.call({ recordingId, transcript: text }),
    changes: api.recording.list.key(),
    done: t('recording.review.saved'),
    failed: t('recording.review.save-failed'),
  });
  const transcribe = useMutation({
    mutationFn: (recordingId: string) => api.recording.createTranscript.call({ recordingId }),
    onSuccess: ({ transcript }) => {
      // What was typed in the meantime stays.
      setText((typed) => (typed.trim() === '' ? transcript : typed));
      setWasTranscribed(true);
      box.current?.focus();
      toast({ title: t('recording.review.transcribed'), tone: 'success' });
    },
    onError: (error) => showFailure(t, 'recording.review.transcribe-failed', error),
    onSettled: () => cache.invalidateQueries({ queryKey: api.recording.list.key() }),
  });
  const words = recording === null ? 'typed' : 'transcript';
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <Field label={t(`recording.review.${words}`)} help={t(`recording.review.${words}-help`)}>
        <Textarea
          rows={8}
          most={maxTranscriptLength}
          ref={box}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      {recording !== null && (
        <div className="flex flex-wrap items-center gap-3">
          {text === '' && !wasTranscribed && (
            <TranscribeButton
              busy={transcribe.isPending}
              onPress={() => transcribe.mutate(recording.id)}
            />
          )}
          <Button
            busy={save.isPending}
            busyText={t('recording.review.saving')}
            onClick={() => save.mutate(recording.id)}
          >
            {t('recording.review.save')}
          </Button>
        </div>
      )}
      {text.trim() !== '' &&
        feedback?.({ questionId, text, durationMs: recording?.durationMs ?? null })}
    </div>
  );
}

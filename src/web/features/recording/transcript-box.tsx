import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { longestTranscript } from '#domain/recording/recording-limits.ts';
import { api } from '#web/lib/api.ts';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/ui/toast-store.ts';

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
  const save = useMutation({
    mutationFn: (recordingId: string) =>
      api.recording.saveTranscript.call({ recordingId, transcript: text }),
    onSuccess: () => toast({ title: t('recording.review.saved'), tone: 'success' }),
    onError: (error) =>
      toast({
        title: t('recording.review.save-failed'),
        description: t(callFailure(error)),
        tone: 'danger',
      }),
    onSettled: () => cache.invalidateQueries({ queryKey: api.recording.list.key() }),
  });
  const words = recording === null ? 'typed' : 'transcript';
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <Field label={t(`recording.review.${words}`)} help={t(`recording.review.${words}-help`)}>
        <Textarea
          rows={8}
          most={longestTranscript}
          defaultValue={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      {recording !== null && (
        <div>
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

import { useMutation } from '@tanstack/react-query';
import type { SittingQuestion } from '#contract/assessment-sitting.ts';
import { isRecording } from '#domain/assessment/assessment.ts';
import { api } from '#web/lib/api.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { toast } from '#web/ui/toast-store.ts';
import type { MediaParts } from './media-parts.ts';

type Props = {
  sittingId: string;
  question: SittingQuestion;
  answer: string;
  onChange: (answer: string) => void;
  button: MediaParts['transcriber'];
};

/** Fills the empty text of a recorded answer with what is said, for the student to correct. */
export function TranscribeAnswer({ sittingId, question, answer, onChange, button }: Props) {
  const t = useTexts();
  const isEmpty = answer.trim() === '';
  const transcribe = useMutation({
    mutationFn: () => api.assessment.transcribe.call({ sittingId, place: question.place }),
    onSuccess: ({ transcript }) => {
      // What was typed in the meantime stays.
      if (isEmpty) onChange(transcript);
      toast({ title: t('recording.review.transcribed'), tone: 'success' });
    },
    onError: (error) => showFailure(t, 'recording.review.transcribe-failed', error),
  });
  if (!isEmpty || !isRecording(question.recorded)) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3">
      {button({ busy: transcribe.isPending, onPress: () => transcribe.mutate() })}
    </div>
  );
}

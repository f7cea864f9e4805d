import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Mic } from 'lucide-react';
import { useState } from 'react';
import type { SittingQuestion } from '#contract/assessment-sitting.ts';
import { companyQuestionOf } from '#domain/recording/recording-limits.ts';
import { api } from '#web/lib/api.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { answerMediaPath } from './assessment-paths.ts';
import { DeleteAnswerMedia } from './delete-answer-media.tsx';
import type { MediaParts } from './media-parts.ts';

type Props = {
  sittingId: string;
  question: SittingQuestion;
  parts: MediaParts;
  onBusy: (isBusy: boolean) => void;
};

/** Records the answer to a question, plays what was given, and counts the recordings. */
export function RecordedField({ sittingId, question, parts, onBusy }: Props) {
  const t = useTexts();
  const cache = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [isRecording, setRecording] = useState(false);
  const setBusy = (isBusy: boolean) => {
    setRecording(isBusy);
    onBusy(isBusy);
  };
  const { place, prompt, recording, recorded, takesUsed } = question;
  const questionId = companyQuestionOf(sittingId, place);
  const give = useMutation({
    mutationFn: (recordingId: string) =>
      api.assessment.giveRecording.call({ sittingId, place, recordingId }),
    onSuccess: () => toast({ title: t('assessment.record.given'), tone: 'success' }),
    onError: (error) => showFailure(t, 'assessment.record.failed', error),
    onSettled: () => {
      setOpen(false);
      setBusy(false);
      return cache.invalidateQueries({ queryKey: api.assessment.key() });
    },
  });
  if (recording === null) return null;
  if (isOpen)
    return (
      <div className="mb-4 flex flex-col items-start gap-3 *:w-full">
        {parts.recorder({
          questionId,
          prompt,
          video: recording.video,
          onRecorded: (id) => give.mutate(id),
          onBusy: setBusy,
        })}
        {!isRecording && (
          <Button size="sm" className="w-auto!" onClick={() => setOpen(false)}>
            {t('assessment.record.cancel')}
          </Button>
        )}
      </div>
    );
  return (
    <div className="mb-4 flex flex-col gap-3">
      {takesUsed < recording.takes &&
        parts.unfinished({ questionId, onSaved: (id) => give.mutate(id) })}
      {recorded !== null && (
        <div key={takesUsed}>
          {parts.player({
            // Browsers keep what an address played, also where they are told to store nothing.
            src: `${answerMediaPath(sittingId, place)}?take=${takesUsed}`,
            hasVideo: recorded === 'video',
            label: t('assessment.record.play'),
          })}
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {takesUsed < recording.takes && (
          <Button
            icon={Mic}
            variant={recorded === null ? 'primary' : 'secondary'}
            busy={give.isPending}
            onClick={() => setOpen(true)}
          >
            {t(takesUsed === 0 ? 'assessment.record.start' : 'assessment.record.again')}
          </Button>
        )}
        {recorded !== null && (
          <DeleteAnswerMedia sittingId={sittingId} place={place} prompt={prompt} />
        )}
        <p className="text-13 text-ink-muted">
          {t('assessment.record.used', { count: takesUsed, of: recording.takes })}
        </p>
      </div>
      {recorded === null && <p className="text-13 text-ink-muted">{t('assessment.record.type')}</p>}
    </div>
  );
}

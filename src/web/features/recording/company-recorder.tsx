import { AnswerRecorder } from './answer-recorder.tsx';

type Props = {
  company: string;
  questionId: string;
  prompt: string;
  video: boolean;
  onRecorded: (recordingId: string) => void;
  onBusy: (isBusy: boolean) => void;
};

/** Records an answer for a company. Students who can't record type it instead. */
export function CompanyRecorder({ company, questionId, prompt, video, onRecorded, onBusy }: Props) {
  return (
    <AnswerRecorder
      question={{ id: questionId, question: prompt }}
      video={video}
      company={company}
      onFinished={({ id }) => onRecorded(id)}
      onUnavailable={() => onBusy(false)}
      onBusy={onBusy}
    />
  );
}

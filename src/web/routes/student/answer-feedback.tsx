import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { giveFeedback } from '#domain/practice/give-feedback.ts';
import { FeedbackView } from '#web/features/practice/feedback-view.tsx';
import { api } from '#web/lib/api.ts';

type Props = { questionId: string; text: string; durationMs: number | null };

/** Feedback on what was said in a recording, by the rules for typed answers. Nothing is sent. */
export function AnswerFeedback({ questionId, text, durationMs }: Props) {
  const { data } = useQuery(api.recording.findQuestion.query({ questionId }));
  const question = data?.question;
  // Typing continues while the rules run.
  const deferredText = useDeferredValue(text);
  const feedback = useMemo(
    () =>
      question
        ? giveFeedback(question, {
            text: deferredText,
            seconds: durationMs === null ? null : durationMs / 1_000,
          })
        : null,
    [question, deferredText, durationMs],
  );
  return feedback && <FeedbackView feedback={feedback} remark={null} text={deferredText} />;
}

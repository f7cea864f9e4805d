import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { LearningQuiz, QuizPage } from '#contract/learning.ts';
import { quizLength, quizPass } from '#domain/learning/learning.ts';
import { api } from '#web/lib/api.ts';
import { invalidate } from '#web/lib/invalidate.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { AnsweredOptions } from './answered-options.tsx';
import { ChoiceQuestion } from './choice-question.tsx';
import { InlineCode } from './inline-code.tsx';
import { QuizResult } from './quiz-result.tsx';
import { useFailedAnswer } from './use-failed-answer.ts';

/** A topic's quiz, one question at a time; it continues where the student left it. */
export function LearningQuizView({ topic }: { topic: string }) {
  const t = useTexts();
  const cache = useQueryClient();
  const options = api.learning.findQuiz.query({ topic });
  const { data: page } = useSuspenseQuery(options);
  const firstOpen = (quiz: LearningQuiz | null) =>
    quiz?.questions.findIndex(({ answered }) => answered === null) ?? -1;
  /** The question on the screen: it stays after its answer, until the student continues. */
  const [at, setAt] = useState(() => firstOpen(page.quiz));
  const [hasStarted, setStarted] = useState(false);
  const show = (next: QuizPage) => cache.setQueryData(options.queryKey, next);
  const start = useMutation({
    mutationFn: () => api.learning.createQuiz.call({ topic }),
    onSuccess: (next) => {
      show(next);
      setAt(firstOpen(next.quiz));
      setStarted(true);
    },
    onError: (error) => showFailure(t, 'learning.quiz.start-failed', error),
  });
  const { quiz } = page;
  const question = quiz?.questions[at];
  if (quiz && question)
    return (
      <QuizQuestion
        key={question.id}
        topic={topic}
        quiz={quiz}
        at={at}
        takesFocus={hasStarted || at !== firstOpen(quiz)}
        onAnswered={show}
        onNext={() => {
          setStarted(true);
          setAt(firstOpen(quiz));
        }}
      />
    );
  return quiz?.percent === undefined || quiz.percent === null ? (
    <div className="max-w-text rounded-card border border-line bg-surface p-5 sm:p-6">
      <p className="text-14 text-ink-muted">
        {t('learning.quiz.purpose', { count: quizLength, pass: quizPass })}
        {t.gap}
        {t('learning.quiz.wait')}
      </p>
      <Button
        variant="primary"
        className="mt-4"
        busy={start.isPending}
        onClick={() => start.mutate()}
      >
        {t('learning.quiz.start')}
      </Button>
    </div>
  ) : (
    <QuizResult
      topic={topic}
      quiz={quiz}
      percent={quiz.percent}
      takesFocus={hasStarted}
      isStarting={start.isPending}
      onAgain={() => start.mutate()}
    />
  );
}

type QuestionProps = {
  topic: string;
  quiz: LearningQuiz;
  at: number;
  takesFocus: boolean;
  onAnswered: (page: QuizPage) => void;
  onNext: () => void;
};

function QuizQuestion({ topic, quiz, at, takesFocus, onAnswered, onNext }: QuestionProps) {
  const t = useTexts();
  const cache = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const question = quiz.questions[at];
  const onError = useFailedAnswer();
  const submit = useMutation({
    mutationFn: (answer: string) =>
      api.learning.submitQuizAnswer.call({
        topic,
        quizId: quiz.id,
        questionId: question?.id ?? '',
        answer,
      }),
    onSuccess: (page) => {
      onAnswered(page);
      return invalidate(cache, api.learning.list, api.learning.load, api.learning.listCards);
    },
    onError,
  });
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when the question appears
  }, []);
  if (!question) return null;
  const { answered } = question;
  const count = quiz.questions.length;
  const place = t('learning.quiz.place', { number: at + 1, count });
  return (
    <div className="max-w-text">
      <Progress
        label={t('learning.quiz.progress')}
        hideLabel
        value={quiz.questions.filter((each) => each.answered).length}
        max={count}
        valueText={place}
      />
      <article className="mt-4 rounded-card border border-line bg-surface p-4 sm:p-6">
        <h2
          ref={heading}
          tabIndex={-1}
          className="mb-4 text-18 font-medium wrap-anywhere text-ink focus-visible:outline-none"
        >
          <InlineCode text={question.prompt} />
        </h2>
        {answered ? (
          <>
            <AnsweredOptions
              options={question.options}
              graded={answered}
              note={answered.isRight ? undefined : t('learning.check.comes-back')}
              live={submit.data !== undefined}
            />
            <Button variant="primary" className="mt-5" onClick={onNext}>
              {t(quiz.percent === null ? 'dashboard.next-question' : 'learning.quiz.result')}
            </Button>
          </>
        ) : (
          <ChoiceQuestion
            question={question}
            hideLegend
            isBusy={submit.isPending}
            onAnswer={submit.mutate}
          />
        )}
      </article>
    </div>
  );
}

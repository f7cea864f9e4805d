import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { RunningSitting, SittingQuestion } from '#contract/assessment-sitting.ts';
import type { RunOutcome } from '#contract/skill-test.ts';
import { isRecording, maxLengths } from '#domain/assessment/assessment.ts';
import { api } from '#web/lib/api.ts';
import { forgetDraft } from '#web/lib/form-draft.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { TimedTest } from '#web/lib/timed-test.tsx';
import { useDraftKey } from '#web/lib/use-form-draft.ts';
import { useTimedAnswers } from '#web/lib/use-timed-answers.ts';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { FileField } from './file-field.tsx';
import type { MediaParts } from './media-parts.ts';
import { RecordedField } from './recorded-field.tsx';
import { TranscribeAnswer } from './transcribe-answer.tsx';

/** How the skill tests show questions; provided by another feature. */
export type QuestionParts = {
  text: (question: SittingQuestion) => ReactNode;
  field: (
    question: SittingQuestion,
    /** Null while the question is untouched. */
    answer: string | null,
    onChange: (answer: string) => void,
  ) => ReactNode;
  run: (run: () => Promise<RunOutcome>) => ReactNode;
  media: MediaParts;
};

/** In its last hour a kit shows the time that is left, too. */
const hourSeconds = 60 * 60;

export function SittingView({ sitting, parts }: { sitting: RunningSitting; parts: QuestionParts }) {
  const t = useTexts();
  const format = useFormat();
  const [isRecording, setRecording] = useState(false);
  const cache = useQueryClient();
  const { id: sittingId, section, questions } = sitting;
  const runningKey = api.assessment.findRunning.queryKey({ input: { sittingId } });
  const draft = useDraftKey(`assessment-${sittingId}-${section.at}`);
  const submit = useMutation({
    mutationFn: () => api.assessment.submitSection.call({ sittingId, section: section.at }),
    onSuccess: async ({ running }) => {
      forgetDraft(draft);
      if (running === null) toast({ title: t('assessment.sit.done'), tone: 'success' });
      await cache.invalidateQueries({ queryKey: api.assessment.findOwn.key() });
      await cache.invalidateQueries({ queryKey: api.assessment.listOwn.key() });
      cache.setQueryData(runningKey, { running });
    },
    onError: (error) => showFailure(t, 'assessment.sit.failed', error),
  });
  const timed = useTimedAnswers({
    test: sitting,
    draft,
    everyMs: 1_000,
    send: ({ place, answer, version }) =>
      api.assessment.saveAnswer.call(
        { sittingId, place, answer, version },
        { context: { outlivesPage: true } },
      ),
    onSaved: (place, saved) =>
      cache.setQueryData(runningKey, (known) =>
        known?.running ? { running: withAnswer(known.running, place, saved) } : known,
      ),
    onEnd: () => {
      if (!submit.isPending && !submit.isSuccess) submit.mutate();
    },
    onReturn: () => {
      void cache.invalidateQueries({ queryKey: api.assessment.findOwn.key() });
      void cache.invalidateQueries({ queryKey: api.assessment.findRunning.key() });
    },
  });
  const { left, answers, change } = timed;
  const finish = async () => {
    if (await timed.flush()) submit.mutate();
    else toast({ title: t('skill-test.save-failed'), tone: 'danger' });
  };
  const isLastSection = section.at === section.count - 1;
  const unanswered = answers.filter(
    (answer, index) => !answer?.trim() && !questions[index]?.recorded,
  ).length;
  return (
    <TimedTest
      headingId="sitting-heading"
      heading={
        <h2 id="sitting-heading" className="min-w-0 text-16 font-semibold wrap-anywhere">
          {section.count > 1
            ? t('assessment.sit.section', {
                number: section.at + 1,
                count: section.count,
                title: section.title,
              })
            : sitting.title}
        </h2>
      }
      left={left}
      deadline={
        sitting.isKit && left > hourSeconds
          ? t('dashboard.answer-by', { date: format.dateTime(sitting.endsAt) })
          : undefined
      }
      locked={isRecording}
      announcedAt={[300, 60, 30, 10]}
      count={questions.length}
      at={timed.at}
      onGo={timed.go}
      state={timed.state}
      submitText={t(isLastSection ? 'assessment.sit.submit' : 'assessment.sit.next-section')}
      busy={submit.isPending || timed.isFlushing}
      onSubmit={() => void finish()}
      confirm={
        unanswered > 0 || !isLastSection
          ? {
              title: t(isLastSection ? 'assessment.sit.sure' : 'assessment.sit.sure-section'),
              text: t('assessment.sit.sure-text', { count: unanswered }),
              cancelText: t('assessment.sit.stay'),
            }
          : null
      }
    >
      {(place) => {
        const question = questions[place];
        if (!question) return null;
        const answer = answers[place] ?? '';
        const onChange = (typed: string) => change(place, typed);
        return (
          <>
            {parts.text(question)}
            <div key={question.place} className="mt-4">
              <RecordedField
                sittingId={sittingId}
                question={question}
                parts={parts.media}
                onBusy={setRecording}
              />
              <FileField sittingId={sittingId} question={question} />
              {question.kind === 'open' ? (
                <>
                  <OpenField question={question} answer={answer} onChange={onChange} />
                  <TranscribeAnswer
                    sittingId={sittingId}
                    question={question}
                    answer={answer}
                    onChange={onChange}
                    button={parts.media.transcriber}
                  />
                </>
              ) : (
                parts.field(question, answers[place] ?? null, onChange)
              )}
            </div>
            {(question.kind === 'function' || question.kind === 'sql') &&
              parts.run(() =>
                api.assessment.runAnswer.call({
                  sittingId,
                  place: question.place,
                  answer: answers[place] ?? question.starter,
                }),
              )}
          </>
        );
      }}
    </TimedTest>
  );
}

const withAnswer = (
  sitting: RunningSitting,
  place: number,
  saved: { answer: string; version: number },
): RunningSitting => ({
  ...sitting,
  questions: sitting.questions.map((each) => (each.place === place ? { ...each, ...saved } : each)),
});

function OpenField({
  question,
  answer,
  onChange,
}: {
  question: SittingQuestion;
  answer: string;
  onChange: (answer: string) => void;
}) {
  const t = useTexts();
  const criteria = t('assessment.sit.criteria', {
    criteria: question.criteria.map(({ name }) => name).join(', '),
  });
  const isSpoken = isRecording(question.recorded);
  return (
    <Field
      label={t(isSpoken ? 'assessment.record.text' : 'skill-test.your-answer')}
      help={isSpoken ? `${t('assessment.record.text-help')}${t.gap}${criteria}` : criteria}
    >
      <Textarea
        value={answer}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="off"
        rows={8}
        maxLength={maxLengths.openAnswer}
      />
    </Field>
  );
}

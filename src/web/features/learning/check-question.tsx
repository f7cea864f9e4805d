import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { GradedAnswer, LessonPage } from '#contract/learning.ts';
import { api } from '#web/lib/api.ts';
import { invalidate } from '#web/lib/invalidate.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { AnsweredOptions } from './answered-options.tsx';
import { ChoiceQuestion } from './choice-question.tsx';
import { InlineCode } from './inline-code.tsx';
import { useFailedAnswer } from './use-failed-answer.ts';

type Check = LessonPage['concepts'][number]['checks'][number];

/** A question about a concept; a wrong answer may be tried again. */
export function CheckQuestion({ topic, check }: { topic: string; check: Check }) {
  const t = useTexts();
  const cache = useQueryClient();
  const onError = useFailedAnswer();
  const submit = useMutation({
    mutationFn: (answer: string): Promise<GradedAnswer> =>
      api.learning.submitAnswer.call({ topic, questionId: check.id, answer }),
    onError,
    onSuccess: () =>
      invalidate(cache, api.learning.load, api.learning.list, api.learning.listCards),
  });
  const graded = submit.data ?? check.solved;
  if (!graded)
    return <ChoiceQuestion question={check} isBusy={submit.isPending} onAnswer={submit.mutate} />;
  const isWrong = submit.data?.isRight === false;
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-14 font-medium text-ink">
        <InlineCode text={check.prompt} />
      </p>
      <div className="w-full">
        <AnsweredOptions
          options={check.options}
          graded={graded}
          note={isWrong ? t('learning.check.comes-back') : undefined}
          live={submit.data !== undefined}
        />
      </div>
      {isWrong && (
        <Button size="sm" onClick={() => submit.reset()}>
          {t('learning.check.retry')}
        </Button>
      )}
    </div>
  );
}

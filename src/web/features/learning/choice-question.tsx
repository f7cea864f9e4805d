import { useId, useState } from 'react';
import type { QuizQuestion } from '#contract/learning.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { InlineCode } from './inline-code.tsx';

type Props = {
  question: QuizQuestion;
  isBusy: boolean;
  onAnswer: (answer: string) => void;
  /** The prompt is a heading above. */
  hideLegend?: boolean;
};

/** A question with options to choose from. */
export function ChoiceQuestion({ question, isBusy, onAnswer, hideLegend = false }: Props) {
  const t = useTexts();
  const name = useId();
  const [answer, setAnswer] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (answer === undefined) setMissing(true);
        else if (!isBusy) onAnswer(answer);
      }}
    >
      <RadioGroup
        name={name}
        legend={
          <span className="text-14 text-ink">
            <InlineCode text={question.prompt} />
          </span>
        }
        hideLegend={hideLegend}
        value={answer ?? ''}
        onValueChange={(value) => {
          setAnswer(value);
          setMissing(false);
        }}
        options={question.options.map((option) => ({
          value: option,
          label: (
            <span className="text-14">
              <InlineCode text={option} />
            </span>
          ),
        }))}
        error={isMissing ? t('learning.check.choose') : undefined}
      />
      <Button
        type="submit"
        variant={hideLegend ? 'primary' : 'secondary'}
        className="mt-3"
        busy={isBusy}
      >
        {t('learning.check.submit')}
      </Button>
    </form>
  );
}

import { Plus } from 'lucide-react';
import { useState } from 'react';
import { maxQuestions, type ScreeningQuestion } from '#domain/posting/screening-question.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { newQuestion } from './new-question.ts';
import { QuestionFields } from './question-fields.tsx';

export function QuestionSection({
  questions,
  problem,
  onChange,
}: {
  questions: readonly ScreeningQuestion[];
  problem: string | undefined;
  onChange: (questions: ScreeningQuestion[]) => void;
}) {
  const t = useTexts();
  const [isAsking, setAsking] = useState(false);
  const ask = () => {
    setAsking(true);
    onChange([newQuestion()]);
  };
  return (
    <Card
      padding="lg"
      title={t('dashboard.screening-questions')}
      description={t('posting.question.intro', { most: maxQuestions })}
    >
      {questions.length > 0 || isAsking ? (
        <QuestionFields
          questions={questions}
          problem={problem}
          startsFocused={isAsking}
          onChange={onChange}
        />
      ) : (
        <Button icon={Plus} onClick={ask}>
          {t('posting.question.add')}
        </Button>
      )}
    </Card>
  );
}

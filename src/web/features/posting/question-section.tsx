import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { mostQuestions, type ScreeningQuestion } from '#domain/posting/screening-question.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { untilLoaded } from '#web/lib/until-loaded.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { newQuestion } from './new-question.ts';

const loadFields = async () => (await import('./question-fields.tsx')).QuestionFields;

// Most postings ask nothing, and then nothing of this is loaded. Where the server wrote questions it comes before the page
// comes alive: what is changed in them meanwhile must find them there.
const isWritten = import.meta.env.SSR || document.querySelector('form [data-question]') !== null;
const written = isWritten ? await loadFields().catch(() => null) : null;
const QuestionFields = written ?? lazy(async () => ({ default: await untilLoaded(loadFields) }));

/** The questions to everyone who applies. */
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
      as="section"
      padding="lg"
      title={t('posting.editor.questions')}
      description={t('posting.question.intro', { most: mostQuestions })}
    >
      {questions.length > 0 || isAsking ? (
        <Suspense>
          <QuestionFields
            questions={questions}
            problem={problem}
            startsFocused={isAsking}
            onChange={onChange}
          />
        </Suspense>
      ) : (
        <Button icon={Plus} onClick={ask} onFocus={() => void loadFields().catch(() => undefined)}>
          {t('posting.question.add')}
        </Button>
      )}
    </Card>
  );
}

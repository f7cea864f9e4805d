import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { api } from '#web/lib/api.ts';
import { QuestionForm } from './question-form.tsx';
import { QuestionResults } from './question-results.tsx';
import { setInput } from './set-input.ts';
import { useDrawSet } from './use-draw-set.ts';

/** The form on the left, and on the right the set that the address names or the latest one. */
export function QuestionGenerator() {
  const [search] = useSearchParams();
  const input = setInput(search);
  const { set } = useSuspenseQuery(api.question.findSet.query(input)).data;
  const draw = useDrawSet();
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <QuestionForm last={set} draw={draw} />
      <QuestionResults set={set} isRemoved={input.setId !== undefined} draw={draw} />
    </div>
  );
}

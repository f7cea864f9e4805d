import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { maxQuestions, type ScreeningQuestion } from '#domain/posting/screening-question.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { newQuestion } from './new-question.ts';
import { QuestionCard } from './question-card.tsx';

/** The editor of the screening questions: add, change, reorder, remove; by mouse and keyboard. */
export function QuestionFields({
  questions,
  problem,
  startsFocused,
  onChange,
}: {
  questions: readonly ScreeningQuestion[];
  problem: string | undefined;
  /** The first question was just added. */
  startsFocused: boolean;
  onChange: (questions: ScreeningQuestion[]) => void;
}) {
  const t = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const [focus, setFocus] = useState<{ id: string; part: string } | null>(
    startsFocused ? { id: questions[0]?.id ?? '', part: 'text' } : null,
  );
  // The clicked button may have moved with its question or be gone: the focus follows the change.
  useEffect(() => {
    if (focus === null) return;
    const selector = `[data-question="${focus.id}"] [data-part="${focus.part}"]`;
    const found = box.current?.querySelector<HTMLElement>(selector);
    const other = box.current?.querySelector<HTMLElement>(
      focus.id === '' ? '[data-part="add"]' : `[data-question="${focus.id}"] [data-part="text"]`,
    );
    const target = found && !found.hasAttribute('disabled') ? found : other;
    target?.focus();
  }, [focus]);

  const replace = (at: number, question: ScreeningQuestion) =>
    onChange(questions.map((each, index) => (index === at ? question : each)));
  const add = () => {
    const question = newQuestion();
    onChange([...questions, question]);
    setFocus({ id: question.id, part: 'text' });
    setAnnouncement(t('posting.question.added', { number: questions.length + 1 }));
  };
  const move = (at: number, step: 1 | -1) => {
    const to = at + step;
    const moved = questions[at];
    if (moved === undefined || to < 0 || to >= questions.length) return;
    const next = questions.filter((each) => each !== moved);
    next.splice(to, 0, moved);
    onChange(next);
    setFocus({
      id: moved.id,
      part: step < 0 ? (to === 0 ? 'down' : 'up') : to === questions.length - 1 ? 'up' : 'down',
    });
    setAnnouncement(t('posting.question.moved', { place: to + 1, count: questions.length }));
  };
  const remove = (at: number) => {
    const next = questions.filter((_, index) => index !== at);
    onChange(next);
    setFocus({ id: next[Math.min(at, next.length - 1)]?.id ?? '', part: 'remove' });
    setAnnouncement(t('posting.question.removed', { number: at + 1 }));
  };

  return (
    <div ref={box} id="questions" tabIndex={-1} className="flex flex-col gap-4">
      {problem && <p className="text-13 text-danger">{problem}</p>}
      {questions.length === 0 && (
        <p className="text-14 text-ink-muted">{t('posting.question.none')}</p>
      )}
      {questions.length > 0 && (
        <ol className="flex flex-col gap-4">
          {questions.map((question, at) => (
            <li key={question.id} data-question={question.id}>
              <QuestionCard
                question={question}
                number={at + 1}
                isFirst={at === 0}
                isLast={at === questions.length - 1}
                isInvalid={problem !== undefined}
                onChange={(changed) => replace(at, changed)}
                onMove={(step) => move(at, step)}
                onRemove={() => remove(at)}
              />
            </li>
          ))}
        </ol>
      )}
      {questions.length < maxQuestions && (
        <Button icon={Plus} data-part="add" onClick={add} className="self-start">
          {t('posting.question.add')}
        </Button>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}

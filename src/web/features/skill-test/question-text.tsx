import type { TestQuestion } from '#contract/skill-test.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { CodeBlock } from '#web/ui/code-block.tsx';

/** What a question asks, with its code, tables and examples. */
export function QuestionText({
  question,
}: {
  question: Pick<TestQuestion, 'prompt' | 'code' | 'setup' | 'cases'> & {
    skill: string;
    difficulty?: TestQuestion['difficulty'];
  };
}) {
  const t = useTexts();
  const { skill, difficulty, prompt, code, setup, cases } = question;
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 text-13 text-ink-muted">
        {skill}
        {difficulty && <Badge>{t(`skill-test.difficulty.${difficulty}`)}</Badge>}
      </p>
      <h3
        tabIndex={-1}
        className="mt-2 text-16 font-medium wrap-anywhere whitespace-pre-line text-ink focus-visible:outline-none"
      >
        {prompt}
      </h3>
      {code && <CodeBlock label={code.language} text={code.text} className="mt-3" />}
      {setup && <CodeBlock label={t('skill-test.tables')} text={setup} className="mt-3 max-h-72" />}
      {cases && (
        <>
          <h4 className="mt-4 text-13 font-medium text-ink-muted">{t('skill-test.cases')}</h4>
          <ul className="mt-1 flex flex-col gap-1 font-mono text-13">
            {cases.map(({ call, expected }) => (
              <li key={call} className="wrap-anywhere">
                {call} <span className="font-sans text-ink-muted">{t('skill-test.returns')}</span>{' '}
                {expected}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

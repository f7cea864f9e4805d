import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { longestOf } from '#domain/resume/find-resume-problems.ts';
import type { Suggestion } from '#domain/writing/suggestion.ts';
import { wordChanges } from '#domain/writing/word-changes.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { useFieldName } from './use-field-name.ts';

type SuggestionCardProps = {
  suggestion: Suggestion;
  onAccept: (text: string) => void;
  onDismiss: () => void;
};

/**
 * A line that could be improved: a new wording to accept or dismiss, or a question with an answer
 * field.
 */
export function SuggestionCard({ suggestion, onAccept, onDismiss }: SuggestionCardProps) {
  const t = useTexts();
  const nameOf = useFieldName();
  const id = useId();
  const { kind, line, text, by } = suggestion;
  const [typed, setTyped] = useState(line.text);
  const answer = typed.trim().replaceAll(/\s*\n\s*/gu, '\n');
  const where = line.entry || nameOf(line.path);
  const takes = text ?? answer;
  const isAnswered = takes !== '' && takes !== line.text;
  return (
    <li
      data-suggestion={kind}
      aria-labelledby={id}
      className="flex flex-col gap-3 rounded-card border border-line p-4"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 id={id} className="text-14 font-semibold text-ink">
          {t(`resume.suggest.kind.${kind}`)}
        </h3>
        <Badge tone={by === 'model' ? 'accent' : 'neutral'}>{t(`resume.suggest.by-${by}`)}</Badge>
        <p className="min-w-0 text-13 wrap-anywhere text-ink-muted">{where}</p>
      </div>
      {text === null ? (
        <Field label={t(`resume.suggest.ask.${kind}`)}>
          <Textarea
            rows={2}
            value={typed}
            most={longestOf(line.path.at(-1) ?? '')}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
      ) : (
        <>
          <p className="text-13 text-ink-muted">{t(`resume.suggest.reason.${kind}`)}</p>
          <Changes before={line.text} after={text} />
        </>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          icon={Check}
          aria-describedby={id}
          aria-disabled={!isAnswered}
          onClick={() => isAnswered && onAccept(takes)}
        >
          {t('resume.suggest.accept')}
        </Button>
        <Button size="sm" variant="ghost" aria-describedby={id} onClick={onDismiss}>
          {t('resume.suggest.dismiss')}
        </Button>
      </div>
    </li>
  );
}

/** Deletions are struck through, insertions underlined; screen readers get both lines in full. */
function Changes({ before, after }: { before: string; after: string }) {
  const t = useTexts();
  const looks = {
    same: 'text-ink',
    removed: 'text-danger line-through',
    added: 'font-medium text-success underline underline-offset-2',
  };
  return (
    <div className="text-14">
      <p className="sr-only">{t('resume.suggest.now', { text: before })}</p>
      <p className="sr-only">{t('resume.suggest.instead', { text: after })}</p>
      <p aria-hidden="true" className="wrap-anywhere whitespace-pre-line">
        {wordChanges(before, after).map(({ kind, text }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- parts of one sentence, always rendered together
          <span key={at}>
            <span className={looks[kind]}>{text.trimEnd()}</span>
            {text.slice(text.trimEnd().length)}
          </span>
        ))}
      </p>
    </div>
  );
}

import { Check } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { longestOf } from '#domain/resume/find-resume-problems.ts';
import { firstBlank, hasBlank } from '#domain/writing/blanks.ts';
import { draftsFor } from '#domain/writing/drafts-for.ts';
import type { Suggestion } from '#domain/writing/suggestion.ts';
import { wordChanges } from '#domain/writing/word-changes.ts';
import { useTexts } from '#web/lib/texts.tsx';
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
  const field = useRef<HTMLTextAreaElement>(null);
  const { kind, line, text } = suggestion;
  const [typed, setTyped] = useState(line.text);
  const answer = typed.trim().replaceAll(/\s*\n\s*/gu, '\n');
  const where = line.entry || nameOf(line.path);
  const takes = text ?? answer;
  const isAnswered = takes !== '' && takes !== line.text && !hasBlank(takes);
  const take = (draft: string) => {
    setTyped(draft);
    const place = firstBlank(draft) ?? [draft.length, draft.length];
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(...place);
    });
  };
  return (
    <li
      data-suggestion={kind}
      aria-labelledby={id}
      className="flex flex-col gap-3 rounded-card border border-line p-4"
    >
      <p id={id} className="min-w-0 text-13 wrap-anywhere text-ink-muted">
        {where}
      </p>
      {text === null ? (
        <>
          <Field
            label={t(`resume.suggest.ask.${kind}`)}
            help={hasBlank(typed) ? t('resume.suggest.fill') : undefined}
          >
            <Textarea
              ref={field}
              rows={2}
              value={typed}
              most={longestOf(line.path.at(-1) ?? '')}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
          <Drafts drafts={draftsFor(suggestion)} onTake={take} />
        </>
      ) : (
        <Changes before={line.text} after={text} />
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

/** Wordings to start from; a choice goes to the field, where its gaps are filled. */
function Drafts({ drafts, onTake }: { drafts: string[]; onTake: (draft: string) => void }) {
  const t = useTexts();
  if (drafts.length === 0) return null;
  return (
    <div className="flex flex-col items-start gap-1.5">
      <p className="text-13 text-ink-muted">{t('resume.suggest.drafts')}</p>
      {drafts.map((draft) => (
        <button
          key={draft}
          type="button"
          onClick={() => onTake(draft)}
          className="rounded-control border border-line px-3 py-1.5 text-start text-13 wrap-anywhere text-ink transition-colors hover:border-line-strong"
        >
          {draft}
        </button>
      ))}
    </div>
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

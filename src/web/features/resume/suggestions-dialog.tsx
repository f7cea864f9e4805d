import { Sparkles, Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Suggestion } from '#domain/writing/suggestion.ts';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { SuggestionGroup } from './suggestion-group.tsx';
import { groupKey, groupsOf } from './suggestion-groups.ts';
import type { ResumeEditor } from './use-resume-editor.ts';
import { useSuggestions } from './use-suggestions.ts';

type SuggestionsDialogProps = { editor: ResumeEditor; onClose: () => void };

/** Wording suggestions by kind, accepted or dismissed; what was accepted can be undone. */
export default function SuggestionsDialog({ editor, onClose }: SuggestionsDialogProps) {
  const t = useTexts();
  const { suggestions, model, question, accept, dismiss, canUndo, undo } = useSuggestions(editor);
  const list = useRef<HTMLDivElement>(null);
  const summary = useRef<HTMLParagraphElement>(null);
  const next = useRef<number | null>(null);
  const groups = groupsOf(suggestions);
  const shown = groups.flatMap((group) => group);
  const answer = (suggestion: Suggestion, act: () => void) => {
    next.current = shown.indexOf(suggestion);
    act();
  };

  // The answered card is gone: focuses the one in its place.
  useEffect(() => {
    if (next.current === null) return;
    const cards = list.current?.querySelectorAll('[data-suggestion]') ?? [];
    const card = cards[Math.min(next.current, cards.length - 1)];
    next.current = null;
    (card?.querySelector<HTMLElement>('textarea, button') ?? summary.current)?.focus();
  }, [suggestions]);

  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={t('resume.suggestions')}
      description={t('resume.suggest.text')}
      footer={
        <>
          <Button icon={Undo2} aria-disabled={!canUndo} onClick={() => canUndo && undo()}>
            {t('resume.suggest.undo')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('dashboard.done')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <ModelNote model={model} question={question} />
        <p
          ref={summary}
          tabIndex={-1}
          role="status"
          className={joinClasses(
            'text-14 text-ink-muted outline-none',
            suggestions.length === 0 && 'sr-only',
          )}
        >
          {t('resume.suggest.count', { count: suggestions.length })}
        </p>
        {question.isPending && <SkeletonLines lines={3} />}
        {suggestions.length === 0 && !question.isPending && (
          <EmptyState
            level={3}
            title={t('resume.suggest.none')}
            description={t('resume.suggest.none-text')}
          />
        )}
        <div ref={list} className="flex flex-col gap-6 empty:hidden">
          {groups.map((group) => (
            <SuggestionGroup
              key={groupKey(group[0])}
              group={group}
              onAccept={(suggestion, text) =>
                answer(suggestion, () => accept([{ suggestion, text }]))
              }
              onAcceptAll={(all) => answer(group[0], () => accept(all))}
              onDismiss={(suggestion) => answer(suggestion, () => dismiss(suggestion))}
            />
          ))}
        </div>
      </div>
    </Dialog>
  );
}

type ModelNoteProps = Pick<ReturnType<typeof useSuggestions>, 'model' | 'question'>;

/**
 * The source of the suggestions; with a configured model, its request button and the state of the
 * last request.
 */
function ModelNote({ model, question }: ModelNoteProps) {
  const t = useTexts();
  if (model?.isOn !== true) return <Callout>{t('resume.suggest.rules-only')}</Callout>;
  const problem = question.isError ? 'failed' : question.data?.problem;
  const isOut = model.left === 0;
  const ask = (
    <Button
      size="sm"
      icon={Sparkles}
      busy={question.isPending}
      aria-disabled={isOut}
      onClick={() => !isOut && question.mutate()}
    >
      {problem === 'failed' ? t('common.retry') : t('resume.suggest.ask-model')}
    </Button>
  );
  if (problem === 'failed')
    return (
      <Callout tone="danger" live title={t('resume.suggest.failed')} action={ask}>
        {question.isError ? t(callFailure(question.error)) : t('resume.suggest.failed-text')}
      </Callout>
    );
  const data = question.data;
  const isQuiet = data?.problem === null && data.items.length === 0;
  return (
    <Callout action={ask}>
      <p>{t('resume.suggest.may-ask')}</p>
      <p className="mt-1 text-13 text-ink-muted">
        {t('resume.suggest.left', { left: model.left })}
      </p>
      {isQuiet && <p className="mt-1 text-13">{t('resume.suggest.model-none')}</p>}
    </Callout>
  );
}

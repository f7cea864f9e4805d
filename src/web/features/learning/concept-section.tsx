import { ChevronDown, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LessonPage } from '#contract/learning.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { CheckQuestion } from './check-question.tsx';

type Concept = LessonPage['concepts'][number];
type Props = {
  topic: string;
  concept: Concept;
  number: number;
  isOpen: boolean;
  onOpen: () => void;
  renderText: (blocks: Concept['blocks']) => ReactNode;
};

/** One concept, collapsed until it is opened: native <details>, works without JavaScript. */
export function ConceptSection({ topic, concept, number, isOpen, onOpen, renderText }: Props) {
  const t = useTexts();
  const { id, title, state, blocks, checks } = concept;
  const isDone = state === 'done';
  return (
    <li id={id} className="scroll-mt-20 rounded-card border border-line bg-surface">
      <details
        className="group"
        open={isOpen}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open) onOpen();
        }}
      >
        <summary className="flex touch-height cursor-pointer list-none items-center gap-3 rounded-card p-4 sm:px-6 [&::-webkit-details-marker]:hidden">
          <span
            aria-hidden="true"
            className={joinClasses(
              'inline-flex size-8 shrink-0 items-center justify-center rounded-chip border text-13 font-semibold tabular-nums',
              isDone
                ? 'border-transparent bg-success-soft text-success'
                : 'border-line-strong text-ink-muted',
            )}
          >
            {isDone ? <CircleCheck size={20} /> : number}
          </span>
          <h3 className="min-w-0 flex-1 text-16 font-semibold wrap-anywhere text-ink">{title}</h3>
          {state !== 'new' && (
            <Badge tone={isDone ? 'success' : 'neutral'}>{t(`learning.state.${state}`)}</Badge>
          )}
          <ChevronDown
            size={20}
            aria-hidden="true"
            className="shrink-0 text-ink-subtle transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="px-4 pb-6 sm:px-6">
          {renderText(blocks)}
          <section
            aria-label={t('common.labeled', { label: t('learning.check.title'), value: title })}
            className="mt-8 max-w-text border-t border-line pt-5"
          >
            <h4 className="text-14 font-semibold text-ink">{t('learning.check.title')}</h4>
            <ol className="mt-4 flex flex-col gap-8">
              {checks.map((check) => (
                <li key={check.id}>
                  <CheckQuestion topic={topic} check={check} />
                </li>
              ))}
            </ol>
          </section>
        </div>
      </details>
    </li>
  );
}

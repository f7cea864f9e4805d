import { CheckCheck } from 'lucide-react';
import { useId } from 'react';
import { keyOfSuggestion, type Suggestion } from '#domain/writing/suggestion.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { SuggestionCard } from './suggestion-card.tsx';
import type { Group } from './suggestion-groups.ts';

type SuggestionGroupProps = {
  group: Group;
  onAccept: (suggestion: Suggestion, text: string) => void;
  onAcceptAll: (all: { suggestion: Suggestion; text: string }[]) => void;
  onDismiss: (suggestion: Suggestion) => void;
};

/** Equal findings under one explanation; their new wordings can be accepted together. */
export function SuggestionGroup({ group, onAccept, onAcceptAll, onDismiss }: SuggestionGroupProps) {
  const t = useTexts();
  const id = useId();
  const [{ kind, by }] = group;
  const worded = group.flatMap((suggestion) =>
    suggestion.text === null ? [] : [{ suggestion, text: suggestion.text }],
  );
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 id={id} className="text-14 font-semibold text-ink">
          {t(`resume.suggest.kind.${kind}`)}
        </h3>
        <Badge tone={by === 'model' ? 'accent' : 'neutral'}>{t(`resume.suggest.by-${by}`)}</Badge>
        {worded.length > 1 && (
          <Button
            size="sm"
            variant="ghost"
            icon={CheckCheck}
            className="ms-auto"
            onClick={() => onAcceptAll(worded)}
          >
            {t('resume.suggest.accept-all', { count: worded.length })}
          </Button>
        )}
        {worded.length > 0 && (
          <p className="w-full text-13 text-ink-muted">{t(`resume.suggest.reason.${kind}`)}</p>
        )}
      </div>
      <ul className="flex flex-col gap-3">
        {group.map((suggestion) => (
          <SuggestionCard
            key={keyOfSuggestion(suggestion)}
            suggestion={suggestion}
            onAccept={(text) => onAccept(suggestion, text)}
            onDismiss={() => onDismiss(suggestion)}
          />
        ))}
      </ul>
    </section>
  );
}

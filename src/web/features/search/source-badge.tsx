import { ownSource } from '#domain/search/search.ts';
import { sampleSource, sourceOf } from '#domain/source/source.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';

/** What a source is called: its own name, in every language. */
export function useSourceName(): (source: string) => string {
  const t = useTexts();
  return (source) =>
    source === ownSource || source === sampleSource
      ? t(`search.source.${source}`)
      : (sourceOf(source)?.name ?? source);
}

/** Who tells of a posting. */
export function SourceBadge({ source }: { source: string }) {
  const t = useTexts();
  const name = useSourceName();
  return (
    <Badge tone={source === ownSource ? 'accent' : 'neutral'}>
      <span className="sr-only">{t('search.card.source')} </span>
      {name(source)}
    </Badge>
  );
}

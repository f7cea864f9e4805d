import { useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';

/** What a source is called; one that has no name yet goes by its id. */
export function useSourceName(): (source: string) => string {
  const t = useTexts();
  return (source) => {
    const key = `search.source.${source}`;
    return t.has(key) ? t(key as 'search.source.firstrung') : source;
  };
}

/** Who tells of a posting. */
export function SourceBadge({ source }: { source: string }) {
  const t = useTexts();
  const name = useSourceName();
  return (
    <Badge tone={source === 'firstrung' ? 'accent' : 'neutral'}>
      <span className="sr-only">{t('search.card.source')} </span>
      {name(source)}
    </Badge>
  );
}

import type { SearchCard } from '#contract/search.ts';
import { sampleSource, sourceNames } from '#domain/external-jobs/source-names.ts';
import { ownSource } from '#domain/search/search.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { SiteIcon } from '#web/ui/site-icon.tsx';

const names: Readonly<Record<string, string>> = sourceNames;

/** A source's own name, the same in every language. */
export function useSourceName(): (source: string) => string {
  const t = useTexts();
  return (source) =>
    source === ownSource || source === sampleSource
      ? t(`search.source.${source}`)
      : (names[source] ?? source);
}

/**
 * The source of a posting; where its terms require it, as a link that search engines may follow.
 */
export function SourceBadge({ source, credit }: Pick<SearchCard, 'source' | 'credit'>) {
  const t = useTexts();
  const name = useSourceName();
  const badge = (
    <Badge tone={source === ownSource ? 'accent' : 'neutral'}>
      <span className="sr-only">{t('search.card.source')} </span>
      {credit?.name ?? name(source)}
    </Badge>
  );
  if (credit === null) return badge;
  return (
    <a
      href={credit.url}
      target="_blank"
      rel="noopener"
      className="relative z-10 -my-2.5 inline-flex max-w-full min-w-0 items-center gap-1 rounded-chip py-2.5 text-ink-muted no-underline hover:text-ink pointer-coarse:min-h-11"
    >
      {badge}
      <SiteIcon name="external-link" size={12} className="shrink-0" />
      <span className="sr-only">{t('search.card.credit-opens')}</span>
    </a>
  );
}

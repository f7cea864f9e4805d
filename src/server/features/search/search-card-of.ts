import type { SearchCard } from '#contract/search.ts';
import type { ApplicationStatus } from '#domain/application/application-status.ts';
import { attributionOf } from '#domain/external-jobs/attribution-of.ts';
import { excerptOf } from '#domain/search/excerpt-of.ts';
import { highlightMatches } from '#domain/search/highlight-matches.ts';
import type { CardMatch } from '#server/features/match/own-match.ts';
import { postingCardOf } from '#server/features/posting/posting-card-of.ts';
import type { AnswerTime } from './load-answer-days.ts';
import type { CardRow } from './search-card.store.ts';

/** The reader's relation to postings. Empty unless the reader is a student. */
export type Reader = {
  saved: ReadonlySet<string>;
  status: ReadonlyMap<string, ApplicationStatus>;
  match?: ReadonlyMap<string, CardMatch>;
};

export const nobody: Reader = { saved: new Set(), status: new Map() };

/** A search card. Highlights words that start with one of the stems. */
export function searchCardOf(
  row: CardRow,
  stems: readonly string[],
  { reader, answerDays }: { reader: Reader; answerDays: ReadonlyMap<string, AnswerTime> },
): SearchCard {
  const { salaryMin, salaryMax } = row;
  const card = postingCardOf({
    ...row,
    salaryMin: salaryMin ?? salaryMax,
    salaryMax: salaryMax ?? salaryMin,
  });
  return {
    ...card,
    payEnd:
      card.salary === null || (salaryMin !== null && salaryMax !== null)
        ? null
        : salaryMax === null
          ? 'from'
          : 'up-to',
    source: row.source,
    hostState: row.hostState,
    credit: attributionOf(row.source, row.url),
    category: row.category,
    titleParts: highlightMatches(row.title, stems),
    excerpt: highlightMatches(excerptOf(row.description ?? '', stems), stems),
    answerDays: answerDays.get(row.companyId ?? '')?.days ?? null,
    asks: row.asks,
    isSaved: reader.saved.has(row.id),
    status: reader.status.get(row.id) ?? null,
    match: matchOf(reader.match?.get(row.id)),
  };
}

function matchOf(match: CardMatch | undefined): SearchCard['match'] {
  if (match === undefined) return null;
  const { score, version, unmet } = match;
  return { score, version, unmet };
}

import type { FoundPostings } from '#contract/search.ts';
import { isContradicting, type SearchUrl } from '#domain/search/search-url.ts';
import { maxQueryLength } from '#domain/search/search.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Callout } from '#web/ui/callout.tsx';

/** Beside the count: how salaries are converted on this page. */
export function PayRule({
  address: { salaryMin, salaryMax, unit },
  usdRate: rate,
}: {
  address: SearchUrl;
  usdRate: number;
}) {
  const t = useTexts();
  const isFiltered = salaryMin !== null || salaryMax !== null;
  if (unit !== 'lpa') return t(isFiltered ? 'search.rule.usd-filtered' : 'search.rule.usd');
  return t(isFiltered ? 'search.rule.lpa-filtered' : 'search.rule.lpa', { rate });
}

/** What was corrected in the query, and which filters can't be applied. */
export function ResultNotes({ found, address }: { found: FoundPostings; address: SearchUrl }) {
  const t = useTexts();
  const { notice } = found.read;
  const lines = [
    found.corrected !== null &&
      t('search.corrected', { typed: address.words, corrected: found.corrected }),
    notice && t(`search.notice.${notice}`, { count: maxQueryLength.read }),
    isContradicting(address) && t('search.contradiction'),
  ].filter((line) => typeof line === 'string');
  if (lines.length === 0) return null;
  return (
    <Callout>
      {lines.map((line) => (
        <p key={line} className="wrap-anywhere">
          {line}
        </p>
      ))}
    </Callout>
  );
}

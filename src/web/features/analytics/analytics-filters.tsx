import { useSearchParams } from 'react-router';
import { analyticsRanges, defaultRange } from '#domain/analytics/analytics-range.ts';
import { FilterSelect } from '#web/lib/list-filters.tsx';
import { filterLink } from '#web/lib/page-links.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { RangeTabs } from '#web/ui/range-tabs.tsx';
import { analyticsInput } from './analytics-input.ts';

type Titles = { titles: { id: string; title: string }[]; isCapped: boolean };

/** Period and posting; both are in the URL. */
export function AnalyticsFilters({ titles, isCapped }: Titles) {
  const t = useTexts();
  const [params] = useSearchParams();
  const { range: current, postingId } = analyticsInput(params);
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <RangeTabs
        label={t('analytics.range.label')}
        ranges={analyticsRanges.map((range) => ({
          range,
          name: t(`analytics.range.${range}`),
          to: filterLink(params, { range: range === defaultRange ? '' : range }),
          isCurrent: range === current,
        }))}
      />
      <FilterSelect
        name="posting"
        label={t('analytics.posting')}
        value={postingId}
        all={t('analytics.all-postings')}
        options={titles.map(({ id, title }) => ({ value: id, label: title }))}
        help={isCapped ? t('analytics.newest-postings') : undefined}
        className="w-full sm:w-64"
      />
    </div>
  );
}

import { OwnSlots } from '#web/features/coach/own-slots.tsx';
import { pageInput } from '#web/lib/page-links.ts';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export const loader = pageLoader({
  texts: ['coach'],
  only: ['member'],
  prefetch: ({ api, cache, url }) =>
    cache.fetchQuery(api.coach.listOwnSlots.queryOptions({ input: pageInput(url.searchParams) })),
  title: (t) => t('coach.own.title'),
});

export default function CompanyCoaching() {
  const t = useTexts();
  return (
    <>
      <PageHeader title={t('coach.own.title')} purpose={t('coach.own.purpose')} />
      <div className="mt-6">
        <OwnSlots />
      </div>
    </>
  );
}

import { OwnSlots } from '#web/features/coach/own-slots.tsx';
import { pageInput } from '#web/lib/page-links.ts';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Page } from '#web/ui/page.tsx';

export const loader = pageLoader({
  texts: ['coach'],
  only: ['member'],
  prefetch: ({ api, load, search }) => load(api.coach.listOwnSlots.query(pageInput(search))),
  title: (t) => t('coach.own.title'),
});

export default function CompanyCoaching() {
  const t = useTexts();
  return (
    <Page title={t('coach.own.title')} purpose={t('coach.own.purpose')}>
      <OwnSlots />
    </Page>
  );
}

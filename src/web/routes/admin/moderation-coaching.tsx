import { OwnSlots } from '#web/features/coach/own-slots.tsx';
import { pageInput } from '#web/lib/page-links.ts';
import { type PageHandle, pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Page } from '#web/ui/page.tsx';

export const loader = pageLoader({
  texts: ['admin-community', 'coach'],
  only: ['admin'],
  prefetch: ({ api, load, search }) => load(api.coach.listOwnSlots.query(pageInput(search))),
  title: (t) => t('coach.own.title'),
});

export const handle: PageHandle = { failed: 'admin.failed.moderation' };

export default function AdminCoaching() {
  const t = useTexts();
  return (
    <Page title={t('coach.own.title')} purpose={t('coach.own.purpose')}>
      <OwnSlots />
    </Page>
  );
}

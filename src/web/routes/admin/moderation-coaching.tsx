import { OwnSlots } from '#web/features/coach/own-slots.tsx';
import { ModerationFrame } from '#web/features/community/moderation-frame.tsx';
import { AdminFrame } from '#web/features/shell/admin-frame.tsx';
import { pageInput } from '#web/lib/page-links.ts';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ListFailed } from './failed-jobs.tsx';

export { pageMeta as meta } from '#web/lib/page-meta.ts';

export const loader = pageLoader({
  texts: ['admin-community', 'coach'],
  only: ['admin'],
  prefetch: ({ api, cache, url }) =>
    cache.fetchQuery(api.coach.listOwnSlots.queryOptions({ input: pageInput(url.searchParams) })),
  title: (t) => t('admin.title'),
});

export function ErrorBoundary() {
  const t = useTexts();
  return <ListFailed title={t('admin.failed.moderation')} />;
}

export default function AdminCoaching() {
  return (
    <AdminFrame>
      <ModerationFrame>
        <OwnSlots />
      </ModerationFrame>
    </AdminFrame>
  );
}

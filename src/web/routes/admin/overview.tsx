import { useMe } from '#web/features/account/use-me.ts';
import { AdminFrame } from '#web/features/shell/admin-frame.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';

export { pageMeta as meta } from '#web/lib/page-meta.ts';
export { PageFailed as ErrorBoundary } from '#web/routes/failed-page.tsx';

export const loader = pageLoader({
  texts: [],
  only: ['admin'],
  title: (t) => t('admin.title'),
});

export default function AdminOverview() {
  const t = useTexts();
  const email = useMe()?.email ?? '';
  return (
    <AdminFrame>
      <p className="text-14 text-ink-muted">{t('admin.signed-in', { email })}</p>
    </AdminFrame>
  );
}

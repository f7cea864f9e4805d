import { Outlet } from 'react-router';
import { useTexts } from '#web/lib/texts.tsx';
import { useOfflineStop } from '#web/lib/use-offline-stop.ts';
import { useSlowNavigation } from '#web/lib/use-slow-navigation.ts';
import { Skeleton, SkeletonGroup, SkeletonRows } from '#web/ui/skeleton.tsx';

/** The page, or the skeleton of the next one while navigation is slow. */
export function PageOutlet({ place }: { place: 'site' | 'dashboard' }) {
  const t = useTexts();
  const isSlow = useSlowNavigation();
  useOfflineStop();
  if (!isSlow) return <Outlet />;
  return (
    <div className={place === 'site' ? 'mx-auto max-w-page px-4 py-14 sm:px-6 sm:py-20' : ''}>
      <SkeletonGroup label={t('site.loading')}>
        <Skeleton className={place === 'site' ? 'h-12 w-2/3' : 'h-8 w-64'} />
        <Skeleton className="mt-3 mb-8 h-5 w-1/2" />
        <SkeletonRows rows={6} />
      </SkeletonGroup>
    </div>
  );
}

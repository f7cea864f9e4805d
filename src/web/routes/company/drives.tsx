import { useMe } from '#web/features/account/use-me.ts';
import { OwnDrives } from '#web/features/drive/own-drives.tsx';
import { pageInput } from '#web/lib/page-links.ts';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export const loader = pageLoader({
  texts: ['admin-drive'],
  only: ['member'],
  prefetch: ({ api, cache, url }) =>
    cache.fetchQuery(api.drive.listOwn.queryOptions({ input: pageInput(url.searchParams) })),
  title: (t) => t('admin-drive.title'),
});

export default function CompanyDrives() {
  const t = useTexts();
  const me = useMe();
  return (
    <>
      <PageHeader title={t('admin-drive.title')} purpose={t('admin-drive.company.purpose')} />
      <div className="mt-6">
        <OwnDrives company={me?.company?.name ?? ''} />
      </div>
    </>
  );
}

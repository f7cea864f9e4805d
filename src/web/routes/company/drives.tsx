import { useMe } from '#web/features/account/use-me.ts';
import { OwnDrives } from '#web/features/drive/own-drives.tsx';
import { pageInput } from '#web/lib/page-links.ts';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Page } from '#web/ui/page.tsx';

export const loader = pageLoader({
  texts: ['admin-drive'],
  only: ['member'],
  prefetch: ({ api, load, search }) => load(api.drive.listOwn.query(pageInput(search))),
  title: (t) => t('admin-drive.title'),
});

export default function CompanyDrives() {
  const t = useTexts();
  const me = useMe();
  return (
    <Page title={t('admin-drive.title')} purpose={t('admin-drive.company.purpose')}>
      <OwnDrives company={me?.company?.name ?? ''} />
    </Page>
  );
}

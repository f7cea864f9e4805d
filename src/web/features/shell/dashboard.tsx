import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Me } from '#contract/account.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { AppShell, type AppNavGroup } from '#web/ui/app-shell.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Logo } from '#web/ui/logo.tsx';

/** The frame of the three dashboards: header, sidebar or drawer, and an offline notice. */
export function Dashboard({
  me,
  nav,
  headerEnd,
  search,
  isLost,
  children,
}: {
  me: Me;
  nav: readonly AppNavGroup[];
  headerEnd: ReactNode;
  search: ReactNode;
  isLost: boolean;
  children: ReactNode;
}) {
  const t = useTexts();
  return (
    <AppShell
      brand={
        <Link to="/" aria-label={t('site.product')} className="rounded-control no-underline">
          <Logo name={t('site.product')} />
        </Link>
      }
      nav={nav}
      navLabel={t('shell.nav')}
      skipText={t('site.skip')}
      openMenuLabel={t('site.open-menu')}
      closeMenuLabel={t('site.close-menu')}
      headerStart={
        <>
          {me.company && (
            <span className="truncate pe-4 text-14 font-medium max-md:hidden">
              {me.company.name}
            </span>
          )}
          {search}
        </>
      }
      headerEnd={
        <>
          <span className="hidden sm:contents">
            <ButtonLink to="/community" variant="ghost" icon={Users}>
              {t('site.community')}
            </ButtonLink>
          </span>
          {headerEnd}
        </>
      }
      banner={
        <>
          {isLost && (
            <Callout tone="warning" live className="rounded-none">
              {t('shell.live.lost')}
            </Callout>
          )}
          {me.isUnderMaintenance && (
            <Callout
              tone="warning"
              className="rounded-none"
              action={<Link to="/admin-dashboard/settings">{t('shell.maintenance.open')}</Link>}
            >
              {t('shell.maintenance.on')}
            </Callout>
          )}
        </>
      }
    >
      {children}
    </AppShell>
  );
}

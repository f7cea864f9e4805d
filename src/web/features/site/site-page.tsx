import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useIsRegistrationOpen } from '#web/lib/sign-up-link.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { SiteFooter } from '#web/ui/site-footer.tsx';
import { SiteFrame } from '#web/ui/site-frame.tsx';
import { SiteHeader } from '#web/ui/site-header.tsx';
import { ShareLinks } from './share-links.tsx';

type Props = {
  /** At the right of the header, for signed-in users. */
  end: ReactNode;
  themeToggle: ReactNode;
  /** A form below the footer's columns. */
  newsletter: ReactNode;
  /** The site's own URL, for share links. */
  address: string;
  year: number;
  languages: ReactNode;
  children: ReactNode;
};

/** Header, page and footer of the public site. */
export function SitePage({ end, themeToggle, children, ...footer }: Props) {
  const t = useTexts();
  const isOpen = useIsRegistrationOpen();
  const brand = (
    <Link to="/" aria-label={t('site.product')} className="rounded-control no-underline">
      <Logo name={t('site.product')} />
    </Link>
  );
  const doors = (
    <>
      <ButtonLink to="/login" variant={isOpen ? 'ghost' : 'primary'}>
        {t('site.log-in')}
      </ButtonLink>
      {isOpen && (
        <ButtonLink to="/signup" variant="primary">
          {t('site.sign-up')}
        </ButtonLink>
      )}
    </>
  );
  return (
    <SiteFrame
      skipText={t('site.skip')}
      header={
        <SiteHeader
          brand={brand}
          links={[
            { to: '/', label: t('site.home'), end: true },
            {
              label: t('site.solutions'),
              items: [
                { to: '/students', label: t('site.students') },
                { to: '/companies', label: t('site.companies') },
              ],
            },
            { to: '/jobs', label: t('site.jobs') },
            { to: '/community', label: t('site.community') },
            { to: '/about', label: t('site.about') },
            { to: '/contact', label: t('site.contact') },
          ]}
          navLabel={t('site.nav')}
          openMenuLabel={t('site.open-menu')}
          closeMenuLabel={t('site.close-menu')}
          end={
            <>
              {themeToggle}
              {end ?? (
                <span className="hidden items-center gap-2 noscript:flex sm:signed-out:flex">
                  {doors}
                </span>
              )}
            </>
          }
          menuEnd={end ? undefined : doors}
        />
      }
      footer={<Footer brand={brand} {...footer} />}
    >
      {children}
    </SiteFrame>
  );
}

type FooterProps = Omit<Props, 'end' | 'themeToggle' | 'children'> & { brand: ReactNode };

function Footer({ brand, newsletter, address, year, languages }: FooterProps) {
  const t = useTexts();
  return (
    <SiteFooter
      brand={brand}
      tagline={t('site.tagline')}
      social={<ShareLinks address={address} />}
      newsletter={newsletter}
      columns={[
        {
          title: t('site.footer.for-students'),
          links: [
            { to: '/students', label: t('site.footer.students') },
            { to: '/ai-resume-builder', label: t('site.footer.ai-resume-builder') },
            { to: '/mock-interviews', label: t('site.footer.mock-interviews') },
            { to: '/jobs', label: t('site.footer.jobs') },
            { to: '/job-board', label: t('site.footer.job-board') },
            { to: '/matching', label: t('site.footer.matching') },
          ],
        },
        {
          title: t('site.footer.for-companies'),
          links: [
            { to: '/companies', label: t('common.for-companies') },
            { to: '/features', label: t('site.footer.features') },
            { to: '/blockchain-verification', label: t('site.footer.verification') },
          ],
        },
        {
          title: t('site.footer.company'),
          links: [
            { to: '/about', label: t('site.footer.about') },
            { to: '/careers', label: t('site.footer.careers') },
            { to: '/contact', label: t('site.contact') },
            { to: '/blog', label: t('site.footer.blog') },
            { to: '/press', label: t('site.footer.press') },
            { to: '/community', label: t('site.community') },
          ],
        },
        {
          title: t('site.footer.legal'),
          links: [
            { to: '/terms', label: t('site.footer.terms') },
            { to: '/privacy', label: t('site.footer.privacy') },
            { to: '/cookies', label: t('site.footer.cookies') },
          ],
        },
      ]}
      bottom={
        <>
          <p>{t('site.footer.copyright', { year: String(year) })}</p>
          {languages}
        </>
      }
    />
  );
}

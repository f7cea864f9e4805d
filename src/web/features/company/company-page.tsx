import type { ReactNode } from 'react';
import type { PublicCompany } from '#contract/company-profile.ts';
import { BrandStyles } from '#web/lib/brand-styles.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { industryName } from './industry-name.ts';

const isWeb = (url: string | null) => url !== null && /^https?:\/\//u.test(url);
const linkClass = 'text-brand wrap-anywhere underline';

/** A company's public page: who it is, how fast it answers, and its open jobs. */
export function CompanyPage({
  company,
  children,
}: {
  company: PublicCompany;
  children: ReactNode;
}) {
  const t = useTexts();
  const { name, slug, logoId, industry, size, foundedYear, location, address, contact } = company;
  const line = [industryName(t, industry), location].filter(Boolean).join(' · ');
  const link = (url: string | null, text: string) =>
    url !== null && isWeb(url) ? (
      <a href={url} rel="noopener noreferrer nofollow" className={linkClass}>
        {text}
      </a>
    ) : null;
  const facts = [
    [t('public-company.size'), size && t('public-company.people', { size })],
    [t('public-company.founded'), foundedYear && String(foundedYear)],
    [t('public-company.address'), address],
    [t('public-company.website'), link(company.website, hostOf(company.website))],
    [t('public-company.linkedin'), link(company.linkedinUrl, t('public-company.linkedin-open'))],
    [
      t('common.email'),
      contact?.email && (
        <a href={`mailto:${contact.email}`} className={linkClass}>
          {contact.email}
        </a>
      ),
    ],
    [t('common.phone'), contact?.phone],
  ] as const;
  const items = facts.flatMap(([term, detail]) => (detail ? [{ term, detail }] : []));
  return (
    <article data-brand={slug}>
      <BrandStyles slug={slug} version={company.brandVersion} />
      <div aria-hidden="true" className="h-3 bg-brand-second" />
      <div className="mx-auto max-w-page px-4 py-10 sm:px-6 sm:py-14">
        <header className="flex flex-wrap items-center gap-5">
          <Avatar name={name} src={logoId && `/logos/${logoId}`} shape="company" size="xl" />
          <div className="min-w-0 flex-1 basis-56">
            <h1 className="font-display text-28 font-bold wrap-anywhere sm:text-40">{name}</h1>
            {line && <p className="mt-1 wrap-anywhere text-ink-muted">{line}</p>}
          </div>
        </header>
        <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <div className="flex min-w-0 flex-col gap-10">
            {company.description && (
              <section>
                <h2 className="text-20 font-semibold">{t('public-company.about')}</h2>
                <p className="mt-3 max-w-text wrap-anywhere whitespace-pre-line">
                  {company.description}
                </p>
              </section>
            )}
            <section>
              <h2 className="text-20 font-semibold">
                {t('public-company.jobs', { count: company.openPostings })}
              </h2>
              {company.openPostings === 0 ? (
                <EmptyState
                  title={t('public-company.none', { name })}
                  description={t('public-company.none-text')}
                />
              ) : (
                children
              )}
            </section>
          </div>
          <aside className="flex flex-col gap-6">
            <section className="rounded-card border border-line bg-surface p-5">
              <h2 className="text-16 font-semibold">{t('public-company.response')}</h2>
              <p className="mt-1 text-14 text-ink-muted">
                {company.answerDays === null
                  ? t('public-company.not-measured')
                  : t('public-company.answers', { days: company.answerDays })}
              </p>
              {company.answerCount !== null && (
                <p className="mt-1 text-13 text-ink-subtle">
                  {t('public-company.answers-count', { count: company.answerCount })}
                </p>
              )}
            </section>
            {items.length > 0 && <DescriptionList items={items} />}
          </aside>
        </div>
      </div>
    </article>
  );
}

function hostOf(url: string | null): string {
  return URL.parse(url ?? '')?.host.replace(/^www\./u, '') ?? '';
}

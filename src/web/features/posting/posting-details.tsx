import type { ReactNode } from 'react';
import type { PostingDetails as Posting } from '#contract/posting.ts';
import { AboutCompany } from '#web/lib/about-company.tsx';
import { BrandStyles } from '#web/lib/brand-styles.tsx';
import { CompanyLink } from '#web/lib/company-link.tsx';
import { DeadlineText } from '#web/lib/deadline-text.tsx';
import { Description } from '#web/lib/description.tsx';
import { PostingConditions } from '#web/lib/posting-conditions.tsx';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { usePostingKind } from '#web/lib/use-posting-kind.ts';
import { useWhere } from '#web/lib/use-where.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { useSalaryText } from './use-salary-text.ts';

export function PostingDetails({
  posting,
  isStudent = false,
  children,
}: {
  posting: Posting;
  /** Shows students which conditions they meet. */
  isStudent?: boolean;
  children?: ReactNode;
}) {
  const t = useTexts();
  const format = useFormat();
  const salary = useSalaryText(posting.salary);
  const place = useWhere(posting).join(' · ');
  const kindText = usePostingKind();
  const facts: [string, ReactNode][] = [
    [t('common.role'), posting.primaryRole],
    [t('apply.facts.location'), place],
    [t('apply.facts.duration'), kindText(posting.duration)],
    [t('common.type'), posting.type && kindText(posting.type)],
    [t('apply.facts.level'), posting.level && kindText(posting.level)],
    [t('apply.facts.category'), posting.category && kindText(posting.category)],
    [t('apply.facts.salary'), salary],
    [
      t('apply.facts.deadline'),
      posting.deadline && (
        <DeadlineText key="deadline" deadline={posting.deadline} zone={posting.deadlineZone} />
      ),
    ],
    [t('apply.facts.posted'), format.date(posting.postedAt)],
  ];
  return (
    <article className="min-w-0" data-brand={posting.companySlug}>
      <BrandStyles slug={posting.companySlug} version={posting.brandVersion} />
      <div aria-hidden="true" className="mb-6 h-1.5 rounded-chip bg-brand-second" />
      <p className="flex items-center gap-3 text-14 font-medium">
        <Avatar
          name={posting.companyName}
          src={posting.logoId && `/logos/${posting.logoId}`}
          shape="company"
          size="md"
        />
        <CompanyLink
          name={posting.companyName}
          slug={posting.companySlug}
          className="wrap-anywhere text-brand"
        />
      </p>
      <h1 className="mt-2 font-display text-28 font-bold text-balance sm:text-40">
        {posting.title}
      </h1>
      {children}
      <DescriptionList
        look="grid"
        className="mt-6 border-y border-line py-6"
        items={facts.flatMap(([term, detail]) => (detail ? [{ term, detail }] : []))}
      />
      <div className="not-empty:mt-8">
        <PostingConditions posting={posting} isStudent={isStudent} level="h2" />
      </div>
      <h2 className="mt-8 text-20 font-semibold">{t('apply.about')}</h2>
      <Description blocks={posting.description} />
      {posting.skills.length > 0 && (
        <>
          <h2 className="mt-8 text-20 font-semibold">{t('common.skills')}</h2>
          <ul className="mt-3 flex flex-wrap gap-1.5">
            {posting.skills.map((skill) => (
              <li key={skill}>
                <Chip>{skill}</Chip>
              </li>
            ))}
          </ul>
        </>
      )}
      {posting.about?.description && (
        <>
          <h2 className="mt-8 text-20 font-semibold">
            {t('apply.company', { company: posting.companyName })}
          </h2>
          <AboutCompany about={posting.about} />
        </>
      )}
    </article>
  );
}

import type { ReactNode } from 'react';
import type { PostingCard as Posting } from '#contract/posting.ts';
import type { PostingSource } from '#domain/analytics/posting-source.ts';
import { cardSkillsOf } from '#domain/posting/card-skills.ts';
import { CompanyLink } from '#web/lib/company-link.tsx';
import { useDeadlineText } from '#web/lib/deadline-text.tsx';
import { useApplyPath } from '#web/lib/posting-view.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { usePostingKind } from '#web/lib/use-posting-kind.ts';
import { useWhere } from '#web/lib/use-where.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { SiteIcon, type SiteIconName } from '#web/ui/site-icon.tsx';
import { useSalaryText } from './use-salary-text.ts';

type Props = {
  posting: Posting;
  /** On the company's own page, where its name is known. */
  hidesCompany?: boolean;
  via?: PostingSource;
};

export function PostingCard({ posting, hidesCompany = false, via = 'search' }: Props) {
  const t = useTexts();
  const format = useFormat();
  const deadlineText = useDeadlineText();
  const salary = useSalaryText(posting.salary);
  const applyPath = useApplyPath();
  const { shown, more } = cardSkillsOf(posting.skills);
  const role = posting.primaryRole === posting.title ? '' : posting.primaryRole;
  const place = useWhere(posting);
  const kindText = usePostingKind();
  return (
    <article className="flex h-full flex-col gap-4 rounded-card border border-line bg-surface p-5 sm:p-6">
      <div>
        <h3 className="text-18 font-semibold text-balance">{posting.title}</h3>
        <p className="mt-1 text-14 text-ink-muted">
          {!hidesCompany && (
            <CompanyLink
              name={posting.companyName}
              slug={posting.companySlug}
              className="text-ink-muted underline decoration-line-strong underline-offset-2 hover:text-primary"
            />
          )}
          {role && (hidesCompany ? role : ` · ${role}`)}
        </p>
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1.5 text-14 text-ink-muted">
        {place.length > 0 && <Fact icon="map-pin">{place.join(' · ')}</Fact>}
        <Fact icon="building-2">{kindText(posting.duration)}</Fact>
        {posting.deadline && (
          <Fact icon="calendar-clock">
            {t('careers.deadline', {
              when: deadlineText({ deadline: posting.deadline, zone: posting.deadlineZone }),
            })}
          </Fact>
        )}
      </ul>
      {salary && <p className="text-14 font-medium tabular-nums">{salary}</p>}
      {shown.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {shown.map((skill) => (
            <li key={skill}>
              <Chip>{skill}</Chip>
            </li>
          ))}
          {more > 0 && (
            <li className="self-center text-13 text-ink-muted">
              {t('careers.more-skills', { count: more })}
            </li>
          )}
        </ul>
      )}
      <div className="mt-auto flex items-center justify-between gap-3 pt-2">
        <p className="flex items-center gap-1.5 text-13 text-ink-muted">
          <SiteIcon name="clock" size={16} />
          <time dateTime={posting.postedAt.toISOString()}>
            {t('careers.posted', { when: format.date(posting.postedAt) })}
          </time>
        </p>
        <ButtonLink
          to={applyPath(posting.id, via)}
          discover="none"
          variant="primary"
          className="shrink-0"
          aria-label={t('careers.apply-to', { title: posting.title, company: posting.companyName })}
        >
          {t('careers.apply')}
        </ButtonLink>
      </div>
    </article>
  );
}

function Fact({ icon, children }: { icon: SiteIconName; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      <SiteIcon name={icon} size={16} />
      <span>{children}</span>
    </li>
  );
}

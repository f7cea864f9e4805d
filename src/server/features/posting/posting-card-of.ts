import type { PostingCard } from '#contract/posting.ts';
import { defaultDuration, type SalaryPeriod } from '#domain/posting/posting.ts';
import { type Workplace, workplaceOf } from '#domain/posting/workplace.ts';

type Row<Where extends Workplace | null> = {
  id: string;
  title: string;
  companyName: string;
  companySlug: string | null;
  logoId: string | null;
  primaryRole: string | null;
  duration: string | null;
  location: string | null;
  workplace: Where;
  type: string | null;
  level: string | null;
  skills: string[] | null;
  salaryMin: number | null;
  salaryMax: number | null;
  salaryCurrency: string | null;
  salaryPeriod: SalaryPeriod | null;
  deadline: Date | null;
  deadlineZone: string | null;
  postedAt: Date | null;
  createdAt: Date;
};

/** A posting's card. Missing texts are empty; a missing duration is 'Full-time'. */
export function postingCardOf<Where extends Workplace | null>(
  row: Row<Where>,
): Omit<PostingCard, 'workplace'> & { workplace: Where | 'remote' } {
  const { salaryMin: min, salaryMax: max, salaryCurrency: currency, salaryPeriod: period } = row;
  const salary =
    min !== null && max !== null && currency !== null && period !== null
      ? { min, max, currency, period }
      : null;
  return {
    id: row.id,
    title: row.title,
    companyName: row.companyName,
    companySlug: row.companySlug,
    logoId: row.logoId,
    primaryRole: row.primaryRole ?? '',
    duration: row.duration ?? defaultDuration,
    location: row.location,
    workplace: workplaceOf(row),
    type: row.type,
    level: row.level,
    skills: row.skills ?? [],
    salary,
    deadline: row.deadline,
    deadlineZone: row.deadline && row.deadlineZone,
    postedAt: row.postedAt ?? row.createdAt,
  };
}

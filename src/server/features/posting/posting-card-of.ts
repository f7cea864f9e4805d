import type { PostingCard } from '#contract/posting.ts';
import { defaultDuration, type SalaryPeriod } from '#domain/posting/posting.ts';

type Row = {
  id: string;
  title: string;
  companyName: string;
  companySlug: string | null;
  logoId: string | null;
  primaryRole: string | null;
  duration: string | null;
  location: string | null;
  isRemote: boolean;
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
export function postingCardOf(row: Row): PostingCard {
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
    isRemote: row.isRemote,
    type: row.type,
    level: row.level,
    skills: row.skills ?? [],
    salary,
    deadline: row.deadline,
    deadlineZone: row.deadline && row.deadlineZone,
    postedAt: row.postedAt ?? row.createdAt,
  };
}

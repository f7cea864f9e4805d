import type { ApplicationStatus } from '#domain/application/application-status.ts';
import { dayMs } from '#domain/time.ts';

/** How far back, and in how many equal periods. */
const ranges = {
  '30d': { days: 30, periods: 10 },
  '90d': { days: 91, periods: 13 },
  '1y': { days: 365, periods: 12 },
} as const;

export type ActivityRange = keyof typeof ranges;
export const activityRanges = Object.keys(ranges) as ActivityRange[];

/** Groups of statuses, as far as an application got. */
export const stages = ['waiting', 'interview', 'offer', 'closed'] as const;
export type Stage = (typeof stages)[number];

const stageOf: Record<ApplicationStatus, Stage> = {
  pending: 'waiting',
  under_review: 'waiting',
  interview_scheduled: 'interview',
  offer_made: 'offer',
  hired: 'offer',
  rejected: 'closed',
  withdrawn: 'closed',
  declined: 'closed',
  closed: 'closed',
};

/** When each period ends, oldest first; the last one ends now. */
export function periodEnds(range: ActivityRange, now: Date): Date[] {
  const { days, periods } = ranges[range];
  const length = (days * dayMs) / periods;
  return Array.from(
    { length: periods },
    (_, at) => new Date(now.getTime() - (periods - 1 - at) * length),
  );
}

export function rangeStart(range: ActivityRange, now: Date): Date {
  return new Date(now.getTime() - ranges[range].days * dayMs);
}

export type DatedApplication = {
  appliedAt: Date;
  /** Oldest first. */
  moves: readonly { to: ApplicationStatus; at: Date }[];
};

/** How many applications stood at each stage at the end of each period. */
export function stagesOver(
  applications: readonly DatedApplication[],
  ends: readonly Date[],
): Record<Stage, number>[] {
  return ends.map((end) => {
    const counts: Record<Stage, number> = { waiting: 0, interview: 0, offer: 0, closed: 0 };
    for (const { appliedAt, moves } of applications) {
      if (appliedAt > end) continue;
      const status = moves.findLast(({ at }) => at <= end)?.to ?? 'pending';
      counts[stageOf[status]]++;
    }
    return counts;
  });
}

/** How many dates fall in each period. */
export function countsOver(dates: readonly Date[], start: Date, ends: readonly Date[]): number[] {
  return ends.map((end, at) => {
    const from = ends[at - 1] ?? start;
    return dates.filter((date) => date > from && date <= end).length;
  });
}

/** The last value at the end of each period; null before the first. */
export function valuesOver(
  changes: readonly { at: Date; value: number | null }[],
  ends: readonly Date[],
): (number | null)[] {
  return ends.map((end) => changes.findLast(({ at }) => at <= end)?.value ?? null);
}

export function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle];
  if (upper === undefined) return null;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

type Sent = {
  companyId: string;
  companyName: string;
  appliedAt: Date;
  firstAnsweredAt: Date | null;
};

/** Days until each company's first response to these applications, slowest first. */
export function responseTimes(sent: readonly Sent[]) {
  const daysOf = (some: readonly Sent[]) =>
    some.flatMap(({ appliedAt, firstAnsweredAt }) =>
      firstAnsweredAt === null ? [] : [(firstAnsweredAt.getTime() - appliedAt.getTime()) / dayMs],
    );
  const companies = [...Map.groupBy(sent, ({ companyId }) => companyId)].map(([companyId, own]) => {
    const days = daysOf(own);
    return {
      companyId,
      companyName: own[0]?.companyName ?? '',
      sent: own.length,
      answered: days.length,
      medianDays: medianOf(days),
    };
  });
  return {
    medianDays: medianOf(daysOf(sent)),
    companies: companies.toSorted(
      (a, b) =>
        (b.medianDays ?? Infinity) - (a.medianDays ?? Infinity) ||
        a.companyName.localeCompare(b.companyName, 'en'),
    ),
  };
}

import type { DemoStudent } from './demo-people.ts';
import type { DemoMaker, DemoRows } from './demo-rows.ts';
import { day, hour, later } from './demo-time.ts';

type Dates = Partial<Record<DemoRows['driveDates'][number]['kind'], number>>;

/** Drives of the demo's own companies. Dates are days from today, at an hour in UTC. */
const drives = [
  {
    companyName: 'Kestrelane Technologies',
    title: 'Graduate engineer drive',
    description: 'Software roles for final-year students of every branch, with an online test.',
    slug: 'kestrelane',
    dates: { opens: -6, closes: 4, test: 9, interview: 15, result: 24 } satisfies Dates,
    rules: { minPercent: 60, minCgpa: 6, maxBacklogs: 0, maxGapMonths: 24 },
    levels: ['tenth', 'twelfth', 'diploma', 'degree'] as const,
  },
  {
    companyName: 'Mudranet Payments',
    title: 'Payments internship drive',
    description: 'Six-month internships in payments engineering and risk analytics.',
    slug: 'mudranet',
    dates: { opens: 3, closes: 17, test: 21 } satisfies Dates,
    rules: { minPercent: 80, minCgpa: 8.5, maxBacklogs: 0, maxGapMonths: null },
    levels: ['degree'] as const,
  },
  {
    companyName: 'Sehatvani Health',
    title: 'Health data trainee drive',
    description: 'A year as a trainee in data engineering for hospitals.',
    slug: 'sehatvani',
    dates: { closes: 8, interview: 13 } satisfies Dates,
    rules: { minPercent: null, minCgpa: null, maxBacklogs: 2, maxGapMonths: 12 },
    levels: [] as const,
  },
] as const;

const hourOfDay = 12.5;

/** Adds the drives, and what the first student follows, applied to and entered. */
export function addDrives({ now, id, rows }: DemoMaker, students: DemoStudent[]): void {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const createdAt = later(now, -8 * day);
  const [asha, ...others] = students;
  if (asha === undefined) throw new Error('The students come before what they follow.');
  const ids = drives.map(({ slug, dates, rules, levels, ...drive }) => {
    const driveId = id(createdAt);
    rows.drives.push({
      ...drive,
      id: driveId,
      careersUrl: `https://${slug}.example/careers`,
      sourceUrl: `https://${slug}.example/careers/campus`,
      verifiedOn: later(now, -2 * day)
        .toISOString()
        .slice(0, 10),
      timeZone: 'Asia/Kolkata',
      createdAt,
      updatedAt: createdAt,
    });
    for (const [kind, days] of Object.entries(dates)) {
      const at = new Date(today + days * day + hourOfDay * hour);
      rows.driveDates.push({ driveId, kind: kind as keyof Dates, at });
    }
    const year = now.getUTCFullYear();
    rows.driveRules.push({
      ...rules,
      driveId,
      levels: [...levels],
      batchFrom: year,
      batchTo: year + 1,
    });
    return driveId;
  });
  const [first = '', second = ''] = ids;
  for (const { id: userId } of [asha, ...others.slice(0, 5)])
    rows.driveFollows.push({ userId, driveId: first, createdAt: later(now, -5 * day) });
  rows.driveFollows.push({ userId: asha.id, driveId: second, createdAt: later(now, -4 * day) });
  const updatedAt = later(now, -3 * day);
  rows.driveStates.push({ userId: asha.id, driveId: first, state: 'applied', updatedAt });
  // The gap is left out, so that one drive asks for it.
  rows.academics.push({
    userId: asha.id,
    tenthPercent: 88.4,
    twelfthPercent: 81.2,
    degreeCgpa: 7.9,
    backlogs: 0,
    batchYear: now.getUTCFullYear() + 1,
    updatedAt,
  });
}

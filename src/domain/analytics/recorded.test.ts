import { expect, test } from 'vitest';
import { madeNumbers, overEach, overNumbers } from '#domain/answers-over.fixture.ts';
import { dayMs } from '#domain/time.ts';
import { analyticsRanges, daysOf, pointDays, pointsOf } from './analytics-range.ts';
import { comparePeriods } from './compare-periods.ts';
import { postingSources, sourceOf } from './posting-source.ts';
import { fewestViews, publishableViews } from './publishable-views.ts';
import { reachedBy, reachedStatuses } from './reached-status.ts';

test('CO-08 the points of each range, and the point of each day', () => {
  expect(
    overEach(analyticsRanges, (range) => {
      const { starts, step, placeOf } = pointDays(range, '2026-01-30');
      const day = (at: number) =>
        new Date(Date.UTC(2026, 0, 30) + at * dayMs).toISOString().slice(0, 10);
      return `${daysOf(range)} days, ${starts.length} of ${step}, ${starts[0]} ${starts[1]} ${starts.at(-1)}: ${overNumbers(-1, 10, (at) => placeOf(day(at)))}`;
    }),
  ).toMatchInlineSnapshot(`
    "7d: 7 days, 7 of 1, 2026-01-30 2026-01-31 2026-02-05: -1 -1, 0 0, 1 1, 2 2, 3 3, 4 4, 5 5, 6 6, 7 7, 8 8, 9 9, 10 10
    30d: 30 days, 30 of 1, 2026-01-30 2026-01-31 2026-02-28: -1 -1, 0 0, 1 1, 2 2, 3 3, 4 4, 5 5, 6 6, 7 7, 8 8, 9 9, 10 10
    90d: 90 days, 30 of 3, 2026-01-30 2026-02-02 2026-04-27: -1 -1, 0 0, 3 1, 6 2, 9 3
    1y: 365 days, 73 of 5, 2026-01-30 2026-02-04 2027-01-25: -1 -1, 0 0, 5 1, 10 2"
  `);
  const days = Array.from({ length: 92 }, (_, at) => ({
    day: new Date(Date.UTC(2026, 0, 29) + at * dayMs).toISOString().slice(0, 10),
    opened: 1,
    applications: at,
  }));
  const sums = pointsOf('90d', '2026-01-30', days).map(
    ({ opened, applications }) => `${opened}/${applications}`,
  );
  expect(sums.join(' ')).toMatchInlineSnapshot(
    `"3/6 3/15 3/24 3/33 3/42 3/51 3/60 3/69 3/78 3/87 3/96 3/105 3/114 3/123 3/132 3/141 3/150 3/159 3/168 3/177 3/186 3/195 3/204 3/213 3/222 3/231 3/240 3/249 3/258 3/267"`,
  );
});

test('CO-08 changes from few views or applications have no percentage', () => {
  const steps = {
    applications: 12,
    under_review: 9,
    interview_scheduled: 6,
    offer_made: 3,
    hired: 1,
  };
  const compared = (before: number) =>
    comparePeriods(
      {
        views: { opened: 15, started: 5 },
        funnel: steps,
        answers: { answered: 3, medianSeconds: 60 },
      },
      { views: { opened: before, started: before }, applications: null },
    ).counts.map(({ share }) => (share === null ? '-' : share.toFixed(3)));
  expect(overNumbers(0, 12, compared)).toMatchInlineSnapshot(
    `"0 -+-, 10 0.500+-0.500, 11 0.364+-0.545, 12 0.250+-0.583"`,
  );
  const answers = (answered: number) =>
    comparePeriods(
      {
        views: { opened: 0, started: 0 },
        funnel: steps,
        answers: { answered: 0, medianSeconds: null },
      },
      { views: null, applications: { ...steps, answered, medianSeconds: 5 } },
    ).answers !== null;
  expect(overNumbers(0, 3, answers)).toMatchInlineSnapshot(`"0 false, 1 true"`);
  expect(overEach(reachedStatuses, reachedBy)).toMatchInlineSnapshot(`
    "under_review: under_review+interview_scheduled+offer_made+hired
    interview_scheduled: interview_scheduled+offer_made+hired
    offer_made: offer_made+hired
    hired: hired"
  `);
});

test('CO-08 withheld views are of at least two sources, with enough views together', () => {
  const made = madeNumbers('views', 1_200, 24).map((views) => Math.max(0, views - 6));
  const problems = Array.from({ length: 300 }, (_, at) => {
    const rows = made.slice(4 * at, 4 * at + 4).map((views) => ({ views }));
    const shown = publishableViews(rows);
    const withheld = shown.filter((row) => row.shown === null);
    const sum = withheld.reduce((total, { views }) => total + views, 0);
    const viewed = rows.filter(({ views }) => views > 0);
    const hides =
      withheld.length === 0 ||
      (withheld.length > 1 && sum >= fewestViews) ||
      withheld.length === viewed.length;
    const small = shown.every(
      (row) => row.views === 0 || row.views >= fewestViews || row.shown === null,
    );
    const isTrue = shown.every((row) => row.shown === null || row.shown === row.views);
    // Nothing is withheld without need.
    const larger = withheld.filter(({ views }) => views >= fewestViews).map(({ views }) => views);
    const least = viewed
      .map(({ views }) => views)
      .filter((views) => views >= fewestViews)
      .toSorted((a, b) => a - b);
    const isLeast = larger
      .toSorted((a, b) => a - b)
      .every((views, place) => views === least[place]);
    return hides && small && isTrue && isLeast ? [] : [rows];
  }).flat();
  expect(problems).toEqual([]);
  const lines = [
    [9, 9],
    [10, 10],
    [9, 10],
    [9, 1, 10],
    [5, 4, 10, 30],
    [5, 5, 10],
    [0, 3],
    [3],
    [0, 0],
    [9, 20, 10, 10],
  ].map(
    (views) =>
      `${views.join(' ')}: ${publishableViews(views.map((each) => ({ views: each })))
        .map(({ shown }) => shown ?? '-')
        .join(' ')}`,
  );
  expect(lines.join('\n')).toMatchInlineSnapshot(`
    "9 9: - -
    10 10: 10 10
    9 10: - -
    9 1 10: - - 10
    5 4 10 30: - - - 30
    5 5 10: - - 10
    0 3: 0 -
    3: -
    0 0: 0 0
    9 20 10 10: - 20 - 10"
  `);
});

test('CO-08 where a reader came from', () => {
  const origin = 'https://firstrung.test';
  const links = [
    '',
    'https://other.test/jobs',
    `${origin}/`,
    `${origin}/jobs`,
    `${origin}/jobs/x`,
    `${origin}/jobsx`,
    `${origin}/job-search?q=a`,
    `${origin}/careers`,
    `${origin}/student-dashboard/jobs`,
    `${origin}/companies/acme`,
    `${origin}/companies`,
    'no address',
  ];
  expect(overEach(links, (referrer) => sourceOf({ via: null, referrer, origin })))
    .toMatchInlineSnapshot(`
    ": direct
    https://other.test/jobs: website
    https://firstrung.test/: direct
    https://firstrung.test/jobs: search
    https://firstrung.test/jobs/x: search
    https://firstrung.test/jobsx: direct
    https://firstrung.test/job-search?q=a: search
    https://firstrung.test/careers: search
    https://firstrung.test/student-dashboard/jobs: search
    https://firstrung.test/companies/acme: company
    https://firstrung.test/companies: direct
    no address: direct"
  `);
  expect(
    overEach([...postingSources, 'other'], (via) =>
      sourceOf({ via, referrer: `${origin}/jobs`, origin }),
    ),
  ).toMatchInlineSnapshot(`
    "search: search
    recommended: recommended
    alert: alert
    invitation: invitation
    company: company
    shared: shared
    website: website
    direct: direct
    other: search"
  `);
});

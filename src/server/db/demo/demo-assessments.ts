import { defaultCriteria } from '#domain/scorecard/criteria.ts';
import type { DemoApplication } from './demo-applications.ts';
import { likelihood } from './demo-careers.ts';
import { homeCompany } from './demo-companies.ts';
import { createRandom, type Random } from './demo-random.ts';
import type { DemoMaker } from './demo-rows.ts';
import { day, hour, later } from './demo-time.ts';

const notes = [
  'Strong work sample. Wants to talk about how we release before saying yes.',
  'Called on Tuesday: notice period is 30 days, and would move for this.',
  'Good letter, thin project. Ask who did what in the group work.',
  'Referred by Devika from the depot team.',
  'Compare with the other two before we decide; all three know the tools.',
  'Would also fit the platform team if this one is full.',
  'Asks for remote on Fridays. Fine with us.',
  'Knows our product: found the bug in the depot view that we fixed last week.',
  'The portfolio link was broken, now it works. Worth ten minutes.',
];

const evidence: Record<number, string[]> = {
  1: [
    'Could not say how it works, only that it does.',
    'No example, even after a second question.',
  ],
  2: [
    'One example, and the result was somebody else’s.',
    'Knew the words, got lost in the details.',
  ],
  3: [
    'Walked through a real case and named what went wrong.',
    'Asked two good questions before answering.',
    'Drew the data flow without being asked.',
  ],
  4: [
    'Measured before and after, and had the numbers ready.',
    'Found the hole in our own example within a minute.',
    'Explained the trade-off so that the designer in the room agreed.',
  ],
};
const summaries = {
  strong: 'I would like to work with this person. Ready for an offer from my side.',
  fair: 'Solid. I would want a second opinion on how much guidance is needed at first.',
  weak: 'Not for this position yet. Kind and prepared, but too far from the daily work.',
};

/** What the company whose board the demo shows first wrote about its applicants. */
export function addAssessments(maker: DemoMaker, applications: DemoApplication[]): void {
  const random = createRandom(41);
  const { now, id, rows } = maker;
  const company = rows.companies.find(({ slug }) => slug === homeCompany);
  const members = rows.companyMembers.filter(({ companyId }) => companyId === company?.id);
  for (const { id: applicationId, posting, student, createdAt, history } of applications) {
    const { companyId } = posting;
    if (companyId !== company?.id) continue;
    const fit = likelihood(student, posting);
    const since = history.moves.at(0)?.at ?? createdAt;
    const isReviewed = history.moves.some(({ to }) => to !== 'rejected' && to !== 'withdrawn');
    const written = (at: Date) => (at < now ? at : later(now, -random.between(0.2, 5) * hour));
    if (isReviewed && random.chance(0.35)) {
      const at = written(later(since, random.between(1, 40) * hour));
      const authorId = random.pick(members).userId;
      rows.notes.push({
        companyId,
        id: id(at),
        applicationId,
        authorId,
        body: random.pick(notes),
        createdAt: at,
      });
    }
    for (const { userId } of members) {
      if (!isReviewed || !random.chance(0.4)) continue;
      const updatedAt = written(later(since, random.between(1, 60) * hour));
      const stars = starsFor(random, fit);
      rows.ratings.push({ companyId, applicationId, memberId: userId, stars, updatedAt });
    }
    const interview = rows.interviews.find(
      (each) => each.applicationId === applicationId && each.status === 'completed',
    );
    if (!interview?.endsAt || now.getTime() - interview.endsAt.getTime() < day / 2) continue;
    for (const { userId } of random.some(members, random.pick([1, 2, 2]))) {
      const submittedAt = written(later(interview.endsAt, random.between(1, 30) * hour));
      addScorecard(maker, random, { companyId, applicationId, memberId: userId, fit, submittedAt });
    }
  }
}

const starsFor = (random: Random, fit: number) =>
  Math.max(1, Math.min(5, random.whole(2, 4) + (fit > 0.5 ? 1 : fit < 0.1 ? -1 : 0)));

function addScorecard(
  { id, rows }: DemoMaker,
  random: Random,
  card: {
    companyId: string;
    applicationId: string;
    memberId: string;
    fit: number;
    submittedAt: Date;
  },
): void {
  const { fit, ...kept } = card;
  const scorecardId = id(kept.submittedAt);
  const scores = defaultCriteria.map(({ name }, place) => {
    const score = Math.max(1, Math.min(4, starsFor(random, fit) - random.whole(0, 1)));
    const said = random.pick(evidence[score] ?? ['']);
    return {
      companyId: kept.companyId,
      scorecardId,
      place,
      criterion: name,
      score,
      evidence: said,
    };
  });
  const average = scores.reduce((sum, { score }) => sum + score, 0) / scores.length;
  const summary = average >= 3.25 ? 'strong' : average >= 2.25 ? 'fair' : 'weak';
  rows.scorecards.push({ ...kept, id: scorecardId, version: 1, summary: summaries[summary] });
  rows.scorecardScores.push(...scores);
}

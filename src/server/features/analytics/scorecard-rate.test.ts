import { expect, test } from 'vitest';
import { createScheduled } from '#testing/calls/interview.ts';
import { fullScorecard } from '#testing/calls/scorecard.ts';
import { createWorld } from '#testing/world.ts';
import { sendAnalyticsCsv } from './send-analytics-csv.ts';

test('CO-08 the scorecard rate counts interviewed applications, and each count is its list', async () => {
  await using world = await createWorld();
  const { recruiter, interviewer, interviewId, version, applicationId } =
    await createScheduled(world);
  const { analytics, application, interview } = world.call(recruiter);
  const counts = async () => {
    const { scorecards } = await analytics.load({ range: '1y' });
    for (const state of ['complete', 'missing'] as const) {
      const list = await application.listReceived({ range: '1y', scorecards: state });
      const board = await application.listBoard({ range: '1y', scorecards: state });
      expect(list.total.count).toBe(scorecards[state]);
      expect(board.columns.reduce((sum, { total }) => sum + total, 0)).toBe(scorecards[state]);
    }
    return [scorecards.complete, scorecards.missing];
  };
  // A booked interview owes nobody a scorecard yet.
  expect(await counts()).toEqual([0, 0]);
  world.passTime(3 * 86_400_000);
  await interview.finish({ interviewId, version, result: 'completed', outcome: 'passed' });
  expect(await counts()).toEqual([0, 1]);
  const card = fullScorecard(applicationId);
  await world.call(recruiter).scorecard.submit(card);
  // The recruiter did not interview.
  expect(await counts()).toEqual([0, 1]);
  await world.call(interviewer).scorecard.submit(card);
  expect(await counts()).toEqual([1, 0]);
  const [head, total] = (await sendAnalyticsCsv(world.ctx(recruiter), { range: '1y' })).split(
    '\r\n',
  );
  expect(head).toMatch(/"scorecards_complete","scorecards_missing"$/u);
  expect(total).toMatch(/"?1"?,"?0"?$/u);
  const other = await world.posting({ id: recruiter.companyId });
  const elsewhere = await analytics.load({ range: '1y', postingId: other.id });
  expect(elsewhere.scorecards).toEqual({ complete: 0, missing: 0 });
});

import { expect, test } from 'vitest';
import { overEach, overPairs } from '#domain/answers-over.fixture.ts';
import { remoteWishes } from '#domain/match/match-facts.ts';
import { nextStepPath, upcomingTarget } from './home-paths.ts';
import { namesPlace, nextStepOf, nextSteps } from './next-step.ts';
import { upcomingKinds } from './upcoming.ts';

test('HOME-01 what comes next, whatever else waits', () => {
  const nothing = {
    hasOffer: false,
    proposed: 0,
    unread: 0,
    assessments: 0,
    interviews: 0,
    closing: 0,
    open: 1,
  };
  const waiting = {
    offer: { hasOffer: true },
    proposed: { proposed: 1 },
    unread: { unread: 1 },
    assessments: { assessments: 1 },
    interviews: { interviews: 1 },
    closing: { closing: 1 },
    none: { open: 0 },
    nothing: {},
  };
  const names = Object.keys(waiting) as (keyof typeof waiting)[];
  expect(
    overPairs(names, names, (one, other) =>
      nextStepOf({ ...nothing, ...waiting[one], ...waiting[other] }),
    ),
  ).toMatchInlineSnapshot(`
    "offer: offer offer, proposed offer, unread offer, assessments offer, interviews offer, closing offer, none offer, nothing offer
    proposed: offer offer, proposed times, unread times, assessments times, interviews times, closing times, none times, nothing times
    unread: offer offer, proposed times, unread reply, assessments reply, interviews reply, closing reply, none reply, nothing reply
    assessments: offer offer, proposed times, unread reply, assessments assessment, interviews assessment, closing assessment, none assessment, nothing assessment
    interviews: offer offer, proposed times, unread reply, assessments assessment, interviews interview, closing interview, none interview, nothing interview
    closing: offer offer, proposed times, unread reply, assessments assessment, interviews interview, closing closing, none closing, nothing closing
    none: offer offer, proposed times, unread reply, assessments assessment, interviews interview, closing closing, none apply, nothing apply
    nothing: offer offer, proposed times, unread reply, assessments assessment, interviews interview, closing closing, none apply, nothing null"
  `);
});

test('HOME-01 what counts as a place to work', () => {
  const places = [
    { locations: null, location: null },
    { locations: [], location: ' ' },
    { locations: ['Pune'], location: null },
    { locations: null, location: 'Pune' },
  ];
  expect(
    overPairs([null, ...remoteWishes], places, (wantsRemote, place) =>
      namesPlace({ ...place, wantsRemote }),
    ),
  ).toMatchInlineSnapshot(`
    "null: {"locations":null,"location":null} false, {"locations":[],"location":" "} false, {"locations":["Pune"],"location":null} true, {"locations":null,"location":"Pune"} true
    no: {"locations":null,"location":null} false, {"locations":[],"location":" "} false, {"locations":["Pune"],"location":null} true, {"locations":null,"location":"Pune"} true
    yes: {"locations":null,"location":null} false, {"locations":[],"location":" "} false, {"locations":["Pune"],"location":null} true, {"locations":null,"location":"Pune"} true
    only: {"locations":null,"location":null} true, {"locations":[],"location":" "} true, {"locations":["Pune"],"location":null} true, {"locations":null,"location":"Pune"} true"
  `);
});

test('HOME-01 where the next step and each date lead', () => {
  expect(overEach(nextSteps, (next) => nextStepPath({ next, offeredId: 'o1', proposedId: 'p1' })))
    .toMatchInlineSnapshot(`
    "offer: /student-dashboard?application=o1#applications
    times: /student-dashboard?application=p1#applications
    reply: /student-dashboard?status=unread#applications
    assessment: /student-dashboard/upcoming?kind=assessment
    interview: /student-dashboard/upcoming?kind=interview
    closing: /student-dashboard/jobs/saved?show=closing
    apply: /student-dashboard/jobs"
  `);
  expect(overEach(nextSteps, (next) => nextStepPath({ next, offeredId: null, proposedId: null })))
    .toMatchInlineSnapshot(`
    "offer: /student-dashboard?status=offer_made#applications
    times: /student-dashboard#applications
    reply: /student-dashboard?status=unread#applications
    assessment: /student-dashboard/upcoming?kind=assessment
    interview: /student-dashboard/upcoming?kind=interview
    closing: /student-dashboard/jobs/saved?show=closing
    apply: /student-dashboard/jobs"
  `);
  expect(overEach(upcomingKinds, (kind) => upcomingTarget({ kind, target: 't1' })))
    .toMatchInlineSnapshot(`
    "interview: /student-dashboard?application=t1#applications
    assessment: /student-dashboard/assessments/t1
    offer: /student-dashboard?application=t1#applications
    drive: /student-dashboard/off-campus
    event: /community/events/t1
    coach: /student-dashboard/interviews/coach"
  `);
});

import {
  firstStepPaths,
  nextStepPath,
  upcomingPath,
  upcomingTarget,
} from '#domain/home/home-paths.ts';
import { firstSteps, type NextStep } from '#domain/home/next-step.ts';
import { listUpcoming as loadUpcoming, loadHome } from '#server/features/home/own-home.ts';
import { type Answer, linked, maxRecordsShown, record, student } from './answer-of.ts';

/** What the home page names as the next step, and what is left of the first steps. */
export const explainNextStep: Answer = async ({ ctx, t }) => {
  const { next, tiles, assessments, proposed, first, ...ids } = await loadHome(ctx);
  const counts: Record<NextStep, number> = {
    offer: 0,
    times: proposed,
    reply: tiles.unread,
    assessment: assessments,
    interview: tiles.interviews,
    closing: tiles.closing,
    apply: 0,
  };
  const left = first.isHidden ? [] : firstSteps.filter((step) => !first.done.includes(step));
  const steps = left.map((step) =>
    record(t(`student-home.first.${step}.title`), firstStepPaths[step]),
  );
  // Whoever is new gets the first steps before the advice to apply.
  if (next === null || (next === 'apply' && steps.length > 0)) {
    return steps.length > 0
      ? [
          linked(t('assistant-answers.home.first'), student, t('assistant-answers.link.home')),
          ...steps,
        ]
      : [
          linked(
            t('assistant-answers.home.practise'),
            `${student}/interviews`,
            t('assistant-answers.link.mock-interviews'),
          ),
        ];
  }
  return [
    linked(
      t(`student-home.next.${next}`, { count: counts[next] }),
      nextStepPath({ next, ...ids }),
      t(`student-home.next.${next}-action`),
    ),
    ...steps,
  ];
};

export const listUpcoming: Answer = async ({ ctx, t, format }) => {
  const { items, total } = await loadUpcoming(ctx, { limit: maxRecordsShown });
  const text =
    total === 0
      ? t('assistant-answers.home.upcoming-none')
      : t('assistant-answers.home.upcoming', { count: total });
  return [
    linked(text, upcomingPath, t('assistant-answers.link.upcoming')),
    ...items.map((item) => {
      const { kind, dateKind, title, companyName, due, startsAt } = item;
      const date = format.dateTime(startsAt);
      const what =
        kind === 'drive' && dateKind !== null
          ? t(`student-home.upcoming.drive.${dateKind}`)
          : kind === 'drive'
            ? title
            : t(`student-home.upcoming.${kind}`);
      return record(
        t('assistant-answers.home.date', {
          title: companyName === null ? title : `${title}, ${companyName}`,
          what,
          date: due === null ? date : t(`dashboard.${due}-by`, { date }),
        }),
        upcomingTarget(item),
      );
    }),
  ];
};

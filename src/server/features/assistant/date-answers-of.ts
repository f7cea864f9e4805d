import type { DriveCard } from '#contract/drive.ts';
import { ownAssessmentPath } from '#domain/home/home-paths.ts';
import { listWaiting } from '#server/features/assessment/own-sittings.ts';
import { listDrives } from '#server/features/drive/drive-lists.ts';
import { listEvents } from '#server/features/event/events.ts';
import {
  type Answer,
  type AnswerContext,
  isNamed,
  linked,
  maxRecordsShown,
  record,
  student,
} from './answer-of.ts';

const drivesPath = `${student}/off-campus`;
const maxListed = 50;

/** The drives of the companies that the message names, else all. */
async function findDrives({ ctx, message }: AnswerContext) {
  const { items, total } = await listDrives(ctx, { limit: maxListed });
  const open = items.filter(({ isCancelled }) => !isCancelled);
  const named = open.filter(({ companyName }) => isNamed(message, companyName));
  return { drives: named.length > 0 ? named : open, isNamed: named.length > 0, total };
}

export const listAllDrives: Answer = async (context) => {
  const { t } = context;
  const found = await findDrives(context);
  const { drives } = found;
  const text =
    drives.length === 0
      ? t('assistant-answers.dates.drives-none')
      : t('assistant-answers.dates.drives', { count: drives.length });
  return [
    ...(found.isNamed ? [] : [linked(text, drivesPath, t('assistant-answers.link.drives'))]),
    ...drives.slice(0, maxRecordsShown).map(driveOf(context)),
  ];
};

export const listDriveDates: Answer = async (context) => {
  const { t } = context;
  const found = await findDrives(context);
  if (found.isNamed) return found.drives.slice(0, maxRecordsShown).map(driveOf(context));
  if (found.drives.length === 0) return listAllDrives(context);
  // Drives with announced dates first: the question is about dates.
  const drives = found.drives.toSorted((one, other) => other.dates.length - one.dates.length);
  return [
    linked(
      t('assistant-answers.dates.no-such-drive'),
      drivesPath,
      t('assistant-answers.link.drives'),
    ),
    ...drives.slice(0, maxRecordsShown).map(driveOf(context)),
  ];
};

export const listEligibility: Answer = async (context) => {
  const { t } = context;
  const { drives } = await findDrives(context);
  if (drives.length === 0) return listAllDrives(context);
  return [
    linked(
      t('assistant-answers.dates.eligibility-note'),
      drivesPath,
      t('assistant-answers.link.drives'),
    ),
    ...drives.slice(0, maxRecordsShown).map(({ companyName: company, title, eligibility }) =>
      record(
        t('assistant-answers.dates.eligibility', {
          company,
          title,
          verdict: t(`drive.verdict.${eligibility.verdict}`),
        }),
        drivesPath,
      ),
    ),
  ];
};

export const listUpcomingEvents: Answer = async ({ ctx, t, format }) => {
  const { items, total } = await listEvents(ctx, { limit: maxRecordsShown });
  const text =
    items.length === 0
      ? t('assistant-answers.dates.events-none')
      : t('assistant-answers.dates.events', { count: total.count });
  return [
    linked(text, '/community/events', t('assistant-answers.link.events')),
    ...items.map(({ slug, title, startsAt }) =>
      record(
        t('assistant-answers.dates.event', { title, date: format.dateTime(startsAt) }),
        `/community/events/${slug}`,
      ),
    ),
  ];
};

/** The assessments that still take answers, the first deadline first. */
export const listAssessments: Answer = async ({ ctx, t, format, message }) => {
  const waiting = await listWaiting(ctx);
  const named = waiting.filter(({ companyName }) => isNamed(message, companyName));
  const shown = named.length > 0 ? named : waiting;
  return [
    linked(
      shown.length === 0
        ? t('assistant-answers.dates.assessments-none')
        : t('assistant-answers.dates.assessments', { count: shown.length }),
      `${student}/assessments`,
      t('assistant-answers.link.assessments'),
    ),
    ...shown.slice(0, maxRecordsShown).map(({ id, title, companyName: company, at, due }) =>
      record(
        t('assistant-answers.dates.assessment', {
          ...{ title, company },
          deadline: t(`dashboard.${due}-by`, { date: format.dateTime(at) }),
        }),
        ownAssessmentPath(id),
      ),
    ),
  ];
};

const driveOf =
  ({ t, format }: AnswerContext) =>
  ({ companyName: company, title, dates }: DriveCard) => {
    const dateTexts = dates.map(({ kind, at }) =>
      t('assistant-answers.dates.date', { kind: t(`drive.kinds.${kind}`), date: format.date(at) }),
    );
    return record(
      t('assistant-answers.dates.drive', {
        company,
        title,
        dates: dateTexts.join(', ') || t('assistant-answers.dates.no-date'),
      }),
      drivesPath,
    );
  };

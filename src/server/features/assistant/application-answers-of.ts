import type { OwnApplication } from '#contract/application.ts';
import { nextStepPath } from '#domain/home/home-paths.ts';
import { listOwnApplications } from '#server/features/application/own-applications.ts';
import { listUpcoming, loadHome } from '#server/features/home/own-home.ts';
import { listOwnPlaces } from '#server/features/interview/interview-lists.ts';
import { listViews } from '#server/features/match/list-views.ts';
import { listNotifications } from '#server/features/notification/own-notifications.ts';
import { findOffer } from '#server/features/offer/own-offer.ts';
import {
  type Answer,
  type AnswerContext,
  isNamed,
  linked,
  maxRecordsShown,
  record,
  student,
} from './answer-of.ts';

const maxLatest = 50;
const pathOf = (id: string) => `${student}?application=${id}`;

export const listApplications: Answer = async (context) => {
  const { ctx, t, message } = context;
  const { items, total } = await listOwnApplications(ctx, { limit: maxLatest });
  if (items.length === 0) return [nothing(context)];
  const named = items.filter(({ companyName }) => isNamed(message, companyName));
  const shown = (named.length > 0 ? named : items).slice(0, maxRecordsShown);
  const count =
    named.length > 0 ? [] : [t('assistant-answers.applications.count', { count: total.count })];
  return [
    ...count.map((text) => linked(text, student, t('assistant-answers.link.home'))),
    ...shown.map(applicationOf(context)),
  ];
};

export const listRejections: Answer = async (context) => {
  const { ctx, t } = context;
  const { items, total } = await listOwnApplications(ctx, {
    status: 'rejected',
    limit: maxRecordsShown,
  });
  if (items.length === 0)
    return [
      linked(
        t('assistant-answers.applications.rejected-none'),
        student,
        t('assistant-answers.link.home'),
      ),
    ];
  return [
    linked(
      t('assistant-answers.applications.rejected', { count: total.count }),
      student,
      t('assistant-answers.link.home'),
    ),
    ...items.map(({ id, postingTitle: title, companyName: company, moves }) => {
      const reason = moves.findLast(({ to }) => to === 'rejected')?.reason;
      return record(
        reason
          ? t('assistant-answers.applications.reason', { title, company, reason })
          : t('assistant-answers.applications.no-reason', { title, company }),
        pathOf(id),
      );
    }),
  ];
};

/** Offers with the date to respond by, the soonest first, then those that are no longer open. */
export const listOffers: Answer = async (context) => {
  const { ctx, t } = context;
  const { items, total } = await listOwnApplications(ctx, {
    status: 'offer_made',
    limit: maxLatest,
  });
  const offers = await Promise.all(
    items.map(async (application) => ({
      application,
      offer: (await findOffer(ctx, { applicationId: application.id })).offer,
    })),
  );
  const endOf = ({ offer }: (typeof offers)[number]) =>
    offer?.state === 'sent' ? offer.expiresAt.getTime() : Number.MAX_SAFE_INTEGER;
  const text =
    items.length === 0
      ? t('assistant-answers.applications.offers-none')
      : t('assistant-answers.applications.offers', { count: total.count });
  return [
    linked(text, student, t('assistant-answers.link.home')),
    ...offers
      .toSorted((one, other) => endOf(one) - endOf(other))
      .slice(0, maxRecordsShown)
      .map(({ application, offer }) => offerOf(context, application, offer)),
  ];
};

/** Interviews whose time the student has to choose, then those with a time. */
export const listInterviews: Answer = async ({ ctx, t, format }) => {
  const [{ items, total }, { proposed, offeredId, proposedId }, places] = await Promise.all([
    listUpcoming(ctx, { kind: 'interview', limit: maxRecordsShown }),
    loadHome(ctx),
    listOwnPlaces(ctx),
  ]);
  const whereOf = new Map(
    places.map(({ id, platform, place }) => [
      id,
      ` · ${[t(`own.interviews.platform.${platform}`), place].filter(Boolean).join(', ')}`,
    ]),
  );
  const choices =
    proposed === 0
      ? []
      : [
          linked(
            t('student-home.next.times', { count: proposed }),
            nextStepPath({ next: 'times', offeredId, proposedId }),
            t('student-home.next.times-action'),
          ),
        ];
  if (total === 0 && proposed > 0) return choices;
  const text =
    total === 0
      ? t('assistant-answers.applications.interviews-none')
      : t('assistant-answers.applications.interviews', { count: total });
  return [
    ...choices,
    linked(text, student, t('assistant-answers.link.home')),
    ...items.map(({ id, target, title, companyName, startsAt }) =>
      record(
        t('assistant-answers.applications.interview', {
          title,
          company: companyName ?? '',
          date: format.dateTime(startsAt),
          where: whereOf.get(id) ?? '',
        }),
        pathOf(target),
      ),
    ),
  ];
};

/** What waits too long for a response; the status at a company that the message names. */
export const listUnanswered: Answer = async (context) => {
  const { ctx, t, message } = context;
  const { items } = await listOwnApplications(ctx, { limit: maxLatest });
  if (items.length === 0) return [nothing(context)];
  if (items.some(({ companyName }) => isNamed(message, companyName)))
    return listApplications(context);
  const overdue = items.filter(({ isOverdue }) => isOverdue);
  const text =
    overdue.length === 0
      ? t('assistant-answers.applications.no-reply-none')
      : t('assistant-answers.applications.no-reply', { count: overdue.length });
  return [
    linked(text, student, t('assistant-answers.link.home')),
    ...overdue.slice(0, maxRecordsShown).map(applicationOf(context)),
  ];
};

export const listNewMessages: Answer = async ({ ctx, t }) => {
  const { items } = await listNotifications(ctx, { limit: maxLatest });
  const unread = new Map(
    items.flatMap(({ data, isRead }) =>
      data.kind === 'application.message' && !isRead ? [[data.applicationId, data] as const] : [],
    ),
  );
  const text =
    unread.size === 0
      ? t('assistant-answers.applications.messages-none')
      : t('assistant-answers.applications.messages', { count: unread.size });
  return [
    linked(text, student, t('assistant-answers.link.home')),
    ...[...unread.values()]
      .slice(0, maxRecordsShown)
      .map(({ applicationId, from, postingTitle: title }) =>
        record(t('assistant-answers.applications.message', { from, title }), pathOf(applicationId)),
      ),
  ];
};

export const listProfileViews: Answer = async ({ ctx, t, format }) => {
  const { items, total } = await listViews(ctx, { limit: maxRecordsShown });
  const text =
    items.length === 0
      ? t('assistant-answers.applications.views-none')
      : t('assistant-answers.applications.views', { count: total.count });
  return [
    linked(text, `${student}/job-preferences`, t('assistant-answers.link.job-preferences')),
    ...items.map(({ companyName: company, postingTitle: title, viewedAt }) => {
      const date = format.date(viewedAt);
      return record(
        title === null
          ? t('assistant-answers.applications.view', { company, date })
          : t('assistant-answers.applications.view-for', { company, title, date }),
        `${student}/job-preferences`,
      );
    }),
  ];
};

export const countUnreadNotifications: Answer = async ({ ctx, t }) => {
  const { unread } = await listNotifications(ctx, { limit: 1 });
  return [
    linked(
      unread === 0
        ? t('assistant-answers.notifications.none')
        : t('assistant-answers.notifications.unread', { count: unread }),
      student,
      t('assistant-answers.link.home'),
    ),
  ];
};

const nothing = ({ t }: AnswerContext) =>
  linked(
    t('assistant-answers.applications.none'),
    `${student}/jobs`,
    t('assistant-answers.link.jobs'),
  );

const applicationOf =
  ({ t, format }: AnswerContext) =>
  ({ id, postingTitle: title, companyName: company, status, changedAt }: OwnApplication) =>
    record(
      t('assistant-answers.applications.record', {
        title,
        company,
        status: t(`application.status.${status}`),
        date: format.date(changedAt),
      }),
      pathOf(id),
    );

type OwnOffer = Awaited<ReturnType<typeof findOffer>>['offer'];

function offerOf(context: AnswerContext, application: OwnApplication, offer: OwnOffer) {
  const { t, format } = context;
  const { id, postingTitle: title, companyName: company } = application;
  if (offer?.state === 'sent') {
    const date = format.dateTime(offer.expiresAt);
    return record(
      t('assistant-answers.applications.offer-open', { title, company, date }),
      pathOf(id),
    );
  }
  if (offer?.state === 'expired') {
    const status = t('offer.state.expired');
    const date = format.dateTime(offer.expiresAt);
    return record(
      t('assistant-answers.applications.record', { title, company, status, date }),
      pathOf(id),
    );
  }
  return applicationOf(context)(application);
}

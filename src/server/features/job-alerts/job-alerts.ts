import { v7 as uuid } from 'uuid';
import type { SearchCard } from '#contract/search.ts';
import { viaParameter } from '#domain/analytics/posting-source.ts';
import { nextAlert } from '#domain/job-alerts/next-alert.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { findReader } from '#server/features/setting/find-reader.ts';
import {
  type DueSearch,
  findStudentAddress,
  insertAlerted,
  loadDueReaders,
  lockDueSearches,
  updateAlerted,
  updateToSilent,
} from './job-alert.store.ts';
import { listNew } from './saved-searches.ts';

/** The encryption purpose of unsubscribe links in alerts. */
export const alertsPurpose = 'saved-jobs.alerts';

/**
 * Turns off all alerts of the link's recipient. Idempotent. Returns false if the link is not ours.
 */
export async function unsubscribeAlerts(ctx: Ctx, token: string): Promise<boolean> {
  const userId = ctx.signer.verify(alertsPurpose, token);
  return userId !== null && (await updateToSilent(ctx, userId));
}

/** Mails the new postings of all due searches in one mail. Sends none if nothing is new. */
async function mailJobAlerts(ctx: Ctx, userId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const searches = await lockDueSearches(tx, userId);
    if (searches.length === 0) return;
    const email = await findStudentAddress(tx, userId);
    if (email !== undefined) {
      const { ids, cards } = await listNew(tx, userId, searches);
      if (ids.length > 0) await insertAlerted(tx, userId, ids);
      if (cards.length > 0)
        await addMail(tx, { userId, email, searches, cards, count: ids.length });
    }
    for (const search of searches) {
      await updateAlerted(tx, search, nextAlert(search.alert, search.nextAlertAt, ctx.now));
    }
  });
}

type Digest = {
  userId: string;
  email: string;
  searches: DueSearch[];
  /** The new postings that the mail lists, and the number of all. */
  cards: SearchCard[];
  count: number;
};

async function addMail(ctx: Ctx, { userId, email, searches, cards, count }: Digest): Promise<void> {
  const { t, layOut } = await findReader(ctx, { userId });
  const token = ctx.signer.sign(alertsPurpose, userId);
  const unsubscribeUrl = `${ctx.publicUrl}/job-alerts/leave?token=${encodeURIComponent(token)}`;
  const jobs = `${ctx.publicUrl}/student-dashboard/jobs`;
  const lines = cards.map(({ id, title, companyName: company, location }) => {
    const line =
      location === null
        ? t('saved-jobs.mail.line', { title, company })
        : t('saved-jobs.mail.line-place', { title, company, place: location });
    return `${line}\n${jobs}?job=${id}&${viaParameter}=alert`;
  });
  const more = count - lines.length;
  const names = searches.map(({ name }) => name).join(', ');
  const [only] = searches.length === 1 ? searches : [];
  const body = layOut({
    heading: t('saved-jobs.mail.heading', { count }),
    paragraphs: [
      t('saved-jobs.mail.text', { names }),
      ...lines,
      ...(more > 0 ? [t('saved-jobs.mail.more', { count: more })] : []),
    ],
    action: {
      label: t('saved-jobs.mail.action'),
      url: only ? `${jobs}?${only.query}` : `${jobs}/searches`,
    },
    footer: t('saved-jobs.mail.footer', { url: unsubscribeUrl }),
  });
  const id = uuid();
  const subject = t('saved-jobs.mail.subject', { count });
  const mail = { id, to: email, subject, unsubscribeUrl, ...body };
  await ctx.tasks.add(ctx.db, 'mail.send', { mail }, { key: id });
}

const atOnce = 100;

/**
 * Sends all due alerts. Several processes may run it at the same time. A failure for one person is
 * retried on the next run.
 */
export async function sendJobAlerts(ctx: Ctx): Promise<void> {
  const handled = new Set<string>();
  for (;;) {
    const due = await loadDueReaders(ctx, atOnce + handled.size);
    const readers = due.filter((userId) => !handled.has(userId));
    if (readers.length === 0) return;
    for (const userId of readers) {
      try {
        await mailJobAlerts(ctx, userId);
      } catch (error) {
        ctx.log.warn({ err: error }, 'an alert was not sent');
      }
      // Skips this user, whose searches another process may have locked.
      handled.add(userId);
    }
  }
}

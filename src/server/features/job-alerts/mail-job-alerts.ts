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
  lockDueSearches,
  updateAlerted,
} from './job-alert.store.ts';
import { listNew } from './list-new.ts';
import { alertsPurpose } from './unsubscribe-alerts.ts';

/** Mails the new postings of all due searches in one mail. Sends none if nothing is new. */
export async function mailJobAlerts(ctx: Ctx, userId: string): Promise<void> {
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
  const leave = `${ctx.publicUrl}/job-alerts/leave?token=${encodeURIComponent(token)}`;
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
    footer: t('saved-jobs.mail.footer', { url: leave }),
  });
  const id = uuid();
  const subject = t('saved-jobs.mail.subject', { count });
  const mail = { id, to: email, subject, unsubscribeUrl: leave, ...body };
  await ctx.tasks.add(ctx.db, 'mail.send', { mail }, { key: id });
}

import { v7 as uuid } from 'uuid';
import type { SearchCard } from '#contract/search.ts';
import { viaParameter } from '#domain/analytics/posting-source.ts';
import { mostAlerted } from '#domain/job-alerts/job-alert-limits.ts';
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
    const found = email === undefined ? [] : await listNew(tx, userId, searches);
    if (email !== undefined && found.length > 0) {
      await insertAlerted(
        tx,
        userId,
        found.map(({ id }) => id),
      );
      await addMail(tx, { userId, email, searches, found });
    }
    for (const search of searches) {
      await updateAlerted(tx, search, nextAlert(search.alert, search.nextAlertAt, ctx.now));
    }
  });
}

type Digest = { userId: string; email: string; searches: DueSearch[]; found: SearchCard[] };

async function addMail(ctx: Ctx, { userId, email, searches, found }: Digest): Promise<void> {
  const { t, layOut } = await findReader(ctx, { userId });
  const token = ctx.signer.sign(alertsPurpose, userId);
  const leave = `${ctx.publicUrl}/job-alerts/leave?token=${encodeURIComponent(token)}`;
  const jobs = `${ctx.publicUrl}/student-dashboard/jobs`;
  const lines = found.slice(0, mostAlerted).map(({ id, title, companyName: company, location }) => {
    const line =
      location === null
        ? t('saved-jobs.mail.line', { title, company })
        : t('saved-jobs.mail.line-place', { title, company, place: location });
    return `${line}\n${jobs}?job=${id}&${viaParameter}=alert`;
  });
  const more = found.length - lines.length;
  const names = searches.map(({ name }) => name).join(', ');
  const [only] = searches.length === 1 ? searches : [];
  const body = layOut({
    heading: t('saved-jobs.mail.heading', { count: found.length }),
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
  const subject = t('saved-jobs.mail.subject', { count: found.length });
  const mail = { id, to: email, subject, unsubscribeUrl: leave, ...body };
  await ctx.tasks.add(ctx.db, 'mail.send', { mail }, { key: id });
}

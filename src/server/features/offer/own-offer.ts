import { isSignedIn } from '#domain/actor.ts';
import { type OfferState, offerStateOf } from '#domain/offer/offer.ts';
import { minorDigits } from '#domain/posting/salary-amount.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { listBlind } from '#server/features/scorecard/list-blind.ts';
import { PdfRendererError } from '#server/ports/pdf-renderer/pdf-renderer.ts';
import { type CompanyScope, requireMember, requireStudent } from '#server/scopes.ts';
import {
  findApplicationId,
  findLastTerms,
  findLatest,
  findOwn,
  findReceived,
  findShown,
  loadLatest,
} from './offer.store.ts';

/** The latest offer of an application, for its student and the company's members. */
export async function findOffer(ctx: Ctx, { applicationId }: { applicationId: string }) {
  const { actor } = ctx;
  if (!isSignedIn(actor)) throw new AppError('NOT_SIGNED_IN');
  if (actor.kind === 'student') {
    const application = orNotFound(await findOwn(ctx, requireStudent(ctx), applicationId));
    const offer = await findShown(ctx, application);
    return { offer: offer ? offerOf(offer, ctx.now) : null, draft: null };
  }
  const scope = requireMember(ctx);
  const application = orNotFound(await findReceived(ctx, scope, applicationId));
  const offer = await findLatest(ctx, application);
  const last = await findLastTerms(ctx, application);
  const draft = last
    ? {
        pay: last.pay,
        currency: last.currency,
        period: last.period,
        startsOn: last.startsOn,
        place: last.place,
        terms: last.terms,
      }
    : {
        pay: application.salaryMin,
        currency: application.salaryCurrency ?? 'INR',
        period: application.salaryPeriod ?? ('year' as const),
        startsOn: '',
        place: application.location ?? '',
        terms: '',
      };
  return {
    offer: offer ? offerOf(offer, ctx.now) : null,
    draft: scope.onlyAssigned ? null : draft,
  };
}

function offerOf<Row extends Parameters<typeof offerStateOf>[0]>(row: Row, now: Date) {
  return { ...row, state: offerStateOf(row, now) };
}

/** Where the latest offer of each of these applications stands, for those that have one. */
export async function loadOfferStates(
  ctx: Ctx,
  scope: CompanyScope,
  applicationIds: string[],
): Promise<Map<string, OfferState>> {
  const latest = await loadLatest(ctx, scope.companyId, applicationIds);
  return new Map([...latest].map(([id, row]) => [id, offerStateOf(row, ctx.now)]));
}

/**
 * The letter of an offer as a PDF, for its student and the company's members. It names the
 * candidate, so a member who reviews blind is refused.
 */
export async function loadLetter(ctx: Ctx, offerId: string) {
  const { actor } = ctx;
  if (!isSignedIn(actor)) throw new AppError('NOT_SIGNED_IN');
  if (actor.kind === 'admin') throw new AppError('NOT_FOUND');
  const applicationId = orNotFound(await findApplicationId(ctx, offerId));
  const isStudent = actor.kind === 'student';
  const application = isStudent
    ? await findOwn(ctx, requireStudent(ctx), applicationId)
    : await findReceived(ctx, requireMember(ctx), applicationId);
  const offer =
    application && (await (isStudent ? findShown(ctx, application) : findLatest(ctx, application)));
  if (!application || offer?.id !== offerId) throw new AppError('NOT_FOUND');
  if (!isStudent && (await listBlind(ctx, actor.userId, [applicationId])).size > 0)
    throw new AppError('BLIND_REVIEW');
  const companyZone = application.timeZone;
  const t = ctx.texts.translate('en');
  const format = new Intl.NumberFormat('en-IN', { style: 'currency', currency: offer.currency });
  const amount = format.format(offer.pay / 10 ** (minorDigits(offer.currency) ?? 2));
  const date = (at: Date, timeZone = companyZone) =>
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).format(at);
  // The letter is read in other time zones, too.
  const moment = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: companyZone,
    timeZoneName: 'short',
  });
  const names = {
    name: offer.candidateName,
    title: offer.jobTitle,
    company: offer.companyName,
  };
  try {
    const bytes = await ctx.pdfRenderer.letter({
      title: t('offer-letter.title', names),
      language: 'en',
      from: offer.companyName,
      date: date(offer.sentAt),
      greeting: t('offer-letter.greeting', names),
      opening: t('offer-letter.opening', names),
      facts: [
        [t('offer-letter.job'), offer.jobTitle],
        [t('offer-letter.pay'), t(`offer-letter.per.${offer.period}`, { amount })],
        [t('offer-letter.starts'), date(new Date(`${offer.startsOn}T00:00:00Z`), 'UTC')],
        [t('offer-letter.place'), offer.place],
      ],
      paragraphs: offer.terms.split(/\n{2,}/u).filter((each) => each.trim() !== ''),
      closing: t('offer-letter.closing', { date: moment.format(offer.expiresAt) }),
      signature: [offer.senderName, offer.companyName],
    });
    return { name: t('offer-letter.file', names), mediaType: 'application/pdf', bytes };
  } catch (error) {
    const isBusy = error instanceof PdfRendererError && error.failure !== 'broken';
    throw isBusy ? new AppError('TOO_BUSY') : error;
  }
}

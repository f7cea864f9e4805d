import { isSignedIn } from '#domain/actor.ts';
import { offerStateOf } from '#domain/offer/offer.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { requireMember, requireStudent } from '#server/scopes.ts';
import { findLastTerms, findLatest, findOwn, findReceived, findShown } from './offer.store.ts';

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

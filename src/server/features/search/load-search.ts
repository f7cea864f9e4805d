import type { WholeSearchCard } from '#contract/search.ts';
import { countryOf } from '#domain/posting/country-of.ts';
import { isOpen } from '#domain/posting/is-open.ts';
import { conditionsOf, noConditions } from '#domain/posting/posting-conditions.ts';
import { readMarkdown } from '#domain/posting/read-markdown.ts';
import { orNotFound } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { loadAnswerDays } from './load-answer-days.ts';
import { readerOf } from './load-cards.ts';
import { searchCardOf } from './search-card-of.ts';
import { findExternalDetails, findOwnDetails } from './search-card.store.ts';

export async function loadSearch(ctx: Ctx, postingId: string): Promise<WholeSearchCard> {
  const own = await findOwnDetails(ctx, postingId);
  if (own !== undefined) {
    const answerDays = await loadAnswerDays(ctx, [own]);
    return {
      ...searchCardOf(own, [], {
        reader: await readerOf(ctx, [postingId]),
        answerDays,
      }),
      answerCount: answerDays.get(own.companyId ?? '')?.count ?? null,
      description: readMarkdown(own.description ?? ''),
      url: null,
      about: own.about,
      brandVersion: own.brandVersion,
      country: countryOf(own.location) ?? countryOf(own.companyLocation),
      conditions: conditionsOf(own),
      questions: own.screeningQuestions.length,
      appliesHere: true,
      isOpen: isOpen({ ...own, companyApproved: true }, ctx.now),
    };
  }
  const external = orNotFound(await findExternalDetails(ctx, postingId));
  const { deadline, closedAt } = external;
  return {
    ...searchCardOf(external, [], {
      reader: await readerOf(ctx, [postingId]),
      answerDays: new Map(),
    }),
    answerCount: null,
    description: readMarkdown(external.description ?? ''),
    url: external.url,
    about: null,
    brandVersion: null,
    country: countryOf(external.location),
    conditions: noConditions,
    questions: 0,
    appliesHere: false,
    isOpen: closedAt === null && (deadline === null || deadline > ctx.now),
  };
}

import { audienceOf, type Subscriber } from '#domain/plan/subscriber.ts';

/** The path of a subscriber's plan page. */
export const planPageOf = (subscriber: Subscriber): string =>
  `/${audienceOf(subscriber)}-dashboard/plan`;

import type { PlanAudience } from './plan-catalogue.ts';

/** Who has a plan: a student or a company. */
export type Subscriber = { userId: string } | { companyId: string };

export const audienceOf = (subscriber: Subscriber): PlanAudience =>
  'userId' in subscriber ? 'student' : 'company';

/** The subscriber of a row that names one of them. */
export function subscriberIn(row: { userId: string | null; companyId: string | null }): Subscriber {
  return row.companyId === null ? { userId: row.userId ?? '' } : { companyId: row.companyId };
}

/** A subscriber in one word, for a payment provider to return. */
export const wordOf = (subscriber: Subscriber): string =>
  'userId' in subscriber ? `user:${subscriber.userId}` : `company:${subscriber.companyId}`;

/** The subscriber that such a word names; undefined for any other text. */
export function subscriberNamed(word: string): Subscriber | undefined {
  const [, kind, id = ''] = /^(user|company):([0-9a-f-]{36})$/u.exec(word) ?? [];
  if (kind === undefined) return undefined;
  return kind === 'user' ? { userId: id } : { companyId: id };
}

import type { Subscriber } from '#domain/plan/subscriber.ts';

export function auditTargetOf(subscriber: Subscriber): { kind: string; id: string } {
  return 'companyId' in subscriber
    ? { kind: 'company', id: subscriber.companyId }
    : { kind: 'user', id: subscriber.userId };
}

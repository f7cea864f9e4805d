import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { FinishedSession } from './finished-session.tsx';
import { OpenSession } from './open-session.tsx';

export const sessionQuery = (sessionId: string) => api.practice.findSession.query({ sessionId });

export function SessionView({ sessionId }: { sessionId: string }) {
  const { data: session } = useSuspenseQuery(sessionQuery(sessionId));
  return session.finishedAt === null ? (
    <OpenSession session={session} />
  ) : (
    <FinishedSession session={session} />
  );
}

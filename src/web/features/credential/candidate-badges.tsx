import { useQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { VisibleBadges } from './shown-badges.tsx';

/** The badges that a found student shows. */
export default function CandidateBadges({ studentId }: { studentId: string }) {
  const { data } = useQuery(api.credential.listOfCandidate.query({ studentId }));
  return <VisibleBadges badges={data?.items ?? []} />;
}

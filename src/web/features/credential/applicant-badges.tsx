import { useQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { VisibleBadges } from './shown-badges.tsx';

/** As many as one page has; nobody applies with more. */
const limit = 50;

/** The badges that an applicant shows. */
export default function ApplicantBadges({ applicationId }: { applicationId: string }) {
  const { data } = useQuery(api.credential.listReceived.query({ applicationId, limit }));
  return <VisibleBadges badges={data?.items ?? []} />;
}

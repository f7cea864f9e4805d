import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FoundCandidate } from '#contract/match-lists.ts';
import { api } from '#web/lib/api.ts';
import { LoadedDrawer } from '#web/lib/loaded-drawer.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { useLastShown } from '#web/ui/use-last-shown.ts';
import { CandidateActions, type MatchedPosting } from './candidate-actions.tsx';
import { CandidateMarks } from './candidate-row.tsx';
import { MatchParts } from './match-parts.tsx';

/**
 * A student beside the list, with the full breakdown of the match. Opening it is recorded, and the
 * student can see that.
 */
export function CandidateDrawer({
  studentId,
  posting,
  listed,
  badgesOf,
  onClose,
}: {
  studentId: string | null;
  posting: MatchedPosting;
  /** The same student in the list, if it shows them. */
  listed: FoundCandidate | undefined;
  /** The badges of a student; provided by another feature. */
  badgesOf: (studentId: string) => ReactNode;
  onClose: () => void;
}) {
  const t = useTexts();
  const shownId = useLastShown(studentId);
  const query = useQuery({
    ...api.match.loadCandidate.query({ studentId: shownId ?? '', postingId: posting.id }),
    enabled: studentId !== null,
    retry: false,
    // Each request counts as a view that the student sees.
    staleTime: Infinity,
  });
  return (
    <LoadedDrawer
      open={studentId !== null}
      onClose={onClose}
      query={query}
      texts={{
        loading: t('dashboard.loading-the-student'),
        gone: t('dashboard.student-not-found'),
        failed: t('dashboard.couldnt-load-the-student'),
      }}
      footer={() => listed && <CandidateActions candidate={listed} posting={posting} />}
    >
      {(data) => (
        <>
          <p className="text-13 text-ink-muted">{t('dashboard.student-sees-views')}</p>
          {listed && (
            <p className="flex flex-wrap gap-2 empty:hidden">
              <CandidateMarks candidate={listed} />
            </p>
          )}
          {data.bio !== '' && (
            <p className="text-14 wrap-anywhere whitespace-pre-line">{data.bio}</p>
          )}
          <ul className="flex flex-wrap gap-2">
            {data.skills.map((skill) => (
              <li key={skill}>
                <Chip>{skill}</Chip>
              </li>
            ))}
          </ul>
          <MatchParts match={data.match} isOwn={false} />
          {badgesOf(data.id)}
        </>
      )}
    </LoadedDrawer>
  );
}

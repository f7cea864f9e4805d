import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FoundCandidate } from '#contract/match-lists.ts';
import { api } from '#web/lib/api.ts';
import { refusalOf } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CandidateActions, type ShownPosting } from './candidate-actions.tsx';
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
  onClose,
}: {
  studentId: string | null;
  posting: ShownPosting;
  /** The same student in the list, if it shows them. */
  listed: FoundCandidate | undefined;
  onClose: () => void;
}) {
  const t = useTexts();
  const [shownId, setShownId] = useState(studentId);
  // While closing, the drawer still shows its last student.
  if (studentId !== null && studentId !== shownId) setShownId(studentId);
  const { data, error, refetch, isFetching } = useQuery({
    ...api.match.loadCandidate.queryOptions({
      input: { studentId: shownId ?? '', postingId: posting.id },
    }),
    enabled: studentId !== null,
    retry: false,
    // Each request counts as a view that the student sees.
    staleTime: Infinity,
  });
  return (
    <Drawer
      open={studentId !== null}
      onClose={onClose}
      title={data?.name ?? t('candidate.loading')}
      closeLabel={t('candidate.close')}
      size="lg"
      footer={data && listed && <CandidateActions candidate={listed} posting={posting} />}
    >
      {data ? (
        <div className="flex flex-col gap-6">
          <p className="text-13 text-ink-muted">{t('candidate.noted')}</p>
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
        </div>
      ) : refusalOf(error) === 'NOT_FOUND' ? (
        <Callout tone="warning" live>
          {t('candidate.gone')}
        </Callout>
      ) : error ? (
        <Callout
          tone="danger"
          live
          action={
            <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('candidate.failed')}
        </Callout>
      ) : (
        <div role="status" aria-label={t('candidate.loading')}>
          <Skeleton className="h-40 w-full" />
        </div>
      )}
    </Drawer>
  );
}

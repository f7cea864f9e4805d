import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { MatchDetails } from '#contract/match-details.ts';
import { api } from '#web/lib/api.ts';
import { LoadedDrawer } from '#web/lib/loaded-drawer.tsx';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { useLastShown } from '#web/ui/use-last-shown.ts';
import { EntryBadges } from './entry-badges.tsx';
import { EntryForm } from './entry-form.tsx';
import { useChangeText } from './use-change-text.ts';

export type MatchView = ComponentType<{ match: MatchDetails; isOwn: boolean }>;
type Props = { entryId: string | null; onClose: () => void; Match: MatchView };

/** A student of the pool beside the list. Opening it is recorded, and the student can see that. */
export function TalentDrawer({ entryId, onClose, Match }: Props) {
  const t = useTexts();
  const format = useFormat();
  const changeText = useChangeText();
  const shownId = useLastShown(entryId);
  const query = useQuery({
    ...api.talent.loadCandidate.query({ entryId: shownId ?? '' }),
    enabled: entryId !== null,
    retry: false,
    // Each request counts as a view that the student sees.
    staleTime: Infinity,
  });
  return (
    <LoadedDrawer
      open={entryId !== null}
      onClose={onClose}
      query={query}
      texts={{
        loading: t('dashboard.loading-the-student'),
        gone: t('dashboard.student-not-found'),
        failed: t('dashboard.couldnt-load-the-student'),
      }}
    >
      {(data) => (
        <>
          <p className="flex flex-wrap gap-2">
            <EntryBadges entry={data} />
          </p>
          <p className="text-13 text-ink-muted">
            {data.addedBy
              ? t('talent.added-by', { date: format.date(data.addedAt), name: data.addedBy })
              : t('talent.added', { date: format.date(data.addedAt) })}
            {' · '}
            {t('dashboard.student-sees-views')}
          </p>
          <section>
            <h3 className="text-14 font-semibold">{t('talent.changes')}</h3>
            {data.changes.length === 0 ? (
              <p className="mt-1 text-14 text-ink-muted">{t('talent.no-changes')}</p>
            ) : (
              <ul className="mt-1 list-inside list-disc text-14 wrap-anywhere">
                {data.changes.map((change) => (
                  <li key={change.kind}>{changeText(change)}</li>
                ))}
              </ul>
            )}
          </section>
          <EntryForm key={data.entryId} entryId={data.entryId} saved={data} />
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
          {data.match && data.matched && (
            <section>
              <h3 className="mb-3 text-14 font-semibold">
                {t('talent.matched', { title: data.matched.title || t('dashboard.untitled-job') })}
              </h3>
              <Match match={data.match} isOwn={false} />
            </section>
          )}
        </>
      )}
    </LoadedDrawer>
  );
}

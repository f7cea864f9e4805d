import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import type { ListedPractice } from '#contract/practice.ts';
import { api } from '#web/lib/api.ts';
import { ConfirmMutation } from '#web/lib/confirm-mutation.tsx';
import { ListPager } from '#web/lib/list-pager.tsx';
import { filterLink, isFirstPage, pageInput } from '#web/lib/page-links.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ScoreOf } from './feedback-view.tsx';
import { sessionLink } from './practice-paths.ts';

export const sessionsQuery = (params: URLSearchParams) =>
  api.practice.listSessions.query(pageInput(params));

/** The student's sessions, newest first; nothing if there is none. */
export function SessionList() {
  const t = useTexts();
  const [params] = useSearchParams();
  const { items, newer, older } = useSuspenseQuery(sessionsQuery(params)).data;
  const [removed, setRemoved] = useState<ListedPractice | null>(null);
  // The last one of a later page was removed.
  if (items.length === 0 && !isFirstPage(params))
    return <Navigate to={filterLink(params, {})} replace />;
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="practice-sessions">
      <h2 id="practice-sessions" className="text-16 font-semibold">
        {t('practice.sessions')}
      </h2>
      <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-surface">
        {items.map((session) => (
          <SessionRow key={session.id} session={session} onRemove={() => setRemoved(session)} />
        ))}
      </ul>
      <div className="mt-3">
        <ListPager label={t('practice.sessions')} data={{ newer, older }} />
      </div>
      {removed && <RemoveSession session={removed} onClose={() => setRemoved(null)} />}
    </section>
  );
}

/** 'Behavioral · Data Science' or the name of the set. */
export function useSessionName() {
  const t = useTexts();
  return ({ kind, domain, setName }: Pick<ListedPractice, 'kind' | 'domain' | 'setName'>) =>
    `${setName ?? t(`practice.kinds.${kind}`)} · ${t(`question.domains.${domain}`)}`;
}

function SessionRow({ session, onRemove }: { session: ListedPractice; onRemove: () => void }) {
  const t = useTexts();
  const format = useFormat();
  const name = useSessionName()(session);
  const { id, mode, score, finishedAt, createdAt, answered, questions } = session;
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-2 p-4 sm:px-5">
      <div className="min-w-0 grow basis-56">
        <Link
          to={sessionLink(id)}
          className="font-medium wrap-anywhere text-ink no-underline after:absolute after:inset-0 hover:text-primary"
        >
          {name}
        </Link>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-13 text-ink-muted">
          <span>{format.date(finishedAt ?? createdAt)}</span>
          <span>{t(`practice.mode.${mode}`)}</span>
          <span>{t('practice.answered', { answered, count: questions })}</span>
        </p>
      </div>
      {finishedAt === null ? (
        <Badge tone="accent">{t('practice.unfinished')}</Badge>
      ) : score === null ? (
        <Badge>{t('practice.not-scored')}</Badge>
      ) : (
        <ScoreOf score={score} size="sm" />
      )}
      <IconButton
        className="relative"
        icon={Trash2}
        size="sm"
        label={t('practice.remove.label', { name })}
        onClick={onRemove}
      />
    </li>
  );
}

function RemoveSession({ session, onClose }: { session: ListedPractice; onClose: () => void }) {
  const t = useTexts();
  const cache = useQueryClient();
  const remove = useMutation({
    mutationFn: () => api.practice.removeSession.call({ sessionId: session.id }),
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: api.practice.key() });
      onClose();
    },
  });
  return (
    <ConfirmMutation
      open
      onClose={onClose}
      onConfirm={() => remove.mutate()}
      title={t('practice.remove.title')}
      description={t('practice.remove.text')}
      confirmText={t('practice.remove.confirm')}
      cancelText={t('practice.remove.cancel')}
      mutation={remove}
    />
  );
}

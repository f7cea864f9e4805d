import { useQuery } from '@tanstack/react-query';
import type { OwnSession } from '#contract/account-security.ts';
import { api } from '#web/lib/api.ts';
import { LoadError } from '#web/lib/load-error.tsx';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { useChange } from '#web/lib/use-change.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { sessionsQuery } from './security-queries.ts';

/** The active sessions of this account; each can be signed out, or all others together. */
export function SessionsCard() {
  const t = useTexts();
  const sessions = useQuery(sessionsQuery());
  const { data } = sessions;
  const endOthers = useChange({
    call: () => api.account.endOtherSessions.call({}),
    changes: api.account.listSessions.key(),
    done: ({ ended }) => t('security.sessions.ended-others', { count: ended }),
    failed: t('security.failed'),
  });
  const hasOthers = (data?.items.length ?? 0) > 1;
  return (
    <Card
      title={t('security.sessions.title')}
      description={t('security.sessions.text')}
      action={
        hasOthers && (
          <Button busy={endOthers.isPending} onClick={() => endOthers.mutate()}>
            {t('security.sessions.end-others')}
          </Button>
        )
      }
    >
      {data ? (
        <ul className="divide-y divide-line">
          {data.items.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      ) : sessions.isError ? (
        <LoadError
          title={t('security.sessions.failed')}
          description={t('security.sessions.failed-text')}
          query={sessions}
        />
      ) : (
        <Skeleton className="h-16" />
      )}
    </Card>
  );
}

function SessionRow({ session }: { session: OwnSession }) {
  const t = useTexts();
  const format = useFormat();
  const end = useChange({
    call: () => api.account.endOwnSession.call({ id: session.id }),
    changes: api.account.listSessions.key(),
    done: t('security.sessions.ended'),
    failed: t('security.failed'),
  });
  const { browser, system } = session;
  const name =
    browser && system
      ? t('security.sessions.device', { browser, system })
      : (browser ?? system ?? t('security.sessions.unknown'));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 text-14 font-medium text-ink">
          {name}
          {session.isThis && <Badge tone="success">{t('security.sessions.this')}</Badge>}
        </p>
        <p className="text-13 wrap-anywhere text-ink-muted">
          {t('security.sessions.seen', { at: format.dateTime(session.lastSeenAt) })}
          {session.address && ` · ${session.address}`}
        </p>
      </div>
      {!session.isThis && (
        <Button
          size="sm"
          busy={end.isPending}
          onClick={() => end.mutate()}
          aria-label={t('security.sessions.end-named', { name })}
        >
          {t('security.sessions.end')}
        </Button>
      )}
    </li>
  );
}

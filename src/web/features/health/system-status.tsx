import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SiteHealth } from '#contract/health.ts';
import {
  type HealthPart,
  healthParts,
  type HealthState,
  probeLimitMs,
} from '#domain/health/health.ts';
import { api } from '#web/lib/api.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Card } from '#web/ui/card.tsx';

const everyMs = 5_000;
/** Without a limit, a question on a dead connection would be the last one. */
const answerMs = probeLimitMs + 2_000;
/** Nothing answered the question that was due. */
const silentMs = everyMs + probeLimitMs + 1_000;
const tones = { operational: 'success', degraded: 'warning', down: 'danger' } as const;

/**
 * Whether everything that the platform depends on works, checked every few seconds while the page
 * is open. It is not loaded with the page, which must open while a probe hangs.
 */
export function SystemStatus() {
  const t = useTexts();
  const format = useFormat();
  const { data, dataUpdatedAt, isError } = useQuery({
    ...api.health.load.query(),
    queryFn: ({ signal }) =>
      api.health.load.call(
        {},
        { signal: AbortSignal.any([signal, AbortSignal.timeout(answerMs)]) },
      ),
    refetchInterval: everyMs,
    staleTime: 0,
    retry: false,
  });
  const now = useClock();
  const isSilent = data !== undefined && now - dataUpdatedAt > silentMs;
  const time = data && format.time(new Date(data.checkedAt));
  return (
    <Card
      title={t('health.status.title')}
      description={time ? t('health.status.checked', { time }) : t('health.status.checking')}
    >
      {isSilent && time && (
        <Callout tone="danger" live className="mb-4">
          {t('health.status.silent', { time })}
        </Callout>
      )}
      {data === undefined && isError && (
        <Callout tone="danger" live className="mb-4">
          {t('health.status.never')}
        </Callout>
      )}
      <ul className="divide-y divide-line">
        {healthParts.filter(isListed(data)).map((name) => (
          <Part key={name} name={name} health={data} />
        ))}
      </ul>
    </Card>
  );
}

function Part({
  name,
  health,
}: {
  name: SiteHealth['parts'][number]['name'];
  health: SiteHealth | undefined;
}) {
  const t = useTexts();
  const part = health?.parts.find((each) => each.name === name);
  const state: HealthState | undefined = part?.state;
  const details = part && [
    name !== 'archive' &&
      (part.ms === null ? t('health.status.no-answer') : t('health.status.ms', { ms: part.ms })),
    name === 'archive' &&
      (part.archiveAge === null
        ? t('health.status.archive-none')
        : t('health.status.archive-age', { seconds: part.archiveAge })),
    part.waitingMinutes !== null && t('health.status.waiting', { minutes: part.waitingMinutes }),
    name === 'mail' && health?.keepsMails && t('health.status.kept'),
  ];
  return (
    <li className="flex items-start justify-between gap-4 py-3 first:pt-0 last:pb-0">
      <span className="min-w-0">
        <span className="block text-14 font-medium text-ink">{t(`health.status.${name}`)}</span>
        <span className="block min-h-5 text-13 text-ink-muted">
          {details?.filter(Boolean).join(' · ')}
        </span>
      </span>
      <Badge tone={state ? tones[state] : 'neutral'} className="shrink-0">
        {state ? t(`health.status.${state}`) : t('health.status.checking')}
      </Badge>
    </li>
  );
}

/** The archive is optional, so it is listed once the server says that there is one. */
const isListed = (health: SiteHealth | undefined) => (name: HealthPart) =>
  name !== 'archive' || health?.parts.some((part) => part.name === name) === true;

/** The time in milliseconds, renewed every second. */
function useClock(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

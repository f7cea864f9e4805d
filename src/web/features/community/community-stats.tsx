import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';

export function CommunityStats() {
  const t = useTexts();
  const format = useFormat();
  const { data } = useSuspenseQuery(api.community.load.query());
  const numbers = [
    ['members', data.members],
    ['topics', data.topics],
    ['replies', data.replies],
    ['events', data.upcomingEvents],
  ] as const;
  return (
    <dl
      aria-label={t('community.stats.label')}
      className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-4"
    >
      {numbers.map(([name, value]) => (
        <div key={name} className="flex flex-col-reverse">
          <dt className="text-14 text-ink-muted">{t(`community.stats.${name}`)}</dt>
          <dd className="font-display text-28 font-bold tabular-nums sm:text-40">
            {format.number(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

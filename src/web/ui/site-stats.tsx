import type { ReactNode } from 'react';

export function SiteStats({
  stats,
}: {
  stats: readonly { id: string; value: ReactNode; label: ReactNode }[];
}) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-8 lg:flex lg:gap-16">
      {stats.map(({ id, value, label }) => (
        <div key={id} className="flex min-w-0 flex-col-reverse border-s-2 border-accent ps-4">
          <dt className="text-14 text-ink-muted">{label}</dt>
          <dd className="font-display text-28 font-bold text-ink tabular-nums sm:text-40">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

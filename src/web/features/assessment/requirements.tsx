import { useQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Callout } from '#web/ui/callout.tsx';

/** Before applying: the assessments a job may ask for, and what already meets them. */
export function Requirements({ postingId }: { postingId: string }) {
  const t = useTexts();
  const format = useFormat();
  const { data } = useQuery(api.assessment.loadRequirements.query({ postingId }));
  if (data === undefined || data.items.length === 0) return null;
  return (
    <Callout title={t('requirements.title')}>
      <ul className="flex list-disc flex-col gap-1 ps-5">
        {data.items.map(({ title, minutes, accepts, met }, at) => (
          <li key={at} className="wrap-anywhere">
            {minutes === null
              ? t('requirements.kit', { title })
              : t('requirements.one', { title, minutes })}
            {t.gap}
            {accepts &&
              (met
                ? t('requirements.met', { score: met.score, date: format.date(met.passedAt) })
                : t('requirements.accepts', {
                    domain: t(`conditions.domains.${accepts.domain}`),
                    level: accepts.level,
                    count: accepts.months,
                  }))}
          </li>
        ))}
      </ul>
      <p className="mt-2">{t('requirements.advice')}</p>
    </Callout>
  );
}

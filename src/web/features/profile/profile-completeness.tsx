import { CircleCheck, CircleDashed } from 'lucide-react';
import type { OwnProfile } from '#contract/profile.ts';
import { type ProfilePart, profileParts } from '#domain/profile/completeness.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { Progress } from '#web/ui/progress.tsx';

const page = '/student-dashboard/update-profile';

/** Where a part can be added. */
const pathOf = (part: ProfilePart) =>
  part === 'resume' ? '/student-dashboard/resume' : `${page}#${part}`;

/** A student's profile completeness, and the best next step. */
export function ProfileCompleteness({
  completeness: { percent, done, next },
  withParts = false,
}: {
  completeness: NonNullable<OwnProfile['completeness']>;
  withParts?: boolean;
}) {
  const t = useTexts();
  return (
    <Card title={t('student.profile.title')}>
      <Progress
        label={t('student.profile.progress')}
        value={percent}
        valueText={t('student.profile.percent', { percent: percent / 100 })}
      />
      {next === null ? (
        <p className="mt-3 text-14 text-ink-muted">{t('student.profile.full')}</p>
      ) : (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="min-w-0 flex-1 basis-56 text-14">
            <strong className="block font-semibold text-ink">{t('student.profile.next')}</strong>
            <span className="text-ink-muted">{t(`student.profile.step.${next}`)}</span>
          </p>
          <ButtonLink to={pathOf(next)}>
            {t('student.profile.add', { part: t(`student.profile.part.${next}`) })}
          </ButtonLink>
        </div>
      )}
      {withParts && (
        <ul className="mt-4 grid grid-cols-2 gap-x-4 gap-y-1.5 border-t border-line pt-4 text-13">
          {profileParts.map((part) => {
            const isDone = done.includes(part);
            const Icon = isDone ? CircleCheck : CircleDashed;
            return (
              <li key={part} className="flex items-center gap-2">
                <Icon
                  size={16}
                  role="img"
                  aria-label={t(isDone ? 'student.profile.done' : 'student.profile.open')}
                  className={isDone ? 'shrink-0 text-success' : 'shrink-0 text-ink-subtle'}
                />
                <span className={isDone ? 'text-ink' : 'text-ink-muted'}>
                  {t(`student.profile.part.${part}`)}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}

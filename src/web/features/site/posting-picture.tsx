import { useTexts } from '#web/lib/texts.tsx';
import { SiteIcon } from '#web/ui/site-icon.tsx';
import { Picture } from './picture.tsx';

const skills = ['one', 'two', 'four'] as const;

export function PostingPicture() {
  const t = useTexts();
  return (
    <Picture label={t('scenes.posting.label')} className="max-w-sm">
      <p>
        <span className="block text-18 font-semibold text-ink">{t('pictures.role')}</span>
        <span className="mt-0.5 block text-ink-muted">{t('pictures.company')}</span>
      </p>
      <p className="mt-4 flex flex-wrap gap-x-4 gap-y-1.5 text-ink-muted">
        <span className="flex items-center gap-1.5">
          <SiteIcon name="map-pin" size={16} />
          {t('scenes.posting.place')}
        </span>
        <span className="flex items-center gap-1.5">
          <SiteIcon name="calendar-clock" size={16} />
          {t('scenes.posting.deadline')}
        </span>
      </p>
      <p className="mt-4 font-medium text-ink tabular-nums">{t('scenes.posting.salary')}</p>
      <p className="mt-4 flex flex-wrap gap-1.5">
        {skills.map((skill) => (
          <span
            key={skill}
            className="rounded-chip border border-line px-2.5 py-0.5 text-13 text-ink-muted"
          >
            {t(`scenes.resume.skills.${skill}`)}
          </span>
        ))}
      </p>
      <p className="mt-5 border-t border-line pt-4 text-13 text-ink-muted">
        {t('scenes.posting.answer')}
      </p>
    </Picture>
  );
}

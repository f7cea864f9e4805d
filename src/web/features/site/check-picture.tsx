import { useTexts } from '#web/lib/texts.tsx';
import { SiteIcon } from '#web/ui/site-icon.tsx';
import { Picture } from './picture.tsx';

const rows = [
  { id: 'name', isDone: true },
  { id: 'description', isDone: true },
  { id: 'skills', isDone: true },
  { id: 'deadline', isDone: false },
] as const;

/** What a posting still lacks before publication. */
export function CheckPicture() {
  const t = useTexts();
  return (
    <Picture label={t('scenes.check.label')} className="max-w-sm">
      <p className="font-semibold text-ink">{t('scenes.check.title')}</p>
      <div className="mt-3 divide-y divide-line">
        {rows.map(({ id, isDone }) => (
          <p key={id} className="flex items-start gap-2.5 py-2.5">
            {isDone ? (
              <SiteIcon name="circle-check" className="shrink-0 text-success-mark" />
            ) : (
              <SiteIcon name="circle-exclamation-point" className="shrink-0 text-warning-mark" />
            )}
            <span className={isDone ? 'text-ink' : 'font-medium text-warning'}>
              {t(`scenes.check.${id}`)}
            </span>
          </p>
        ))}
      </div>
    </Picture>
  );
}

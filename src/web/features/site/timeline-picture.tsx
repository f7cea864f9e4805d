import { useTexts } from '#web/lib/texts.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Picture } from './picture.tsx';

const done = 'border-primary bg-primary';
const steps = [
  { id: 'applied', dot: done, line: 'bg-primary' },
  { id: 'review', dot: done, line: 'bg-primary' },
  { id: 'interview', dot: 'border-primary ring-4 ring-primary-soft', line: 'bg-line' },
  { id: 'offer', dot: 'border-line', line: 'hidden' },
] as const;

export function TimelinePicture({ className = 'max-w-sm' }: { className?: string }) {
  const t = useTexts();
  const company = t('pictures.company');
  return (
    <Picture label={t('pictures.timeline.label')} className={className}>
      <p className="flex items-center gap-3">
        <Avatar name={company} shape="company" size="md" />
        <span className="min-w-0">
          <span className="block font-semibold text-ink">{t('pictures.role')}</span>
          <span className="block text-13 text-ink-muted">{company}</span>
        </span>
      </p>
      {steps.map(({ id, dot, line }) => (
        <p key={id} className="relative mt-4 flex gap-3">
          <span className={`absolute start-[7px] top-5 -bottom-4 w-0.5 ${line}`} />
          <span className={`mt-0.5 size-4 shrink-0 rounded-chip border-2 ${dot}`} />
          <span className="min-w-0">
            <span className="block font-medium text-ink">{t(`pictures.timeline.${id}.title`)}</span>
            <span className="block text-13 text-ink-muted">
              {t(`pictures.timeline.${id}.text`)}
            </span>
          </span>
        </p>
      ))}
    </Picture>
  );
}

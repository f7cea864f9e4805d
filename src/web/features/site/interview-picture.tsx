import { useTexts } from '#web/lib/texts.tsx';
import { Picture } from './picture.tsx';

const parts = ['situation', 'task', 'action', 'result'] as const;

/** An interview question with a four-part answer. */
export function InterviewPicture() {
  const t = useTexts();
  return (
    <Picture label={t('scenes.interview.label')} className="max-w-sm">
      <p className="text-12 font-medium text-ink-muted">{t('scenes.interview.kind')}</p>
      <p className="mt-1 text-16 font-semibold text-ink">{t('scenes.interview.question')}</p>
      <div className="mt-4 grid gap-3">
        {parts.map((part, at) => (
          <p key={part} className="flex gap-3">
            <span
              aria-hidden="true"
              className="inline-flex size-6 shrink-0 items-center justify-center rounded-chip bg-accent-soft text-12 font-semibold text-on-accent-soft"
            >
              {at + 1}
            </span>
            <span className="min-w-0">
              <span className="block font-medium text-ink">
                {t(`scenes.interview.${part}.title`)}
              </span>
              <span className="block text-13 text-ink-muted">
                {t(`scenes.interview.${part}.text`)}
              </span>
            </span>
          </p>
        ))}
      </div>
    </Picture>
  );
}

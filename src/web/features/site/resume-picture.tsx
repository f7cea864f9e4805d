import { useTexts } from '#web/lib/texts.tsx';
import { Picture } from './picture.tsx';

const sections = ['education', 'projects', 'skills'] as const;
const skills = ['one', 'two', 'three', 'four'] as const;

/** A first resume on one page, with its parts in reading order. */
export function ResumePicture() {
  const t = useTexts();
  return (
    <Picture label={t('scenes.resume.label')} className="max-w-xs">
      <p className="border-b-2 border-accent pb-3">
        <span className="block font-display text-20 font-bold text-ink">
          {t('pictures.people.asha')}
        </span>
        <span className="block text-13 text-ink-muted">{t('scenes.resume.headline')}</span>
      </p>
      {sections.map((section) => (
        <div key={section} className="mt-4">
          <p className="text-12 font-semibold tracking-wide text-primary">
            {t(`scenes.resume.${section}.title`)}
          </p>
          {section === 'skills' ? (
            <p className="mt-1.5 flex flex-wrap gap-1.5">
              {skills.map((skill) => (
                <span
                  key={skill}
                  className="rounded-chip border border-line px-2 py-0.5 text-12 text-ink-muted"
                >
                  {t(`scenes.resume.skills.${skill}`)}
                </span>
              ))}
            </p>
          ) : (
            <p className="mt-1 text-13">
              <span className="block font-medium text-ink">
                {t(`scenes.resume.${section}.what`)}
              </span>
              <span className="block text-ink-muted">{t(`scenes.resume.${section}.detail`)}</span>
            </p>
          )}
        </div>
      ))}
    </Picture>
  );
}

import { useTexts } from '#web/lib/texts.tsx';
import { SiteSection } from '#web/ui/site-section.tsx';
import { Screenshot, type ScreenshotName } from './screenshot.tsx';

/** A section of real screens: the first in full width, the others side by side. */
export function Screenshots({ names }: { names: readonly [ScreenshotName, ...ScreenshotName[]] }) {
  const t = useTexts();
  const shot = (name: ScreenshotName) => (
    <Screenshot
      key={name}
      name={name}
      label={t(`screenshots.${name}.label`)}
      caption={t(`screenshots.${name}.caption`)}
    />
  );
  const [first, ...others] = names;
  return (
    <SiteSection look="band" title={t('screenshots.title')} lead={t('screenshots.lead')}>
      {shot(first)}
      {others.length > 0 && (
        <div className="mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-2">{others.map(shot)}</div>
      )}
    </SiteSection>
  );
}

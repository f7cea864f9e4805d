import { Download } from 'lucide-react';
import { brandFormats, brandVariants, brandPath } from '#domain/site/brand-files.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { buttonClass } from '#web/ui/button-class.ts';

/** The logo variants, as SVG and PNG downloads. */
export function LogoDownloads() {
  const t = useTexts();
  return (
    <section className="mt-12 max-w-text">
      <h2 id="logo" className="scroll-mt-24 font-display text-28 font-bold text-ink">
        {t('press.logo.title')}
      </h2>
      <p className="mt-4 text-16 text-ink sm:text-18">{t('press.logo.text')}</p>
      <ul className="mt-6 grid gap-5 sm:grid-cols-2">
        {brandVariants.map(({ name, width, ground, text }) => (
          <li key={name} className="overflow-hidden rounded-card border border-line bg-surface">
            {/* The background is part of the image: it is the same in both themes. */}
            <div
              data-theme={ground}
              className="flex h-36 items-center justify-center bg-background"
            >
              <img src={brandPath(name, 'svg')} width={width} height={48} alt="" />
            </div>
            <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line p-4">
              <p className="text-14 text-ink">{t(`press.logo.names.${text}`)}</p>
              <p className="flex gap-2">
                {brandFormats.map((format) => (
                  <a
                    key={format}
                    href={brandPath(name, format)}
                    download
                    aria-label={t('press.logo.download', {
                      format: format.toUpperCase(),
                      name: t(`press.logo.names.${text}`),
                    })}
                    className={buttonClass('secondary', 'sm')}
                  >
                    <Download size={16} aria-hidden="true" className="me-1.5" />
                    {format.toUpperCase()}
                  </a>
                ))}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

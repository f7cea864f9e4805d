import { useLayoutEffect, useRef } from 'react';
import { type BrandColors, brandColorsOf, type BrandTheme } from '#domain/company/brand-colors.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Avatar } from '#web/ui/avatar.tsx';

type Props = { name: string; logoId: string | null; colors: BrandColors };

/** How the company's page looks in both themes with the colors being chosen. */
export function BrandPreview(props: Props) {
  const t = useTexts();
  return (
    <section aria-label={t('company.branding.preview')}>
      <h3 className="mb-2 text-14 font-semibold">{t('company.branding.preview')}</h3>
      <div className="grid gap-4 sm:grid-cols-2">
        <ThemePreview {...props} theme="light" />
        <ThemePreview {...props} theme="dark" />
      </div>
    </section>
  );
}

function ThemePreview({ name, logoId, colors, theme }: Props & { theme: BrandTheme }) {
  const t = useTexts();
  const frame = useRef<HTMLDivElement>(null);
  const used = brandColorsOf(colors, theme);
  const { brand, onBrand, second, onSecond } = used ?? {};
  // Set by script: a style attribute from the server would be blocked.
  useLayoutEffect(() => {
    const { style } = frame.current ?? {};
    const values = {
      '--brand': brand ?? 'var(--primary)',
      '--on-brand': onBrand ?? 'var(--on-primary)',
      '--brand-second': second ?? 'var(--primary)',
      '--on-brand-second': onSecond ?? 'var(--on-primary)',
    };
    for (const [token, value] of Object.entries(values)) style?.setProperty(token, value);
  }, [brand, onBrand, second, onSecond]);
  return (
    <div
      ref={frame}
      data-theme={theme}
      className="overflow-hidden rounded-card border border-line bg-background text-ink"
    >
      <p className="bg-brand-second px-4 py-2 text-12 font-medium text-on-brand-second">
        {t(`company.branding.${theme}`)}
      </p>
      <div className="flex flex-col gap-3 p-4">
        <div className="flex items-center gap-3">
          <Avatar name={name} src={logoId && `/logos/${logoId}`} shape="company" size="md" />
          <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
        </div>
        <p className="text-14 font-medium text-brand">{t('company.branding.sample-link')}</p>
        <span className="self-start rounded-control bg-brand px-3 py-1.5 text-14 font-medium text-on-brand">
          {t('company.branding.sample-button')}
        </span>
      </div>
    </div>
  );
}

import type { SetUp } from '#contract/account-security.ts';
import { useTexts } from '#web/lib/texts.tsx';

/** The two-factor secret as a QR code, as text, and as a link for the phone itself. */
export function TwoFactorSecret({ setUp }: { setUp: SetUp }) {
  const t = useTexts();
  return (
    <div className="flex flex-wrap items-start gap-4">
      <QrCode size={setUp.size} path={setUp.path} />
      <div className="min-w-0 flex-1 basis-44 text-14">
        <p className="text-ink-muted">{t('security.set-up.by-hand')}</p>
        <p className="mt-1 font-mono text-13 break-words text-ink select-all">{setUp.secret}</p>
        <p className="mt-3">
          <a href={setUp.address}>{t('security.set-up.here')}</a>
        </p>
      </div>
    </div>
  );
}

/**
 * The QR code for an authenticator app. Dark on light in every theme, because cameras read inverted
 * codes poorly.
 */
function QrCode({ size, path }: { size: number; path: string }) {
  const t = useTexts();
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={t('security.set-up.picture')}
      shapeRendering="crispEdges"
      className="size-48 shrink-0 rounded-control border border-line"
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}

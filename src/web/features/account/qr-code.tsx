import { useTexts } from '#web/lib/texts.tsx';

/**
 * The QR code for an authenticator app. Dark on light in every theme, because cameras read inverted
 * codes poorly.
 */
export function QrCode({ size, path }: { size: number; path: string }) {
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

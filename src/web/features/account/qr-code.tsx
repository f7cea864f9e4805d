import { useTexts } from '#web/lib/texts.tsx';

/** The picture that an app scans. It is dark on light in every theme: cameras read no other one well. */
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

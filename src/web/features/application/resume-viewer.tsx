import { useTexts } from '#web/lib/texts.tsx';

/** A PDF in the browser's own viewer, inside the page. */
export function ResumeViewer({ resume, name }: { resume: { id: string }; name: string }) {
  const t = useTexts();
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- browsers show no PDF in a sandbox; the file's own policy lets nothing load or run
    <iframe
      src={`/files/${resume.id}?inline=1#navpanes=0`}
      title={t('pipeline.drawer.resume-frame', { name })}
      className="h-[70dvh] w-full rounded-control border border-line bg-hover lg:sticky lg:top-0 lg:h-[calc(100dvh-9rem)]"
    />
  );
}

import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '#web/lib/texts.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

type ResumeViewerProps = {
  resume: { id: string; isPdf: boolean };
  name: string;
  /** The parsed resume, rendered by another feature. */
  reading: ReactNode;
  hasViewer: boolean;
};

/** A resume inside the page: its parsed fields, and a PDF in the browser's own viewer. */
export function ResumeViewer({ resume, name, reading, hasViewer }: ResumeViewerProps) {
  const t = useTexts();
  const box = useRef<HTMLDivElement>(null);
  // On a phone it opens above the clicked button, so it is scrolled into view.
  useEffect(() => {
    const bottom = box.current?.getBoundingClientRect().bottom ?? 0;
    if (bottom < window.innerHeight / 4) box.current?.scrollIntoView({ block: 'start' });
  }, []);
  if (!(resume.isPdf && hasViewer))
    return (
      <div ref={box} className="min-w-0 max-lg:min-h-[70dvh]">
        {reading}
      </div>
    );
  return (
    <div ref={box} className="min-w-0 max-lg:min-h-[70dvh]">
      <Tabs
        label={t('pipeline.drawer.resume-views')}
        tabs={[
          { value: 'read', label: t('pipeline.drawer.resume-read'), panel: reading },
          {
            value: 'file',
            label: t('pipeline.drawer.resume-file'),
            panel: (
              // oxlint-disable-next-line react/iframe-missing-sandbox -- browsers show no PDF in a sandbox; the file's own policy blocks loading and scripts
              <iframe
                src={`/files/${resume.id}?inline=1#navpanes=0`}
                title={t('pipeline.drawer.resume-frame', { name })}
                className="h-[70dvh] w-full rounded-control border border-line bg-hover lg:h-[calc(100dvh-12rem)]"
              />
            ),
          },
        ]}
      />
    </div>
  );
}

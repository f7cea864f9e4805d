import { lazy, Suspense, useState } from 'react';
import type { ResumeDocument } from '#domain/resume/merge-resumes.ts';
import { importWithRetry } from '#web/lib/import-with-retry.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { ResumePages } from './resume-pages.tsx';
import { usePreview } from './use-preview.ts';

const ResumeText = lazy(() => importWithRetry(() => import('./resume-text.tsx')));

const PreviewToolbar = lazy(() => importWithRetry(() => import('./preview-toolbar.tsx')));
const PreviewCuts = lazy(() => importWithRetry(() => import('./preview-cuts.tsx')));

const zooms = ['w-full', 'w-[150%]', 'w-[200%]'];

/** A live preview of the PDF's pages, which can be enlarged. */
export function ResumePreview({ written, isShown }: { written: ResumeDocument; isShown: boolean }) {
  const t = useTexts();
  const { pages, state } = usePreview(written, isShown);
  const [zoom, setZoom] = useState(0);
  const nameOf = (place: { page: number; count: number }) => t('resume.preview.page', place);
  // Keys scroll what is wider than its place.
  const scrolls = { role: 'group', 'aria-label': t('resume.preview.title'), tabIndex: 0 };
  return (
    <section aria-label={t('resume.preview.title')} className="flex flex-col gap-3">
      {state === 'old' && (
        <Callout tone="warning" live>
          {t('resume.preview.old')}
        </Callout>
      )}
      {state === 'failed' && (
        <Callout tone="danger" live>
          {t('resume.preview.failed')}
        </Callout>
      )}
      {state === 'cut' && (
        <Suspense>
          <PreviewCuts content={written.content} />
        </Suspense>
      )}
      {pages !== null ? (
        <>
          <Suspense fallback={<div className="h-8" />}>
            <PreviewToolbar pages={pages} zoom={zoom} most={zooms.length - 1} onZoom={setZoom} />
          </Suspense>
          <div className={joinClasses(zoom > 0 && 'overflow-x-auto')} {...(zoom > 0 && scrolls)}>
            <ResumePages pages={pages} nameOf={nameOf} className={zooms[zoom]} />
          </div>
        </>
      ) : (
        state === 'loading' && (
          <SkeletonGroup label={t('resume.preview.loading')}>
            <Skeleton className="aspect-[210/297] w-full" />
          </SkeletonGroup>
        )
      )}
      {pages !== null && (
        <div className="flex flex-wrap items-start justify-between gap-x-4">
          <Disclosure
            className="w-full border-b-0!"
            summary={<span className="text-13">{t('resume.preview.text')}</span>}
          >
            <Suspense>
              <ResumeText content={written.content} />
            </Suspense>
          </Disclosure>
        </div>
      )}
    </section>
  );
}

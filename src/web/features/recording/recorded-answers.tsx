import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import type { Recording } from '#contract/recording.ts';
import { leastRoom } from '#domain/recording/recording-limits.ts';
import { api } from '#web/lib/api.ts';
import { ListPager } from '#web/lib/list-pager.tsx';
import { filterLink, isFirstPage, pageInput } from '#web/lib/page-links.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { useFileSize } from '#web/lib/use-file-size.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { DeleteRecording } from './delete-recording.tsx';
import { clockOf } from './recording-times.ts';
import { Replay } from './replay.tsx';
import { type Feedback, TranscriptBox } from './transcript-box.tsx';

/** The student's recordings, newest first, and the room they take up. */
export function RecordedAnswers({ feedback }: { feedback?: Feedback | undefined }) {
  const t = useTexts();
  const [params] = useSearchParams();
  const { items, newer, older, total } = useSuspenseQuery(
    api.recording.list.query(pageInput(params)),
  ).data;
  // The last one of a later page was deleted.
  if (items.length === 0 && !isFirstPage(params))
    return <Navigate to={filterLink(params, {})} replace />;
  return (
    <section aria-labelledby="recordings-title" className="flex flex-col gap-4">
      <div>
        <h2 id="recordings-title" className="text-20 font-semibold">
          {t('recording.list.title')}
        </h2>
        <Room count={total} />
      </div>
      {items.length === 0 ? (
        <div className="rounded-card border border-dashed border-line-strong">
          <EmptyState
            level={3}
            title={t('recording.list.empty')}
            description={t('recording.list.empty-text')}
          />
        </div>
      ) : (
        <ul className="flex flex-col gap-3">
          {items.map((recording) => (
            <RecordingRow key={recording.id} recording={recording} feedback={feedback} />
          ))}
        </ul>
      )}
      <ListPager label={t('recording.list.pages')} data={{ newer, older }} />
    </section>
  );
}

function Room({ count: { count, capped } }: { count: { count: number; capped: boolean } }) {
  const t = useTexts();
  const { usedBytes, quotaBytes } = useSuspenseQuery(api.recording.loadRoom.query()).data;
  const sizeText = useFileSize();
  return (
    <>
      <p className="mt-1 flex flex-wrap gap-x-3 text-13 text-ink-muted" role="status">
        <span>{t(capped ? 'recording.list.count-capped' : 'recording.list.count', { count })}</span>
        <span>
          {t('recording.list.room', { used: sizeText(usedBytes), quota: sizeText(quotaBytes) })}
        </span>
      </p>
      {usedBytes + leastRoom > quotaBytes && (
        <Callout tone="warning" title={t('recording.list.full-title')} className="mt-3">
          {t('recording.list.full')}
        </Callout>
      )}
    </>
  );
}

function RecordingRow({
  recording,
  feedback,
}: {
  recording: Recording;
  feedback?: Feedback | undefined;
}) {
  const t = useTexts();
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const { kind, durationMs, createdAt, expiresAt, questionId } = recording;
  const question = recording.question ?? t('recording.list.lost-question');
  return (
    <li className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 grow basis-60">
          <h3 className="text-16 font-semibold wrap-anywhere">{question}</h3>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-ink-muted">
            <Badge>{t(`recording.list.${kind}`)}</Badge>
            <span className="tabular-nums">{clockOf(durationMs)}</span>
            <span>{t('recording.list.on', { when: format.dateTime(createdAt) })}</span>
            <span>{t('recording.list.until', { when: format.date(expiresAt) })}</span>
          </p>
        </div>
        <div className="flex gap-2">
          <Button
            size="sm"
            aria-expanded={isOpen}
            aria-label={isOpen ? undefined : t('recording.list.open-one', { question })}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t(isOpen ? 'recording.list.close' : 'recording.list.open')}
          </Button>
          <DeleteRecording recordingId={recording.id} question={question} />
        </div>
      </div>
      {isOpen && (
        <div className="grid gap-5 lg:grid-cols-2">
          <Replay recording={recording} />
          <TranscriptBox questionId={questionId} recording={recording} feedback={feedback} />
        </div>
      )}
    </li>
  );
}

import type { OwnSitting } from '#contract/assessment-sitting.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Card } from '#web/ui/card.tsx';
import { AnswerFileLink } from './answer-file-link.tsx';
import { answerCaptionsPath, answerMediaPath } from './assessment-paths.ts';
import { DeleteAnswerMedia } from './delete-answer-media.tsx';
import type { MediaParts } from './media-parts.ts';
import { RecordedText } from './recorded-text.tsx';

/** The recordings that the company has: how long, and the student's way to delete them. */
export function OwnRecordings({ own, player }: { own: OwnSitting } & Pick<MediaParts, 'player'>) {
  const t = useTexts();
  const format = useFormat();
  if (own.recordings.length === 0) return null;
  return (
    <Card title={t('assessment.record.mine')}>
      <ul className="flex flex-col gap-6">
        {own.recordings.map(({ place, prompt, kind, fileName, text, hasCaptions, expiresAt }) => (
          <li key={place} className="flex min-w-0 flex-col items-start gap-3">
            <p className="text-14 font-medium wrap-anywhere">{prompt}</p>
            {kind === 'file' ? (
              <AnswerFileLink sittingId={own.id} place={place}>
                {t('assessment.file.mine', { name: fileName ?? '' })}
              </AnswerFileLink>
            ) : (
              player({
                src: answerMediaPath(own.id, place),
                hasVideo: kind === 'video',
                label: t('common.labeled', { label: t('assessment.record.play'), value: prompt }),
                captions: hasCaptions
                  ? {
                      src: answerCaptionsPath(own.id, place),
                      label: t('assessment.record.captions'),
                    }
                  : undefined,
              })
            )}
            {kind !== 'file' && <RecordedText text={text} isOwn />}
            <p className="text-13 text-ink-muted">
              {t('assessment.record.until', { date: format.date(expiresAt) })}
            </p>
            <DeleteAnswerMedia
              sittingId={own.id}
              place={place}
              prompt={prompt}
              isFile={kind === 'file'}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

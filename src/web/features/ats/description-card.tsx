import { lazy, Suspense } from 'react';
import { maxDescriptionLength } from '#domain/ats/longest-description.ts';
import { importWithRetry } from '#web/lib/import-with-retry.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import type { Match } from './use-match.ts';

const PostingPicker = lazy(() => importWithRetry(() => import('./posting-picker.tsx')));

/** A job description, pasted or picked, to compare with the chosen resume. */
export function DescriptionCard({ match, hasSource }: { match: Match; hasSource: boolean }) {
  const t = useTexts();
  const { description, setDescription, isBusy, hasFailed, calculate } = match;
  const isTooLong = description.length > maxDescriptionLength;
  const isReady = hasSource && description.trim() !== '' && !isTooLong;
  return (
    <Card title={t('ats-score.match.title')} description={t('ats-score.match.text')}>
      <div className="flex flex-col gap-4">
        <Suspense
          fallback={
            <Field label={t('ats-score.match.pick')} help={t('ats-score.match.pick-help')}>
              <Input disabled />
            </Field>
          }
        >
          <PostingPicker description={description} onPick={setDescription} />
        </Suspense>
        <Field
          label={t('ats-score.match.field')}
          error={
            isTooLong ? t('ats-score.match.too-long', { most: maxDescriptionLength }) : undefined
          }
        >
          <Textarea
            rows={8}
            value={description}
            most={maxDescriptionLength}
            placeholder={t('ats-score.match.placeholder')}
            countText={(count) => t('ats-score.match.count', { count })}
            onChange={(event) => setDescription(event.target.value)}
          />
        </Field>
        {hasFailed && (
          <Callout tone="danger" live title={t('ats-score.upload.failed')}>
            {t('ats-score.upload.failed-text')}
          </Callout>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            variant="primary"
            busy={isBusy}
            busyText={t('ats-score.match.busy')}
            disabled={!isReady && !isBusy}
            onClick={() => void calculate()}
            className="w-full sm:w-auto"
          >
            {t('ats-score.match.calculate')}
          </Button>
          {!hasSource && (
            <p className="text-13 text-ink-muted">{t('ats-score.match.needs-file')}</p>
          )}
        </div>
      </div>
    </Card>
  );
}

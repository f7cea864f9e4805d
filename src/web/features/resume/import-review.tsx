import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef } from 'react';
import { longestOf } from '#domain/resume/find-resume-problems.ts';
import { api } from '#web/lib/api.ts';
import LeaveGuard from '#web/lib/leave-guard.tsx';
import { LoadFailure } from '#web/lib/load-failure.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useConfirmation } from '#web/lib/use-confirmation.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ImportChoices } from './import-choices.tsx';
import { ImportProfile } from './import-profile.tsx';
import { useResumeReader } from './resume-reader.ts';
import { useFieldName } from './use-field-name.ts';
import { useFillResume } from './use-fill-resume.ts';
import {
  conflictKey,
  newTarget,
  type ParsedResumeFile,
  useImportReview,
} from './use-import-review.ts';

type ImportReviewProps = { read: ParsedResumeFile; onCancel: () => void };

const isDate = /\.(?:start|end)$/u;
const isMonth = /^(?:|present|\d{4}(?:-(?:0[1-9]|1[0-2]))?)$/u;

/** The parsed fields of a file, for review and correction before they fill anything. */
export function ImportReview({ read, onCancel }: ImportReviewProps) {
  const t = useTexts();
  const nameOf = useFieldName();
  const { ReadCard } = useResumeReader();
  const title = useRef<HTMLHeadingElement>(null);
  const review = useImportReview(read);
  const isLeaving = useRef(false);
  const fill = useFillResume(review, read, (isIt) => {
    isLeaving.current = isIt;
  });
  const dropping = useConfirmation();
  const cancel = async () => {
    if (!review.isCorrected || (await dropping.ask())) onCancel();
  };
  const { data: list } = useQuery(api.resume.list.query());
  useEffect(() => title.current?.focus(), []);
  const others = (list?.items ?? []).filter(({ isArchived }) => !isArchived);
  const problemOf = (path: string) => {
    const cut = review.fieldCuts.find((each) => each.path === path && each.kind === 'text');
    const most = longestOf(path.split('.').at(-1) ?? '');
    if (cut) return t('resume.problem.too-long', { over: cut.over, most });
    const value = review.fields.find((field) => field.path === path)?.value ?? '';
    return isDate.test(path) && !isMonth.test(value) ? t('resume.problem.month') : undefined;
  };
  return (
    <div className="mt-6 flex flex-col gap-6">
      <LeaveGuard
        isLeaving={isLeaving}
        texts={{
          title: t('resume-reading.review.leave.title'),
          description: t('resume-reading.review.leave.text'),
          confirmText: t('resume-reading.review.leave.confirm'),
          cancelText: t('resume-reading.review.leave.cancel'),
        }}
      />
      <ConfirmDialog
        {...dropping.props}
        title={t('resume-reading.review.drop.title')}
        description={t('resume-reading.review.drop.text')}
        confirmText={t('resume-reading.review.other')}
        cancelText={t('resume-reading.review.leave.cancel')}
        tone="primary"
      />
      <div>
        <h2 ref={title} tabIndex={-1} className="text-16 font-semibold text-ink outline-none">
          {t('resume-reading.review.title')}
        </h2>
        <p className="mt-1 max-w-text text-14 text-ink-muted">{t('resume-reading.review.text')}</p>
      </div>
      <Card>
        <Suspense fallback={<Skeleton className="h-96 w-full" />}>
          <ReadCard
            parsed={read.parsed}
            file={read.file}
            correction={{ fields: review.fields, onCorrect: review.correct, problemOf }}
          />
        </Suspense>
      </Card>
      <Card className="flex flex-col gap-6">
        <Field label={t('resume-reading.review.target')} className="max-w-md">
          <Select
            value={review.target}
            onChange={(event) => review.setTarget(event.target.value)}
            options={[
              { value: newTarget, label: t('resume-reading.review.new') },
              ...others.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        </Field>
        <ImportChoices
          title={t('resume-reading.review.disputes')}
          choices={(review.added?.conflicts ?? []).map(({ path, mine, theirs }) => ({
            key: conflictKey(path),
            label: nameOf(path),
            mine,
            theirs,
          }))}
          replaced={review.taken}
          onTake={review.take}
        />
        <Checkbox
          label={t('resume-reading.review.profile')}
          description={t('resume-reading.review.profile-text')}
          checked={review.withProfile}
          onChange={(event) => review.setWithProfile(event.target.checked)}
        />
        {review.withProfile && <ImportProfile review={review} />}
        {review.failed.map((query, at) => (
          <LoadFailure key={at} query={query} />
        ))}
        {review.cuts.length > 0 && (
          <Callout tone="warning" live title={t('resume-reading.review.cuts')}>
            <ul className="list-disc ps-5">
              {review.cuts.map(({ path, over, kind }) => (
                <li key={path}>
                  {t(`resume-reading.review.cut-${kind}`, { field: nameOf(path.split('.')), over })}
                </li>
              ))}
            </ul>
          </Callout>
        )}
      </Card>
      <div
        data-save-bar=""
        className="sticky bottom-0 z-20 flex flex-wrap gap-3 border-t border-line bg-background py-3"
      >
        <Button
          variant="primary"
          busy={fill.isPending}
          aria-disabled={!review.isReady || undefined}
          onClick={() => review.isReady && fill.mutate()}
        >
          {t('resume-reading.review.fill')}
        </Button>
        <Button onClick={() => void cancel()}>{t('resume-reading.review.other')}</Button>
      </div>
    </div>
  );
}

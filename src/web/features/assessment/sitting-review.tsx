import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ReviewedSitting, SittingReview as Review } from '#contract/assessment-sitting.ts';
import { isRecording } from '#domain/assessment/assessment.ts';
import { api } from '#web/lib/api.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Card } from '#web/ui/card.tsx';
import { AnswerFileLink } from './answer-file-link.tsx';
import { answerCaptionsPath, answerMediaPath } from './assessment-paths.ts';
import type { MediaParts } from './media-parts.ts';
import { RecordedText } from './recorded-text.tsx';
import { ReviewForm } from './review-form.tsx';
import { PersonAnswer } from './sitting-requests.tsx';
import { TotalText } from './total-text.tsx';

type Answer = ReviewedSitting['answers'][number];

/** The answers of a candidate next to the criteria, and what the reviewers think of them. */
export function SittingReview({
  sittingId,
  mayWrite,
  player,
}: { sittingId: string; mayWrite: boolean } & Pick<MediaParts, 'player'>) {
  const t = useTexts();
  const { data } = useSuspenseQuery(api.assessment.loadSitting.query({ sittingId }));
  const { answers, own, others, shared, reviewers } = data;
  const open = answers.filter(
    ({ kind, answer, recording }) =>
      kind === 'open' && (recording !== null || answer.trim() !== ''),
  );
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      {shared === null ? (
        <Callout title={t('assessment.review.blind')}>
          {t('assessment.review.blind-text', { count: others, reviewers })}
        </Callout>
      ) : (
        <Shared shared={shared} applicationId={data.applicationId} reviewers={reviewers} />
      )}
      {data.personRequest && mayWrite && (
        <PersonAnswer sittingId={sittingId} request={data.personRequest} />
      )}
      <section aria-label={t('dashboard.answers')} className="flex flex-col gap-4">
        {answers.map((answer) => (
          <AnswerCard
            key={answer.place}
            answer={answer}
            reviews={shared?.reviews ?? []}
            media={
              answer.recording &&
              (answer.recording === 'file' ? (
                <AnswerFile sittingId={sittingId} answer={answer} />
              ) : (
                <>
                  {player({
                    src: answerMediaPath(sittingId, answer.place),
                    hasVideo: answer.recording === 'video',
                    label: t('assessment.record.play'),
                    captions: answer.hasCaptions
                      ? {
                          src: answerCaptionsPath(sittingId, answer.place),
                          label: t('assessment.record.captions'),
                        }
                      : undefined,
                  })}
                  <p className="text-13 text-ink-muted">{t('assessment.review.heard')}</p>
                </>
              ))
            }
          />
        ))}
      </section>
      {open.length > 0 && (
        <ReviewForm key={own?.version ?? 0} sittingId={sittingId} answers={open} own={own} />
      )}
    </div>
  );
}

function Shared({
  shared,
  applicationId,
  reviewers,
}: {
  shared: NonNullable<ReviewedSitting['shared']>;
  applicationId: string | null;
  reviewers: number;
}) {
  const t = useTexts();
  const format = useFormat();
  const { total, reviews, agreement } = shared;
  return (
    <Card title={t('dashboard.result')}>
      <dl className="grid gap-x-6 gap-y-3 text-14 sm:grid-cols-3">
        <div>
          <dt className="text-13 text-ink-muted">{t('dashboard.result')}</dt>
          <dd className="text-20 font-semibold">
            <TotalText total={total} />
          </dd>
        </div>
        <div>
          <dt className="text-13 text-ink-muted">{t('assessment.sittings.reviews')}</dt>
          <dd>{t('assessment.review.count', { count: reviews.length, of: reviewers })}</dd>
        </div>
        <div>
          <dt className="text-13 text-ink-muted">{t('assessment.review.agreement')}</dt>
          <dd>
            {agreement.compared === 0
              ? t('assessment.review.no-agreement')
              : t('assessment.review.same', {
                  same: agreement.same,
                  compared: agreement.compared,
                })}
            {agreement.kappa !== null && (
              <span className="block text-13 text-ink-muted">
                {t('assessment.review.kappa', {
                  kappa: format.number(Math.round(agreement.kappa * 100) / 100),
                })}
              </span>
            )}
          </dd>
        </div>
      </dl>
      <p className="mt-3 text-13 text-ink-muted">
        {t('assessment.review.advice')}
        {t.gap}
        {applicationId && (
          <Link to={`/company-dashboard/applications/${applicationId}?tab=assessments`}>
            {t('assessment.review.to-application')}
          </Link>
        )}
      </p>
    </Card>
  );
}

function AnswerCard({
  answer,
  reviews,
  media,
}: {
  answer: Answer;
  reviews: readonly Review[];
  media: ReactNode;
}) {
  const t = useTexts();
  const { place, kind, prompt, skills, isRight, rightAnswer, passedCases, problem } = answer;
  const isBlank = answer.answer.trim() === '';
  return (
    <article className="min-w-0 rounded-card border border-line bg-surface p-4 sm:p-5">
      <p className="flex flex-wrap items-center gap-2 text-13 text-ink-muted">
        {t('assessment.editor.question', { number: place + 1 })} · {skills.join(', ')}
        {kind === 'keyed' && isRight !== null && (
          <Badge tone={isRight ? 'success' : 'danger'}>
            {t(isRight ? 'assessment.review.right' : 'assessment.review.wrong')}
          </Badge>
        )}
      </p>
      <h2 className="mt-1 text-14 font-semibold wrap-anywhere whitespace-pre-line">{prompt}</h2>
      <div
        className={
          kind === 'open'
            ? 'mt-3 text-14 wrap-anywhere whitespace-pre-line'
            : 'mt-3 font-mono text-13 wrap-anywhere whitespace-pre-wrap'
        }
      >
        {media && (
          <div className="flex max-w-xl flex-col items-start gap-2 pb-2 *:max-w-full">{media}</div>
        )}
        {answer.isDeleted && <p className="text-ink-muted">{t('assessment.record.gone')}</p>}
        {isRecording(answer.recording) ? (
          <RecordedText text={answer.answer} />
        ) : isBlank && (media || answer.isDeleted) ? null : isBlank ? (
          <p className="font-sans text-ink-muted">{t('assessment.review.no-answer')}</p>
        ) : (
          answer.answer
        )}
      </div>
      {kind === 'keyed' && !isRight && rightAnswer && (
        <p className="mt-2 text-13 wrap-anywhere text-ink-muted">
          {t('assessment.review.right-answer', { answer: rightAnswer })}
        </p>
      )}
      {passedCases !== null && (
        <p className="mt-1 text-13 text-ink-muted">
          {t('assessment.review.cases', { count: passedCases })}
        </p>
      )}
      {problem && <p className="mt-1 text-13 wrap-anywhere text-ink-muted">{problem}</p>}
      {kind === 'open' && reviews.length > 0 && <Scores place={place} reviews={reviews} />}
    </article>
  );
}

function AnswerFile({ sittingId, answer }: { sittingId: string; answer: Answer }) {
  const t = useTexts();
  return (
    <>
      <AnswerFileLink sittingId={sittingId} place={answer.place}>
        {answer.fileName === null
          ? t('assessment.file.download')
          : t('common.download-name', { name: answer.fileName })}
      </AnswerFileLink>
      <p className="text-13 text-ink-muted">{t('assessment.file.review')}</p>
    </>
  );
}

/** What each reviewer said about one answer. */
function Scores({ place, reviews }: { place: number; reviews: readonly Review[] }) {
  const t = useTexts();
  return (
    <ul className="mt-4 flex flex-col gap-3 border-t border-line pt-3 text-14">
      {reviews.map(({ name, isMine, version, scores }, at) => (
        <li key={at}>
          <p className="font-medium">
            {isMine ? t('dashboard.you') : (name ?? t('assessment.review.deleted'))}{' '}
            {version > 1 && (
              <span className="text-13 font-normal text-ink-muted">
                {t('assessment.review.version', { version })}
              </span>
            )}
          </p>
          <dl className="mt-1 flex flex-col gap-2">
            {scores
              .filter((each) => each.place === place)
              .map(({ criterion, score, quotes, note }) => (
                <div key={criterion}>
                  <dt className="flex justify-between gap-4">
                    <span className="min-w-0 wrap-anywhere">{criterion}</span>
                    <span className="shrink-0 text-ink-muted tabular-nums">
                      {score === null
                        ? t('assessment.review.unknown')
                        : t('assessment.review.score', { score })}
                    </span>
                  </dt>
                  {quotes.map((quote) => (
                    <dd key={quote} className="text-13 wrap-anywhere text-ink-muted">
                      “{quote}”
                    </dd>
                  ))}
                  {note && <dd className="text-13 wrap-anywhere text-ink-muted">{note}</dd>}
                </div>
              ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

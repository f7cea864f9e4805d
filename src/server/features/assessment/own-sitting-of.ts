import type { OwnSitting } from '#contract/assessment-sitting.ts';
import { isOpenStatus } from '#domain/application/application-status.ts';
import {
  type AssessmentContent,
  isKit,
  itemsOf,
  minutesOf,
  questionCountOf,
  hasCriteria,
} from '#domain/assessment/assessment.ts';
import { ownStateOf } from '#domain/assessment/sitting-clock.ts';
import { captionsOf } from '#domain/recording/captions.ts';
import { expiryOf } from '#domain/recording/recording-limits.ts';
import type { OwnSittingRow } from './own-sitting.store.ts';
import type { SittingResult } from './results-of.ts';

type Instead = Pick<OwnSitting, 'accepts' | 'met'>;

/** What the student is told of a sitting: before it what it is, after it the result. */
export function ownSittingOf(
  { sitting, content, status, postingTitle, companyName, isCompanyAway }: OwnSittingRow,
  result: SittingResult | undefined,
  now: Date,
  instead: Instead = { accepts: null, met: null },
): OwnSitting {
  const { timeFactor, tryNumber } = sitting;
  const state = ownStateOf(sitting, { status, isCompanyAway }, now);
  const criteria = new Map(
    itemsOf(content).flatMap((item) =>
      hasCriteria(item) ? item.criteria.map((each) => [each.name, each] as const) : [],
    ),
  );
  const isShown = result?.total.isComplete ?? false;
  return {
    id: sitting.id,
    applicationId: sitting.applicationId,
    postingTitle,
    companyName,
    title: content.title,
    purpose: content.purpose,
    state,
    tryNumber,
    tries: content.tries,
    minutes: isKit(content) ? null : minutesOf(content) * timeFactor,
    questionCount: questionCountOf(content),
    sections: content.sections.map(({ title, minutes, draw, items }) => ({
      title,
      minutes: minutes === null ? null : minutes * timeFactor,
      questions: Math.min(draw ?? items.length, items.length),
    })),
    criteria: [...criteria.values()],
    spoken: spokenOf(content),
    reviewers: content.reviewers,
    invitedAt: sitting.createdAt,
    expiresAt: sitting.expiresAt,
    submittedAt: state === 'submitted' ? (sitting.submittedAt ?? sitting.endsAt) : null,
    timeRequest: timeRequestOf(sitting),
    timeFactor,
    personRequest:
      sitting.reviewAskedAt === null
        ? 'none'
        : sitting.reviewAnsweredAt === null
          ? 'asked'
          : 'answered',
    personAnswer: sitting.reviewAnswer,
    mayRetry:
      state === 'submitted' &&
      tryNumber < content.tries &&
      isOpenStatus(status) &&
      !isCompanyAway &&
      sitting.expiresAt > now,
    ...instead,
    recordings: (result?.answers ?? []).flatMap(
      ({ place, question, recording, fileName = null, answer }) =>
        recording && question.kind === 'open'
          ? [
              {
                place,
                prompt: question.prompt,
                kind: recording.kind,
                fileName,
                text: answer,
                hasCaptions: captionsOf(recording.heard ?? [], answer).length > 0,
                expiresAt: expiryOf(recording.createdAt),
              },
            ]
          : [],
    ),
    total: isShown && result ? result.total : null,
    scores: isShown && result ? result.scores : [],
  };
}

function spokenOf(content: AssessmentContent): OwnSitting['spoken'] {
  const spoken = itemsOf(content).filter((item) => item.kind === 'recording');
  if (spoken.length === 0) return 'none';
  return spoken.some(({ video }) => video) ? 'video' : 'sound';
}

function timeRequestOf({
  timeAskedAt,
  timeAnsweredAt,
  timeFactor,
}: {
  timeAskedAt: Date | null;
  timeAnsweredAt: Date | null;
  timeFactor: number;
}) {
  if (timeAskedAt === null) return 'none';
  if (timeAnsweredAt === null) return 'asked';
  return timeFactor > 1 ? 'granted' : 'declined';
}

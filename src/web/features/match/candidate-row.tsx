import type { FoundCandidate } from '#contract/match-lists.ts';
import { matchWord } from '#domain/match/match-word.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { RowCheckbox } from '#web/ui/row-checkbox.tsx';
import { ScoreRing } from '#web/ui/score-ring.tsx';
import { ScoreRow } from '#web/ui/score-row.tsx';
import { CandidateActions, type MatchedPosting } from './candidate-actions.tsx';

type Props = {
  candidate: FoundCandidate;
  posting: MatchedPosting;
  isCompared: boolean;
  onCompare: (isOn: boolean) => void;
  onOpen: () => void;
};

/** One candidate: match, name, what the company already did, and what it can do. */
export function CandidateRow({ candidate, posting, isCompared, onCompare, onOpen }: Props) {
  const t = useTexts();
  const format = useFormat();
  const { name, location, years, skills, score, activeAt } = candidate;
  const facts = [
    score === null ? null : t(`match.word.${matchWord(score)}`),
    location,
    years === null ? null : t('dashboard.years-of-experience', { years }),
    activeAt && t('candidate.active', { when: format.date(activeAt) }),
  ];
  return (
    <ScoreRow
      select={
        <RowCheckbox
          label={t('candidate.select', { name })}
          checked={isCompared}
          onToggle={onCompare}
        />
      }
      score={
        score === null ? (
          <p className="text-13 text-ink-muted">{t('dashboard.not-scored')}</p>
        ) : (
          <ScoreRing
            value={score}
            label={t('match.parts.score', { score })}
            word={null}
            className="w-fit"
          />
        )
      }
      heading={
        <>
          <button
            type="button"
            onClick={onOpen}
            className="min-h-6 touch-height rounded-small text-start text-16 font-semibold wrap-anywhere text-ink hover:text-primary"
          >
            {name}
          </button>
          <CandidateMarks candidate={candidate} />
        </>
      }
      menu={<CandidateActions candidate={candidate} posting={posting} isInRow />}
    >
      <p className="text-13 text-ink-muted">{facts.filter(Boolean).join(' · ')}</p>
      <p className="line-clamp-2 text-13 wrap-anywhere">{skills.join(', ')}</p>
    </ScoreRow>
  );
}

const tones: Record<NonNullable<FoundCandidate['invitation']>, Tone> = {
  open: 'info',
  applied: 'success',
  declined: 'neutral',
  expired: 'neutral',
  closed: 'neutral',
};

export function CandidateMarks({ candidate }: { candidate: FoundCandidate }) {
  const t = useTexts();
  const { isAvailable, entryId, isShortlisted, invitation, hasApplied } = candidate;
  return (
    <>
      {!isAvailable && <Badge tone="warning">{t('dashboard.not-available')}</Badge>}
      {invitation && (
        <Badge tone={tones[invitation]}>{t(`candidate.marks.invitation.${invitation}`)}</Badge>
      )}
      {hasApplied && invitation !== 'applied' && (
        <Badge tone="success">{t('candidate.marks.applied')}</Badge>
      )}
      {entryId !== null && (
        <Badge tone="accent">
          {t(isShortlisted ? 'candidate.marks.shortlisted' : 'candidate.marks.pooled')}
        </Badge>
      )}
    </>
  );
}

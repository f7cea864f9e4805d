import { Link } from 'react-router';
import type { SearchCard } from '#contract/search.ts';
import { matchWord } from '#domain/match/match-word.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ScoreRing } from '#web/ui/score-ring.tsx';
import { wholeScore } from '#web/ui/score-tone.ts';
import { usePostingLink } from './posting-opener.ts';

/** The match with the reader: number, label, and a link to the reasons. */
export function MatchRing({ card, to }: { card: SearchCard; to: string }) {
  const t = useTexts();
  const postingLink = usePostingLink(card.id);
  if (card.match === null) return null;
  const score = wholeScore(card.match.score);
  const word = t(`match.word.${matchWord(score)}`);
  return (
    <Link
      to={to}
      discover="none"
      {...postingLink}
      className="inline-flex touch-height items-center rounded-control text-ink no-underline"
    >
      <ScoreRing
        size="sm"
        // The label is for screen readers only and takes no space.
        className="narrow-card:-me-2.5"
        value={score}
        label={t('search.match.label', { score, word })}
        word={<span className="narrow-card:sr-only">{word}</span>}
        why={
          <span className="underline underline-offset-2 narrow-card:sr-only">
            {t('search.match.why')}
          </span>
        }
      />
    </Link>
  );
}

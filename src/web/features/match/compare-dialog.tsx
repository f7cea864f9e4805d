import { useQueries } from '@tanstack/react-query';
import type { CandidateDetails } from '#contract/match-lists.ts';
import { mostPoints } from '#domain/match/most-points.ts';
import { api } from '#web/lib/api.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ScoreRing } from '#web/ui/score-ring.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useDocumentTitle } from '#web/ui/use-document-title.ts';
import { useLastShown } from '#web/ui/use-last-shown.ts';

type Props = {
  posting: { id: string; title: string };
  /** The ids of two students, with a dot between them; null while it is closed. */
  compared: string | null;
  onClose: () => void;
};

const partNames = ['skills', 'experience', 'location', 'salary'] as const;

/** Two candidates side by side, by the parts of their match with one posting. */
export default function CompareDialog({ posting, compared, onClose }: Props) {
  const t = useTexts();
  useDocumentTitle(compared === null ? null : t('candidate.compare.title'));
  const shown = useLastShown(compared);
  const loaded = useQueries({
    queries: (shown?.split('.') ?? []).map((studentId) => ({
      ...api.match.loadCandidate.query({ studentId, postingId: posting.id }),
      enabled: compared !== null,
      retry: false,
      // Each request counts as a view that the student sees.
      staleTime: Infinity,
    })),
  });
  const [first, second] = loaded.map(({ data }) => data);
  return (
    <Dialog
      open={compared !== null}
      onClose={onClose}
      title={t('candidate.compare.title')}
      description={t('candidate.compare.text', { title: posting.title })}
      size="lg"
      isRead
    >
      {first && second ? (
        <Comparison students={[first, second]} />
      ) : loaded.some(({ error }) => error) ? (
        <Callout tone="danger" live>
          {t('candidate.compare.failed')}
        </Callout>
      ) : (
        <div role="status" aria-label={t('candidate.compare.loading')}>
          <Skeleton className="h-60 w-full" />
        </div>
      )}
    </Dialog>
  );
}

function Comparison({ students }: { students: readonly [CandidateDetails, CandidateDetails] }) {
  const t = useTexts();
  const format = useFormat();
  const cell = 'min-w-0 p-2 align-top text-14 wrap-anywhere sm:p-3';
  // On a phone a heading has a row of its own, where no language breaks it.
  const row = 'max-sm:grid max-sm:grid-cols-2';
  const head = `${cell} w-1/4 text-start text-13 font-medium text-ink-muted max-sm:col-span-2 max-sm:w-auto max-sm:pb-0`;
  return (
    <table className="w-full table-fixed border-collapse max-sm:block">
      <caption className="sr-only">{t('candidate.compare.title')}</caption>
      <thead className="max-sm:block">
        <tr className={`${row} border-b border-line`}>
          <th scope="col" className={`${head} max-sm:sr-only`}>
            {t('candidate.compare.part')}
          </th>
          {students.map(({ id, name }) => (
            <th key={id} scope="col" className={`${cell} text-start font-semibold`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line max-sm:block">
        <tr className={row}>
          <th scope="row" className={head}>
            {t('dashboard.match')}
          </th>
          {students.map(({ id, score }) => (
            <td key={id} className={cell}>
              {score === null ? (
                t('dashboard.not-scored')
              ) : (
                <ScoreRing
                  value={score}
                  label={t('match.parts.score', { score })}
                  word={null}
                  className="w-fit"
                />
              )}
            </td>
          ))}
        </tr>
        {partNames.map((name) => (
          <tr key={name} className={row}>
            <th scope="row" className={head}>
              {t(`match.parts.${name}`)}
            </th>
            {students.map(({ id, match }) => (
              <td key={id} className={cell}>
                <PartCell match={match} name={name} />
              </td>
            ))}
          </tr>
        ))}
        <tr className={row}>
          <th scope="row" className={head}>
            {t('candidate.compare.conditions')}
          </th>
          {students.map(({ id, match }) => (
            <td key={id} className={cell}>
              {format.list(
                match.requirements
                  .filter(({ requirement }) => requirement !== 'deadline')
                  .map(({ requirement, state }) =>
                    t('candidate.compare.condition', {
                      name: t(`match.parts.condition.${requirement}`),
                      state: t(`match.parts.state.${state}`),
                    }),
                  ),
              ) || '–'}
            </td>
          ))}
        </tr>
        <tr className={row}>
          <th scope="row" className={head}>
            {t('dashboard.availability')}
          </th>
          {students.map(({ id, isAvailable }) => (
            <td key={id} className={cell}>
              {t(isAvailable ? 'dashboard.available' : 'dashboard.not-available')}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

type CellProps = { match: CandidateDetails['match']; name: (typeof partNames)[number] };

function PartCell({ match, name }: CellProps) {
  const t = useTexts();
  const format = useFormat();
  const part = match.parts.find((each) => each.part === name);
  if (part === undefined) return null;
  const { points } = part;
  const most = mostPoints(part, match.parts);
  return (
    <>
      <p className="font-medium tabular-nums">
        {points === null
          ? t('candidate.compare.unmeasured')
          : t('candidate.compare.points', { points, most })}
      </p>
      {part.part === 'skills' && (
        <p className="mt-1 text-13 text-ink-muted">{skillsText(part.evidence.skills)}</p>
      )}
      {part.part === 'experience' && (
        <p className="mt-1 text-13 text-ink-muted">
          {part.evidence.years === null
            ? t('candidate.compare.unknown')
            : t('candidate.compare.years', { years: part.evidence.years })}
        </p>
      )}
      {part.part === 'location' && part.evidence.matched && (
        <p className="mt-1 text-13 text-ink-muted">{part.evidence.matched}</p>
      )}
    </>
  );

  function skillsText(skills: { asked: string; by: string }[]): string {
    const has = skills.filter(({ by }) => by !== 'missing').map(({ asked }) => asked);
    const total = skills.length;
    if (has.length === 0) return t('candidate.compare.no-skills', { total });
    return t('candidate.compare.skills', { count: has.length, total, names: format.list(has) });
  }
}

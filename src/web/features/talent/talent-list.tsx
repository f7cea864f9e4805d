import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { TalentEntry } from '#contract/talent.ts';
import { api } from '#web/lib/api.ts';
import { NumberedPager } from '#web/lib/list-pager.tsx';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { useDialogParam } from '#web/lib/use-dialog-param.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ScoreRing } from '#web/ui/score-ring.tsx';
import { ScoreRow } from '#web/ui/score-row.tsx';
import { EntryBadges } from './entry-badges.tsx';
import { LooseNotes } from './loose-notes.tsx';
import { type MatchView, TalentDrawer } from './talent-drawer.tsx';
import { TalentFilters } from './talent-filters.tsx';
import { openEntry, talentInput } from './talent-input.ts';
import { TalentMenu } from './talent-menu.tsx';
import { useChangeText } from './use-change-text.ts';

/** The company's talent pool. */
export function TalentList({ Match }: { Match: MatchView }) {
  const t = useTexts();
  const [params] = useSearchParams();
  const { data } = useSuspenseQuery(api.talent.list.query(talentInput(params)));
  const { items, page, pages, isEmpty } = data;
  const drawer = useDialogParam('entry');
  return (
    <div className="flex flex-col gap-5">
      {!isEmpty && <TalentFilters tags={data.tags} postings={data.postings} />}
      {!isEmpty && (
        <p className="text-13 text-ink-muted" role="status">
          {t('talent.count', { count: data.total })}
        </p>
      )}
      {items.length === 0 ? (
        <EmptyState
          title={t(isEmpty ? 'talent.empty' : 'talent.filtered')}
          description={t(isEmpty ? 'talent.empty-text' : 'dashboard.remove-a-filter')}
          action={
            isEmpty && (
              <ButtonLink to="/company-dashboard/candidates" variant="primary">
                {t('talent.find')}
              </ButtonLink>
            )
          }
        />
      ) : (
        <Card padding="none">
          <ul className="divide-y divide-line">
            {items.map((each) => (
              <Row key={each.entryId} entry={each} onOpen={() => drawer.open(each.entryId)} />
            ))}
          </ul>
        </Card>
      )}
      <NumberedPager label={t('talent.pages')} page={page} pages={pages} />
      {data.looseNotes > 0 && <LooseNotes />}
      <TalentDrawer entryId={openEntry(params)} onClose={drawer.close} Match={Match} />
    </div>
  );
}

function Row({ entry, onOpen }: { entry: TalentEntry; onOpen: () => void }) {
  const t = useTexts();
  const format = useFormat();
  const changeText = useChangeText();
  const { name, location, years, skills, score, activeAt, matched, tags, changes } = entry;
  const isScored = score !== null && matched !== null;
  const facts = [
    !isScored && t('dashboard.not-scored'),
    location,
    years === null ? null : t('dashboard.years-of-experience', { years }),
    activeAt && t('talent.last-active', { date: format.date(activeAt) }),
  ];
  return (
    <ScoreRow
      score={
        isScored ? (
          <ScoreRing
            value={score}
            label={t('talent.matched', { title: matched.title || t('dashboard.untitled-job') })}
            word={null}
            className="w-fit"
          />
        ) : null
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
          <EntryBadges entry={entry} />
        </>
      }
      menu={<TalentMenu entry={entry} onOpen={onOpen} />}
    >
      <p className="text-13 text-ink-muted">{facts.filter(Boolean).join(' · ')}</p>
      <p className="line-clamp-2 text-13 wrap-anywhere">{skills.join(', ')}</p>
      {tags.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag}>
              <Chip>{tag}</Chip>
            </li>
          ))}
        </ul>
      )}
      {entry.note !== '' && (
        <p className="line-clamp-2 text-13 wrap-anywhere text-ink-muted">{entry.note}</p>
      )}
      {changes.length > 0 && (
        <p className="text-13 wrap-anywhere">
          <span className="font-medium">{t('common.label', { label: t('talent.changes') })} </span>
          {changes.map(changeText).join(' · ')}
        </p>
      )}
    </ScoreRow>
  );
}

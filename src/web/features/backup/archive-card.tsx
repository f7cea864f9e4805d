import type { ArchiveState } from '#contract/backup.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Card } from '#web/ui/card.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';

const tones = { operational: 'success', degraded: 'warning', down: 'danger' } as const;

/** How far the continuous archive is, or how to get one. */
export function ArchiveCard({ archive, now }: { archive: ArchiveState; now: Date }) {
  const t = useTexts();
  const format = useFormat();
  const title = t('admin-backup.archive.title');
  if (archive.kind !== 'on')
    return (
      <Card
        as="section"
        level={2}
        title={title}
        description={t(`admin-backup.archive.${archive.kind}`)}
      />
    );
  const { state, problem, isMakingBase, isSameDisk, safeUntil } = archive;
  const moment = (at: Date | null) =>
    at === null ? t('admin-backup.archive.none') : format.dateTime(at);
  return (
    <Card
      as="section"
      level={2}
      title={title}
      description={t('admin-backup.archive.on')}
      action={<Badge tone={tones[state]}>{t(`health.status.${state}`)}</Badge>}
    >
      {problem !== null && (
        <Callout tone="danger" live className="mb-4">
          <span className="wrap-anywhere">{problem}</span>
        </Callout>
      )}
      {state === 'down' && problem === null && (
        <Callout tone="danger" live className="mb-4">
          {t('admin-backup.archive.behind')}
        </Callout>
      )}
      {isSameDisk && (
        <Callout tone="warning" className="mb-4">
          {t('admin-backup.archive.same-disk')}
        </Callout>
      )}
      {isMakingBase && (
        <Callout tone="info" live className="mb-4">
          {t(safeUntil === null ? 'admin-backup.archive.first' : 'admin-backup.archive.copying')}
        </Callout>
      )}
      <DescriptionList
        className="max-w-xl"
        items={[
          {
            term: t('admin-backup.archive.safe'),
            detail:
              safeUntil === null
                ? moment(null)
                : `${moment(safeUntil)} (${format.relative(safeUntil, now)})`,
          },
          { term: t('admin-backup.archive.from'), detail: moment(archive.from) },
          { term: t('admin-backup.archive.base'), detail: moment(archive.baseAt) },
          {
            term: t('admin-backup.archive.place'),
            detail: <code className="text-13 wrap-anywhere">{archive.place}</code>,
          },
        ]}
      />
    </Card>
  );
}

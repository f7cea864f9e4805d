import { useSuspenseQuery } from '@tanstack/react-query';
import { Bell, BellRing, ExternalLink } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { DriveCard } from '#contract/drive.ts';
import { driveStates } from '#domain/drive/drive.ts';
import { api } from '#web/lib/api.ts';
import { ListPager } from '#web/lib/list-pager.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { optionsOf } from '#web/ui/options-of.ts';
import { Select } from '#web/ui/select.tsx';
import { TableOrCards } from '#web/ui/table-or-cards.tsx';
import { DriveDates } from './drive-dates.tsx';
import { DriveEligibility } from './drive-eligibility.tsx';
import { driveInput } from './drive-input.ts';
import { useDriveMarks } from './use-drive-marks.ts';

/** One page of drives with dates, eligibility and the student's own status. */
export function DriveTable({ onAddResults }: { onAddResults: () => void }) {
  const t = useTexts();
  const [params] = useSearchParams();
  const input = driveInput(params);
  const { data } = useSuspenseQuery(api.drive.list.query(input));
  if (data.items.length === 0) {
    return (
      <EmptyState
        title={t(`drive.empty.${input.show}`)}
        description={t(`drive.empty.${input.show}-text`)}
        action={
          input.show === 'following' && (
            <ButtonLink to="?" variant="primary">
              {t('drive.empty.action')}
            </ButtonLink>
          )
        }
      />
    );
  }
  const { count, capped } = data.total;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-13 text-ink-muted" role="status">
        {t(capped ? 'dashboard.more-than-count-drives' : 'drive.count', { count })}
      </p>
      <Card padding="none">
        <TableOrCards<DriveCard>
          caption={t('drive.caption')}
          rows={data.items}
          rowKey={(row) => row.id}
          rowActionsHeader={t('drive.columns.follow')}
          rowActionsAt="top"
          rowActions={(row) => <FollowButton drive={row} />}
          columns={[
            {
              key: 'company',
              header: t('dashboard.company'),
              main: true,
              cell: (row) => <DriveCompany drive={row} />,
              className: 'xl:min-w-72 sm:align-top!',
            },
            {
              key: 'dates',
              header: t('dashboard.dates'),
              bare: true,
              cell: (row) => <DriveDates drive={row} />,
              className: 'max-sm:basis-full sm:align-top!',
            },
            {
              key: 'eligibility',
              header: t('drive.columns.eligibility'),
              bare: true,
              cell: (row) => <DriveEligibility drive={row} onAdd={onAddResults} />,
              className: 'max-sm:basis-full sm:align-top!',
            },
            {
              key: 'state',
              header: t('drive.columns.state'),
              cell: (row) => <StateSelect drive={row} />,
              className: 'max-sm:basis-full max-sm:items-center! sm:align-top!',
            },
          ]}
        />
      </Card>
      <ListPager label={t('dashboard.pages-of-drives')} data={data} />
    </div>
  );
}

function DriveCompany({ drive }: { drive: DriveCard }) {
  const t = useTexts();
  const { companyName: company } = drive;
  return (
    <div className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <div className="sm:row-span-2">
        <Avatar name={company} shape="company" size="md" />
      </div>
      <div>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold text-ink">{company}</span>
          {drive.isDemo && <Badge tone="accent">{t('dashboard.demo')}</Badge>}
          {drive.isCancelled && <Badge tone="danger">{t('drive.cancelled')}</Badge>}
        </p>
        <p className="text-13 text-ink">{drive.title}</p>
      </div>
      <div className="max-sm:col-span-2">
        <p className="mt-1 max-w-sm text-13 font-normal text-ink-muted">{drive.description}</p>
        <a
          href={drive.careersUrl}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('drive.careers-of', { company })}
          className="mt-1 inline-flex touch-height items-center gap-1 text-13"
        >
          {t('drive.careers')}
          <ExternalLink size={12} aria-hidden="true" />
        </a>
      </div>
    </div>
  );
}

function FollowButton({ drive }: { drive: DriveCard }) {
  const t = useTexts();
  const { follow } = useDriveMarks(drive);
  const { companyName: company, title, isFollowing } = drive;
  return (
    <IconButton
      icon={isFollowing ? BellRing : Bell}
      label={t('drive.follow', { company, title })}
      aria-pressed={isFollowing}
      onClick={() => follow(!isFollowing)}
    />
  );
}

function StateSelect({ drive }: { drive: DriveCard }) {
  const t = useTexts();
  const { setState } = useDriveMarks(drive);
  const { companyName: company, title } = drive;
  return (
    <Select
      aria-label={t('drive.state-of', { company, title })}
      controlSize="sm"
      className="w-36"
      value={drive.state ?? ''}
      placeholder={t('drive.no-state')}
      options={optionsOf(driveStates, (each) => t(`drive.states.${each}`))}
      onChange={({ currentTarget }) =>
        setState(driveStates.find((each) => each === currentTarget.value) ?? null)
      }
    />
  );
}

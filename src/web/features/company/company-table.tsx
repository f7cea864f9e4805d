import { useNavigate } from 'react-router';
import type { CompanyRow } from '#contract/company.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { TableOrCards } from '#web/ui/table-or-cards.tsx';
import { CompanyBadge } from './company-badge.tsx';
import { industryName } from './industry-name.ts';
import { useCompanyMoves } from './use-company-moves.tsx';

const small = 'block text-13 wrap-anywhere text-ink-muted';

export function CompanyTable({
  companies,
  onView,
}: {
  companies: readonly CompanyRow[];
  onView: (id: string) => void;
}) {
  const t = useTexts();
  const format = useFormat();
  return (
    <TableOrCards<CompanyRow>
      caption={t('admin-companies.caption')}
      rows={companies}
      rowKey={(row) => row.id}
      onOpen={(row) => onView(row.id)}
      rowActionsHeader={t('dashboard.actions')}
      rowActions={(row) => <CompanyMenu company={row} onView={() => onView(row.id)} />}
      columns={[
        {
          key: 'company',
          header: t('dashboard.company-name'),
          main: true,
          cell: (row) => (
            <>
              {row.name}
              <span className={`${small} font-normal`}>
                {row.website ?? t('admin-companies.no-website')}
              </span>
            </>
          ),
        },
        {
          key: 'contact',
          header: t('common.contact'),
          className: 'max-sm:basis-full sm:min-w-40',
          cell: (row) => <Contact company={row} />,
        },
        {
          key: 'industry',
          isDroppedWhenNarrow: true,
          header: t('admin-companies.columns.industry'),
          className: 'max-sm:basis-full',
          cell: (row) => (
            <span className="min-w-0">
              <span className="block wrap-anywhere">
                {industryName(t, row.industry) ?? t('dashboard.not-specified')}
              </span>
              {row.size && <span className={small}>{row.size}</span>}
            </span>
          ),
        },
        {
          key: 'status',
          header: t('dashboard.status'),
          cell: (row) => <CompanyBadge status={row.status} />,
        },
        {
          key: 'applied',
          header: t('admin-companies.columns.applied'),
          className: 'sm:whitespace-nowrap md:w-32',
          cell: (row) => (
            <time dateTime={row.appliedAt.toISOString()}>{format.date(row.appliedAt)}</time>
          ),
        },
      ]}
    />
  );
}

function Contact({ company }: { company: CompanyRow }) {
  const t = useTexts();
  const { contactName: name, contactEmail: email, contactPhone: phone } = company;
  if (!name && !email && !phone) return t('admin-companies.no-contact');
  return (
    <span className="min-w-0">
      <span className="block wrap-anywhere text-ink">{name || t('dashboard.not-specified')}</span>
      <span className={small}>{email ?? t('admin-companies.no-email')}</span>
      <span className={small}>{phone ?? t('dashboard.no-phone')}</span>
    </span>
  );
}

/** An administrator's actions for a company in its current status. */
function CompanyMenu({ company, onView }: { company: CompanyRow; onView: () => void }) {
  const t = useTexts();
  const navigate = useNavigate();
  const { busy, moves, dialog } = useCompanyMoves(company);
  return (
    <>
      <RowMenu
        label={t('dashboard.actions-for-name', { name: company.name })}
        busy={busy}
        items={[
          { text: t('dashboard.view-details'), onSelect: onView },
          {
            text: t('admin-companies.edit.action'),
            onSelect: () => void navigate(`/admin-dashboard/companies/${company.id}`),
          },
          ...moves,
        ]}
      />
      {dialog}
    </>
  );
}

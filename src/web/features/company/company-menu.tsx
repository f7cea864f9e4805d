import { useNavigate } from 'react-router';
import type { CompanyRow } from '#contract/company.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { useCompanyMoves } from './use-company-moves.tsx';

/** An administrator's actions for a company in its current status. */
export function CompanyMenu({ company, onView }: { company: CompanyRow; onView: () => void }) {
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

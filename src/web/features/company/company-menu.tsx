import { MoreHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { CompanyRow } from '#contract/company.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { moveName, useMoveCompany } from './use-move-company.ts';

/**
 * An administrator's actions for a company in its current status; rejecting and suspending need
 * confirmation.
 */
export function CompanyMenu({ company, onView }: { company: CompanyRow; onView: () => void }) {
  const t = useTexts();
  const navigate = useNavigate();
  const { move, busy, problem, forget } = useMoveCompany(company);
  const [asking, setAsking] = useState<'rejected' | 'suspended'>('rejected');
  const [isOpen, setIsOpen] = useState(false);
  const { name } = company;
  const what = asking === 'rejected' ? 'reject' : 'suspend';
  const choose = (to: CompanyRow['status']) => {
    if (to === 'approved') move('approved');
    if (to !== 'rejected' && to !== 'suspended') return;
    setAsking(to);
    setIsOpen(true);
  };
  return (
    <>
      <Menu
        trigger={
          <IconButton
            icon={MoreHorizontal}
            size="sm"
            busy={busy}
            label={t('dashboard.actions-for-name', { name })}
          />
        }
        items={[
          { text: t('dashboard.view-details'), onSelect: onView },
          {
            text: t('admin-companies.edit.action'),
            onSelect: () => void navigate(`/admin-dashboard/companies/${company.id}`),
          },
          ...company.moves.map((to) => ({
            text: t(`admin-companies.move.${moveName(company.status, to)}`),
            danger: to === 'rejected' || to === 'suspended',
            onSelect: () => choose(to),
          })),
        ]}
      />
      <ConfirmDialog
        open={isOpen}
        onClose={() => {
          setIsOpen(false);
          forget();
        }}
        onConfirm={() => move(asking, () => setIsOpen(false))}
        title={t(`admin-companies.${what}.title`, { name })}
        description={t(`admin-companies.${what}.text`)}
        confirmText={t(`admin-companies.${what}.confirm`)}
        busyText={t(`admin-companies.${what}.busy`)}
        busy={busy}
        error={isOpen ? problem : undefined}
      />
    </>
  );
}

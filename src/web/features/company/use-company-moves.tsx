import { useState } from 'react';
import type { CompanyRow } from '#contract/company.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { moveName, useMoveCompany } from './use-move-company.ts';

/**
 * An administrator's decisions about a company in its current status; rejecting and suspending need
 * confirmation, in the dialog that is returned.
 */
export function useCompanyMoves(company: CompanyRow, onMoved?: () => void) {
  const t = useTexts();
  const { move, busy, problem, forget } = useMoveCompany(company);
  const [asking, setAsking] = useState<'rejected' | 'suspended'>('rejected');
  const [isOpen, setIsOpen] = useState(false);
  const { name } = company;
  const what = asking === 'rejected' ? 'reject' : 'suspend';
  const choose = (to: CompanyRow['status']) => {
    if (to === 'approved') move('approved', onMoved);
    if (to !== 'rejected' && to !== 'suspended') return;
    setAsking(to);
    setIsOpen(true);
  };
  const close = () => setIsOpen(false);
  const decided = () => {
    close();
    onMoved?.();
  };
  return {
    busy,
    moves: company.moves.map((to) => ({
      text: t(`admin-companies.move.${moveName(company.status, to)}`),
      danger: to === 'rejected' || to === 'suspended',
      onSelect: () => choose(to),
    })),
    dialog: (
      <ConfirmDialog
        open={isOpen}
        onClose={() => {
          close();
          forget();
        }}
        onConfirm={() => move(asking, decided)}
        title={t(`admin-companies.${what}.title`, { name })}
        description={t(`admin-companies.${what}.text`)}
        confirmText={t(`admin-companies.${what}.confirm`)}
        busyText={t(`admin-companies.${what}.busy`)}
        busy={busy}
        error={isOpen ? problem : undefined}
      />
    ),
  };
}

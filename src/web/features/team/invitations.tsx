import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import type { Invitation } from '#contract/team.ts';
import { api } from '#web/lib/api.ts';
import { ConfirmMutation } from '#web/lib/confirm-mutation.tsx';
import { copyText } from '#web/lib/copy-text.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { useIntentKey } from '#web/lib/use-intent-key.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TableOrCards } from '#web/ui/table-or-cards.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** Open invitations: their links to copy, and a way to revoke them. */
export function Invitations({ invitations }: { invitations: readonly Invitation[] }) {
  const t = useTexts();
  const format = useFormat();
  const nameOf = ({ email }: Invitation) => email ?? t('team.invitations.link-only');
  if (invitations.length === 0) {
    return (
      <EmptyState
        level={3}
        title={t('team.invitations.empty')}
        description={t('team.invitations.empty-text')}
      />
    );
  }
  return (
    <div>
      <h3 className="text-16 font-semibold">{t('team.invitations.title')}</h3>
      <p className="mt-1 mb-3 text-14 text-ink-muted">{t('team.invitations.text')}</p>
      <Card padding="none">
        <TableOrCards<Invitation>
          caption={t('team.invitations.title')}
          rows={[...invitations]}
          rowKey={(row) => row.id}
          rowActionsHeader={t('dashboard.actions')}
          rowActions={(row) => <InvitationActions invitation={row} name={nameOf(row)} />}
          columns={[
            {
              key: 'to',
              header: t('team.invitations.to'),
              main: true,
              cell: (row) => <span className="wrap-anywhere">{nameOf(row)}</span>,
            },
            { key: 'role', header: t('team.role'), cell: (row) => t(`team.roles.${row.role}`) },
            {
              key: 'access',
              header: t('team.access.title'),
              cell: ({ postings }) =>
                postings === null
                  ? t('team.access.all')
                  : t('team.access.some', { count: postings }),
            },
            {
              key: 'expires',
              header: t('team.invitations.expires'),
              cell: (row) => format.date(row.expiresAt),
            },
          ]}
        />
      </Card>
    </div>
  );
}

function InvitationActions({ invitation, name }: { invitation: Invitation; name: string }) {
  const t = useTexts();
  const cache = useQueryClient();
  const keyFor = useIntentKey();
  const [isOpen, setIsOpen] = useState(false);
  const { id: invitationId, url } = invitation;
  const mutation = useMutation({
    mutationFn: () =>
      api.team.cancelInvitation.call(
        { invitationId },
        { context: { idempotencyKey: keyFor(invitationId) } },
      ),
    onSuccess: () => {
      setIsOpen(false);
      toast({ title: t('team.invitations.revoked'), tone: 'success' });
    },
    onSettled: () => cache.invalidateQueries({ queryKey: api.team.key() }),
  });
  const copy = () =>
    copyText(url, {
      done: { title: t('dashboard.link-copied') },
      failed: { title: t('team.invitations.copy-failed', { url }) },
    });
  return (
    <div className="flex flex-wrap gap-2 sm:flex-nowrap">
      <Button
        size="sm"
        icon={Copy}
        aria-label={t('team.invitations.copy-of', { name })}
        onClick={() => void copy()}
      >
        {t('team.invitations.copy')}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        aria-label={t('team.invitations.revoke-of', { name })}
        onClick={() => setIsOpen(true)}
      >
        {t('team.invitations.revoke')}
      </Button>
      <ConfirmMutation
        open={isOpen}
        onClose={() => setIsOpen(false)}
        onConfirm={() => mutation.mutate()}
        title={t('team.invitations.revoke-title')}
        description={t('team.invitations.revoke-text')}
        confirmText={t('team.invitations.revoke-submit')}
        busyText={t('team.invitations.revoking')}
        mutation={mutation}
      />
    </div>
  );
}

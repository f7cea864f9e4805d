import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MoreHorizontal } from 'lucide-react';
import { useState } from 'react';
import type { TeamMember } from '#contract/team.ts';
import { type MemberRole, memberRoles } from '#domain/actor.ts';
import { api } from '#web/lib/api.ts';
import { hardNavigate } from '#web/lib/hard-navigate.ts';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useIntentKey } from '#web/lib/use-intent-key.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** An owner's actions for a member; each needs confirmation. */
export function MemberMenu({ member, isMe }: { member: TeamMember; isMe: boolean }) {
  const t = useTexts();
  const cache = useQueryClient();
  const keyFor = useIntentKey();
  const { userId, role: from, name } = member;
  const [isOpen, setIsOpen] = useState(false);
  /** The new role; null removes the member. */
  const [to, setTo] = useState<MemberRole | null>(null);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async () => {
      const context = { idempotencyKey: keyFor({ userId, from, to }) };
      if (to === null) await api.team.removeMember.call({ userId, from }, { context });
      else await api.team.setRole.call({ userId, from, to }, { context });
    },
    onSuccess: async () => {
      // The owner's own rights have changed, and with them every page.
      if (isMe) return hardNavigate(to === null ? '/login' : '/company-dashboard');
      setIsOpen(false);
      toast({
        title: to === null ? t('team.remove.done', { name }) : t('team.change.done'),
        tone: 'success',
      });
    },
    onSettled: () => cache.invalidateQueries({ queryKey: api.team.key() }),
  });
  const ask = (wanted: MemberRole | null) => {
    setTo(wanted);
    setIsOpen(true);
  };
  return (
    <>
      <Menu
        trigger={<IconButton icon={MoreHorizontal} size="sm" label={t('team.menu', { name })} />}
        items={[
          ...memberRoles
            .filter((role) => role !== from)
            .map((role) => ({
              text: t('team.change.to', { role }),
              onSelect: () => ask(role),
            })),
          { text: t('team.remove.open'), danger: true, onSelect: () => ask(null) },
        ]}
      />
      <ConfirmDialog
        open={isOpen}
        onClose={() => {
          setIsOpen(false);
          reset();
        }}
        onConfirm={() => mutate()}
        tone={to === null ? 'danger' : 'primary'}
        title={to === null ? t('team.remove.title', { name }) : t('team.change.title', { name })}
        description={to === null ? t('team.remove.text') : t('team.change.text', { role: to })}
        confirmText={t(to === null ? 'team.remove.submit' : 'team.change.submit')}
        busyText={t(to === null ? 'team.remove.busy' : 'team.change.busy')}
        cancelText={t('common.cancel')}
        closeLabel={t('common.close')}
        busy={isPending}
        error={error ? t(callFailure(error)) : undefined}
      />
    </>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { TeamMember } from '#contract/team.ts';
import { type MemberRole, memberRoles } from '#domain/actor.ts';
import { api } from '#web/lib/api.ts';
import { ConfirmMutation } from '#web/lib/confirm-mutation.tsx';
import { hardNavigate } from '#web/lib/hard-navigate.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useFreshDialog } from '#web/lib/use-fresh-dialog.ts';
import { useIntentKey } from '#web/lib/use-intent-key.ts';
import { Field } from '#web/ui/field.tsx';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { Select } from '#web/ui/select.tsx';
import { toast } from '#web/ui/toast-store.ts';

const AccessForm = lazy(() => import('./access-form.tsx'));

type Props = {
  member: TeamMember;
  members: readonly TeamMember[];
  postings: readonly { id: string; title: string }[];
  isMe: boolean;
};

/** An owner's actions for a member; each needs confirmation. */
export function MemberMenu({ member, members, postings, isMe }: Props) {
  const t = useTexts();
  const cache = useQueryClient();
  const keyFor = useIntentKey();
  const { userId, role: from, name, assigned } = member;
  const others = members.filter((each) => each.userId !== userId);
  const [successorId, setSuccessorId] = useState(others[0]?.userId ?? '');
  const access = useFreshDialog();
  const [isOpen, setIsOpen] = useState(false);
  /** The new role; null removes the member. */
  const [to, setTo] = useState<MemberRole | null>(null);
  const mutation = useMutation({
    mutationFn: async () => {
      const heir = assigned > 0 && successorId !== '' ? successorId : null;
      const context = { idempotencyKey: keyFor({ userId, from, to, heir }) };
      if (to === null)
        await api.team.removeMember.call({ userId, from, successorId: heir }, { context });
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
  const ask = (newRole: MemberRole | null) => {
    setTo(newRole);
    setIsOpen(true);
  };
  return (
    <>
      <RowMenu
        label={t('dashboard.actions-for-name', { name })}
        items={[
          ...memberRoles
            .filter((role) => role !== from)
            .map((role) => ({
              text: t('team.change.to', { role }),
              onSelect: () => ask(role),
            })),
          ...(from === 'owner' ? [] : [{ text: t('team.access.open'), onSelect: access.open }]),
          { text: t('team.remove.open'), danger: true, onSelect: () => ask(null) },
        ]}
      />
      <ConfirmMutation
        open={isOpen}
        onClose={() => setIsOpen(false)}
        onConfirm={() => mutation.mutate()}
        tone={to === null ? 'danger' : 'primary'}
        title={to === null ? t('team.remove.title', { name }) : t('team.change.title', { name })}
        description={
          to === null
            ? t('team.remove.text', { assigned })
            : `${t('team.role-text', { role: to })}${t.gap}${t('team.change.text')}`
        }
        confirmText={t(to === null ? 'team.remove.submit' : 'team.change.submit')}
        busyText={t(to === null ? 'team.remove.busy' : 'team.change.busy')}
        mutation={mutation}
      >
        {to === null && assigned > 0 && (
          <Field label={t('team.remove.successor')}>
            <Select
              value={successorId}
              onChange={(event) => setSuccessorId(event.currentTarget.value)}
              options={[
                ...others.map((each) => ({ value: each.userId, label: each.name })),
                { value: '', label: t('team.remove.nobody') },
              ]}
            />
          </Field>
        )}
      </ConfirmMutation>
      <Suspense>
        {access.turn > 0 && (
          <AccessForm key={access.turn} member={member} postings={postings} {...access.state} />
        )}
      </Suspense>
    </>
  );
}

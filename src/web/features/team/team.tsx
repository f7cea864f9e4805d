import { useSuspenseQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { Me } from '#contract/account.ts';
import type { TeamMember } from '#contract/team.ts';
import { api } from '#web/lib/api.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { useFreshDialog } from '#web/lib/use-fresh-dialog.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TableOrCards } from '#web/ui/table-or-cards.tsx';
import { Invitations } from './invitations.tsx';
import { MemberMenu } from './member-menu.tsx';

const InviteForm = lazy(() => import('./invite-form.tsx'));

/** A company's members; owners also invite, change roles and remove. */
export function Team({ me }: { me: Me }) {
  const t = useTexts();
  const format = useFormat();
  const { data } = useSuspenseQuery(api.team.load.query());
  const { members, postings, invitations, isOwner } = data;
  const invite = useFreshDialog();
  return (
    <section className="flex flex-col gap-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 className="text-20 font-semibold">{t('team.title')}</h2>
          <p className="mt-1 max-w-text text-14 text-ink-muted">
            {t('team.purpose', { company: me.company?.name ?? '' })}
            {!isOwner && ` ${t('team.read-only')}`}
          </p>
        </div>
        {isOwner && (
          <Button variant="primary" icon={UserPlus} onClick={invite.open}>
            {t('team.invite')}
          </Button>
        )}
      </div>
      <Card padding="none">
        <TableOrCards<TeamMember>
          caption={t('team.members')}
          rows={members}
          rowKey={(row) => row.userId}
          {...(isOwner && {
            rowActionsHeader: t('dashboard.actions'),
            rowActions: (row: TeamMember) => (
              <MemberMenu
                member={row}
                members={members}
                postings={postings}
                isMe={row.userId === me.userId}
              />
            ),
          })}
          columns={[
            {
              key: 'name',
              header: t('team.name'),
              main: true,
              cell: (row) => (
                <span className="flex flex-wrap items-center gap-x-2">
                  <span className="wrap-anywhere">{row.name}</span>
                  {row.userId === me.userId && <Badge tone="neutral">{t('dashboard.you')}</Badge>}
                </span>
              ),
            },
            {
              key: 'email',
              header: t('common.email'),
              cell: (row) => <span className="wrap-anywhere">{row.email}</span>,
            },
            { key: 'role', header: t('team.role'), cell: (row) => t(`team.roles.${row.role}`) },
            {
              key: 'access',
              header: t('team.access.title'),
              cell: (row) => (
                <>
                  {row.isLimited
                    ? t('team.access.some', { count: row.postings })
                    : t('team.access.all')}
                  {row.role === 'interviewer' && (
                    <span className="block text-12 text-ink-muted">
                      {t('team.access.assigned', { count: row.assigned })}
                    </span>
                  )}
                </>
              ),
            },
            {
              key: 'joined',
              header: t('team.joined'),
              cell: (row) => format.date(row.joinedAt),
            },
          ]}
        />
      </Card>
      {isOwner && <Invitations invitations={invitations} />}
      <Suspense>
        {invite.turn > 0 && <InviteForm key={invite.turn} postings={postings} {...invite.state} />}
      </Suspense>
    </section>
  );
}

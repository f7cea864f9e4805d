import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import type { OwnInvitation } from '#contract/invitation.ts';
import { api } from '#web/lib/api.ts';
import { ListPager } from '#web/lib/list-pager.tsx';
import { pageInput } from '#web/lib/page-links.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';
import { useUndoToast } from '#web/lib/use-undo-toast.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { toast } from '#web/ui/toast-store.ts';

export const invitationsPath = '/student-dashboard/invitations';
/** The open invitations on the home page and above the earlier ones. */
export const openInvitations = { isOpen: true, limit: 50 };
export const earlierInvitations = (search: URLSearchParams) => ({
  isOpen: false,
  ...pageInput(search),
});

/** The student's invitations: those to answer, then the earlier ones. */
export function OwnInvitations() {
  const t = useTexts();
  const [params] = useSearchParams();
  const { data: open } = useSuspenseQuery(api.invitation.listOwn.query(openInvitations));
  const { data: earlier } = useSuspenseQuery(
    api.invitation.listOwn.query(earlierInvitations(params)),
  );
  const hasNone = open.items.length === 0 && earlier.total.count === 0;
  if (hasNone) {
    return (
      <EmptyState
        title={t('invitation.empty')}
        description={t('invitation.empty-text')}
        action={
          <ButtonLink to="/student-dashboard/job-preferences">
            {t('invitation.empty-action')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <div className="flex flex-col gap-8">
      <section>
        <h2 className="text-16 font-semibold">{t('invitation.open')}</h2>
        {open.items.length === 0 ? (
          <p className="mt-2 text-14 text-ink-muted">
            {t('invitation.none-open')}. {t('invitation.none-open-text')}
          </p>
        ) : (
          <InvitationList items={open.items} />
        )}
      </section>
      {earlier.items.length > 0 && (
        <section>
          <h2 className="text-16 font-semibold">{t('invitation.over')}</h2>
          <InvitationList items={earlier.items} />
          <ListPager label={t('invitation.pages')} data={earlier} />
        </section>
      )}
    </div>
  );
}

/** On the home page while an invitation waits for an answer. */
export function InvitationCard() {
  const t = useTexts();
  const { items } = useSuspenseQuery(api.invitation.listOwn.query(openInvitations)).data;
  if (items.length === 0) return null;
  return (
    <Card
      title={t('dashboard.invitations-to-apply')}
      description={t('invitation.purpose')}
      action={
        <Link to={invitationsPath} className="text-13 text-primary underline underline-offset-4">
          {t('invitation.all')}
        </Link>
      }
    >
      <InvitationList items={items} />
    </Card>
  );
}

function InvitationList({ items }: { items: readonly OwnInvitation[] }) {
  return (
    <ul className="divide-y divide-line">
      {items.map((each) => (
        <Invitation key={each.id} invitation={each} />
      ))}
    </ul>
  );
}

const tones: Record<OwnInvitation['standing'], Tone> = {
  open: 'info',
  applied: 'success',
  declined: 'neutral',
  expired: 'neutral',
  closed: 'neutral',
};

function Invitation({ invitation }: { invitation: OwnInvitation }) {
  const t = useTexts();
  const format = useFormat();
  const { decline, undo } = useAnswer();
  const { id, postingId, postingTitle: title, companyName: company, standing } = invitation;
  const isOpen = standing === 'open';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-4 last:pb-0">
      <div className="min-w-0 grow basis-64">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-16 font-semibold wrap-anywhere">
          {title}
          {!isOpen && <Badge tone={tones[standing]}>{t(`invitation.standing.${standing}`)}</Badge>}
          {invitation.score !== null && isOpen && (
            <Badge tone="accent">{t('invitation.match', { score: invitation.score })}</Badge>
          )}
        </p>
        <p className="mt-0.5 text-14 wrap-anywhere text-ink-muted">
          {t('invitation.from', { company, date: format.date(invitation.invitedAt) })}
          {invitation.location && ` · ${invitation.location}`}
          {isOpen && ` · ${t('invitation.until', { date: format.date(invitation.expiresAt) })}`}
        </p>
      </div>
      {isOpen && (
        <div className="flex flex-wrap gap-2">
          <ButtonLink
            to={`/student-dashboard/jobs?job=${postingId}&via=invitation`}
            variant="primary"
            size="sm"
            aria-label={t('invitation.apply-one', { title, company })}
          >
            {t('invitation.apply')}
          </ButtonLink>
          <Button
            size="sm"
            aria-label={t('invitation.decline-one', { title, company })}
            busy={decline.isPending}
            onClick={() => decline.mutate({ invitationId: id, company })}
          >
            {t('invitation.decline')}
          </Button>
        </div>
      )}
      {invitation.mayUndo && (
        <Button size="sm" onClick={() => void undo(id)}>
          {t('common.undo')}
        </Button>
      )}
    </li>
  );
}

type Declined = { invitationId: string; company: string };

/** Declines in one click; it can be undone until the company is notified. */
function useAnswer() {
  const t = useTexts();
  const cache = useQueryClient();
  const offerUndo = useUndoToast();
  const reload = () => cache.invalidateQueries({ queryKey: api.invitation.key() });
  const set = (invitationId: string, isDeclined: boolean) =>
    api.invitation.setDeclined.call(
      { invitationId, isDeclined },
      { context: { idempotencyKey: crypto.randomUUID() } },
    );
  const undo = async (invitationId: string) => {
    try {
      await set(invitationId, false);
      toast({ title: t('invitation.undone'), tone: 'success' });
    } catch (error) {
      showFailure(t, 'dashboard.failed', error);
    }
    await reload();
  };
  const decline = useSingleMutation({
    mutationFn: ({ invitationId }: Declined) => set(invitationId, true),
    onSuccess: (_answer, { invitationId, company }) =>
      offerUndo({
        title: t('invitation.declined'),
        description: t('invitation.grace', { company }),
        undo: () => set(invitationId, false),
        undone: t('invitation.undone'),
        failed: t('dashboard.failed'),
        reload,
      }),
    onError: (error) => showFailure(t, 'dashboard.failed', error),
    onSettled: reload,
  });
  return { decline, undo };
}

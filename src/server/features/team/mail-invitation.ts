import { invitationState } from '#domain/team/team.ts';
import type { Ctx } from '#server/context.ts';
import { findReader } from '#server/features/setting/find-reader.ts';
import type { MailPort } from '#server/ports/mail/mail.ts';
import { invitationUrl } from './create-invitation.ts';
import { findInvitationRow } from './team.store.ts';

/** Mails an invitation, unless it is no longer open. */
export async function mailInvitation(
  ctx: Ctx,
  mail: MailPort,
  { id }: { id: string },
): Promise<void> {
  const found = await findInvitationRow(ctx, id);
  if (!found?.isOpenCompany || invitationState(found.invitation, ctx.now) !== 'open') return;
  const { email, role } = found.invitation;
  if (email === null) return;
  const { t, layOut } = await findReader(ctx, { email });
  const names = { company: found.companyName };
  const body = layOut({
    heading: t('company-mail.invitation.heading', names),
    paragraphs: [t(`company-mail.invitation.${role}`, names), t('company-mail.invitation.next')],
    action: { label: t('company-mail.invitation.action'), url: invitationUrl(ctx, id) },
    footer: t('company-mail.invitation.footer', names),
  });
  await mail.send({ id, to: email, subject: t('company-mail.invitation.subject', names), ...body });
}

import { v7 as uuid } from 'uuid';
import { deviceOf } from '#domain/account/device-of.ts';
import type { Ctx } from '#server/context.ts';
import { findReader } from '#server/features/setting/find-reader.ts';
import { createFormat } from '#texts/format.ts';

export async function mailNewDevice(
  ctx: Ctx,
  to: string,
  { userAgent, address }: { userAgent: string | null; address: string },
): Promise<void> {
  const { t, locale, timeZone, layOut } = await findReader(ctx, { email: to });
  const { browser, system } = deviceOf(userAgent);
  const device =
    browser && system
      ? t('account-mail.new-device.device', { browser, system })
      : (browser ?? system ?? t('account-mail.new-device.unknown'));
  const at = createFormat(locale, timeZone).dateTime(ctx.now, 'long');
  const body = layOut({
    heading: t('account-mail.new-device.heading'),
    paragraphs: [
      t('account-mail.new-device.body', { device, address, at, zone: timeZone }),
      t('account-mail.not-you'),
    ],
    action: { label: t('account-mail.changed.action'), url: `${ctx.publicUrl}/forgot-password` },
    footer: t('account-mail.footer'),
  });
  const mail = { id: uuid(), to, subject: t('account-mail.new-device.subject'), ...body };
  await ctx.tasks.add(ctx.db, 'mail.send', { mail });
}

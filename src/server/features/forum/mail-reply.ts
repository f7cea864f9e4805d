import type { Ctx } from '#server/context.ts';
import { findReader } from '#server/features/setting/find-reader.ts';
import { findAddress } from './forum.store.ts';

type Reply = { id: string; body: string; from: string };
type Topic = { id: string; title: string };

/** Queues the mail with a reply's full text to the topic's author. */
export async function mailReply(
  ctx: Ctx,
  userId: string,
  topic: Topic,
  reply: Reply,
): Promise<void> {
  const { t, wantsMail, layOut } = await findReader(ctx, { userId });
  const to = await findAddress(ctx, userId);
  if (to === undefined || !wantsMail('forum.reply')) return;
  const { title } = topic;
  const body = layOut({
    heading: t('community-mail.reply.heading'),
    paragraphs: [
      reply.from
        ? t('community-mail.reply.text', { name: reply.from, title })
        : t('community-mail.reply.unnamed', { title }),
      reply.body,
    ],
    action: {
      label: t('community-mail.reply.action'),
      url: `${ctx.publicUrl}/community/forum/${topic.id}`,
    },
    footer: t('community-mail.reply.footer'),
  });
  const subject = t('community-mail.reply.subject', { title });
  await ctx.tasks.add(
    ctx.db,
    'mail.send',
    { mail: { id: reply.id, to, subject, ...body } },
    { key: reply.id },
  );
}

import { replyFields } from '#domain/forum/post.ts';
import { api } from '#web/lib/api.ts';
import { Form, SubmitButton } from '#web/lib/form.tsx';
import { TextareaField } from '#web/lib/text-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import { toast } from '#web/ui/toast-store.ts';

/** Replies to a topic. The draft lasts as long as the tab. */
export function ReplyForm({ topicId, onSent }: { topicId: string; onSent: () => void }) {
  const t = useTexts();
  const form = useForm({
    initial: { body: '' },
    draft: `forum-reply-${topicId}`,
    fields: replyFields,
    changes: api.forum.key(),
    submit: ({ body = '' }, { context }) =>
      api.forum.createReply.call({ topicId, body }, { context }),
    onDone: () => {
      toast({ title: t('forum.reply.done'), tone: 'success' });
      onSent();
    },
  });
  return (
    <Form form={form} className="flex flex-col gap-4">
      <TextareaField
        name="body"
        label={t('forum.reply.label')}
        required
        help={t('forum.reply.help')}
        rows={5}
      />
      <SubmitButton busyText={t('forum.reply.busy')} className="self-start">
        {t('forum.reply.submit')}
      </SubmitButton>
    </Form>
  );
}

import { useNavigate } from 'react-router';
import { topicFields } from '#domain/forum/post.ts';
import { api } from '#web/lib/api.ts';
import { Form, SubmitButton } from '#web/lib/form.tsx';
import { TextareaField, TextField } from '#web/lib/text-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import { toast } from '#web/ui/toast-store.ts';
import { TagField, tagsIn } from './tag-field.tsx';

/** Starts a topic. The draft lasts as long as the tab. */
export function TopicForm({ tags: known }: { tags: readonly string[] }) {
  const t = useTexts();
  const navigate = useNavigate();
  const form = useForm({
    initial: { title: '', body: '', tags: '' },
    draft: 'forum-topic',
    fields: topicFields,
    changes: api.forum.key(),
    submit: ({ title = '', body = '', tags = '' }, { context }) =>
      api.forum.createTopic.call({ title, body, tags: tagsIn(tags) }, { context }),
    onDone: ({ id }) => {
      toast({ title: t('forum.form.done'), tone: 'success' });
      return navigate(`/community/forum/${id}`);
    },
  });
  return (
    <Form form={form}>
      <TextField name="title" label={t('forum.form.name')} required />
      <TextareaField
        name="body"
        label={t('forum.form.body')}
        required
        help={t('forum.reply.help')}
        rows={8}
      />
      <TagField known={known} />
      <SubmitButton size="lg" busyText={t('common.sending')} className="self-start">
        {t('forum.form.submit')}
      </SubmitButton>
    </Form>
  );
}

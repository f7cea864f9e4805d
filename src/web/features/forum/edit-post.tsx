import { useState } from 'react';
import type { ForumPost, Topic } from '#contract/forum.ts';
import { findProblems, longestOf } from '#domain/fields.ts';
import { replyFields, topicFields } from '#domain/forum/post.ts';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useDialogForm } from '#web/lib/use-dialog-form.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { TagField } from './tag-field.tsx';

/** Writes a post of one's own anew. */
export default function EditPost({
  post,
  knownTags,
  open,
  onClose,
}: {
  post: ForumPost | Topic;
  knownTags: readonly string[];
  open: boolean;
  onClose: () => void;
}) {
  const t = useTexts();
  const topic = 'title' in post ? post : null;
  const [tags, setTags] = useState(topic?.tags ?? []);
  // What was on the screen when the form was opened, whatever came since.
  const [version] = useState(post.version);
  const { dialog, form, field } = useDialogForm({
    onClose,
    judge: (typed) => findProblems(topic ? topicFields : replyFields, typed),
    longest: longestOf(topicFields),
    changes: api.forum.key(),
    failedTitle: t('forum.editing.failed'),
    send: ({ title = '', body = '' }, idempotencyKey) => {
      const context = { idempotencyKey };
      return topic
        ? api.forum.updateTopic.call({ topicId: post.id, title, body, tags, version }, { context })
        : api.forum.updateReply.call({ replyId: post.id, body, version }, { context });
    },
    onDone: () => {
      onClose();
      toast({ title: t('forum.editing.done'), tone: 'success' });
    },
  });
  const [title, body] = [field('title', topic?.title ?? ''), field('body', post.source ?? '')];
  return (
    <FormDialog
      {...dialog}
      open={open}
      title={t('forum.editing.title')}
      submitText={t('forum.editing.submit')}
      busyText={t('forum.editing.busy')}
    >
      <form {...form} className="flex flex-col gap-4">
        {topic && (
          <Field label={t('forum.form.name')} required error={title.error}>
            <Input {...title.control} required />
          </Field>
        )}
        <Field
          label={t('forum.form.body')}
          required
          help={t('forum.reply.help')}
          error={body.error}
        >
          <Textarea {...body.control} rows={8} most={replyFields.body.max} required />
        </Field>
        {topic && <TagField tags={tags} known={knownTags} onChange={setTags} />}
      </form>
    </FormDialog>
  );
}

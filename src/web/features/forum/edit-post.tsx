import { useState } from 'react';
import type { ForumPost, Topic } from '#contract/forum.ts';
import { replyFields, topicFields } from '#domain/forum/post.ts';
import { api } from '#web/lib/api.ts';
import { DialogForm } from '#web/lib/dialog-form.tsx';
import { TextareaField, TextField } from '#web/lib/text-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import type { DialogState } from '#web/ui/dialog.tsx';
import { TagField, tagsIn } from './tag-field.tsx';

export default function EditPost({
  post,
  knownTags,
  ...dialog
}: {
  post: ForumPost | Topic;
  knownTags: readonly string[];
} & DialogState) {
  const t = useTexts();
  const topic = 'title' in post ? post : null;
  // The version that the form was opened with, whatever loads later.
  const [version] = useState(post.version);
  const form = useForm({
    initial: {
      title: topic?.title ?? '',
      body: post.source ?? '',
      tags: topic?.tags.join('\n') ?? '',
    },
    fields: topic ? topicFields : replyFields,
    changes: api.forum.key(),
    submit: ({ title = '', body = '', tags = '' }, { context }) => {
      if (topic === null)
        return api.forum.updateReply.call({ replyId: post.id, body, version }, { context });
      const input = { topicId: post.id, title, body, tags: tagsIn(tags), version };
      return api.forum.updateTopic.call(input, { context });
    },
    onDone: dialog.onClose,
    doneText: t('common.saved'),
    failedTitle: t('forum.editing.failed'),
  });
  return (
    <DialogForm
      form={form}
      {...dialog}
      title={t('forum.editing.title')}
      submitText={t('forum.editing.submit')}
      busyText={t('common.saving')}
    >
      {topic && <TextField name="title" label={t('forum.form.name')} required />}
      <TextareaField
        name="body"
        label={t('forum.form.body')}
        required
        help={t('forum.reply.help')}
        rows={8}
      />
      {topic && <TagField known={knownTags} />}
    </DialogForm>
  );
}

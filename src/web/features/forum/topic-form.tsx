import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { findProblems, type Problems } from '#domain/fields.ts';
import { topicFields } from '#domain/forum/post.ts';
import { api } from '#web/lib/api.ts';
import { problemText } from '#web/lib/problem-text.ts';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useFormDraft } from '#web/lib/use-form-draft.ts';
import { useIntentKey } from '#web/lib/use-intent-key.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { TagField } from './tag-field.tsx';

const nothing = { title: '', body: '' };

/** Begins a topic. What was typed outlives a closed page for as long as the tab does. */
export default function TopicForm({ tags: known }: { tags: readonly string[] }) {
  const t = useTexts();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const keyFor = useIntentKey();
  const element = useRef<HTMLFormElement>(null);
  const [tags, setTags] = useState<string[]>([]);
  const [problems, setProblems] = useState<Problems<typeof topicFields>>({});
  const forget = useFormDraft(element, 'forum-topic', nothing, true);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (input: { title: string; body: string; tags: string[] }) =>
      api.forum.createTopic.call(input, { context: { idempotencyKey: keyFor(input) } }),
    onSuccess: ({ id }) => {
      forget();
      void cache.invalidateQueries({ queryKey: api.forum.key() });
      toast({ title: t('forum.form.done'), tone: 'success' });
      return navigate(`/community/forum/${id}`);
    },
    onError: (failed) =>
      toast({
        title: t('forum.form.failed'),
        description: t(callFailure(failed)),
        tone: 'danger',
      }),
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const data = new FormData(event.currentTarget);
    const text = (name: string) => String(data.get(name) ?? '');
    const typed = { title: text('title'), body: text('body') };
    const found = findProblems(topicFields, typed);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first === undefined) return mutate({ ...typed, tags });
    const field = event.currentTarget.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  };
  const errorOf = (name: 'title' | 'body') => problemText(t, problems[name], topicFields[name].max);
  return (
    <form ref={element} noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      {error && (
        <Callout tone="danger" live>
          {t(callFailure(error))}
        </Callout>
      )}
      <Field label={t('forum.form.name')} required error={errorOf('title')}>
        <Input name="title" required />
      </Field>
      <Field
        label={t('forum.form.body')}
        required
        help={t('forum.reply.help')}
        error={errorOf('body')}
      >
        <Textarea name="body" rows={8} most={topicFields.body.max} required />
      </Field>
      <TagField tags={tags} known={known} onChange={setTags} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        busy={isPending}
        busyText={t('forum.form.busy')}
        className="self-start"
      >
        {t('forum.form.submit')}
      </Button>
    </form>
  );
}

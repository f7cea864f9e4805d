import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { findProblems } from '#domain/fields.ts';
import { replyFields } from '#domain/forum/post.ts';
import type { Refusal } from '#domain/refusals.ts';
import { api } from '#web/lib/api.ts';
import { problemText } from '#web/lib/problem-text.ts';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useFormDraft } from '#web/lib/use-form-draft.ts';
import { useIntentKey } from '#web/lib/use-intent-key.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/ui/toast-store.ts';

const nothing = { body: '' };

/** Replies to a topic. What was typed outlives a closed page for as long as the tab does. */
export default function ReplyForm({ topicId, onSent }: { topicId: string; onSent: () => void }) {
  const [sent, setSent] = useState(0);
  const done = () => {
    setSent(sent + 1);
    onSent();
  };
  return <Form key={sent} topicId={topicId} onSent={done} />;
}

function Form({ topicId, onSent }: { topicId: string; onSent: () => void }) {
  const t = useTexts();
  const cache = useQueryClient();
  const keyFor = useIntentKey();
  const element = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<Refusal>();
  const forget = useFormDraft(element, `forum-reply-${topicId}`, nothing, true);
  const { mutate, isPending } = useMutation({
    mutationFn: (body: string) => {
      const input = { topicId, body };
      return api.forum.createReply.call(input, { context: { idempotencyKey: keyFor(input) } });
    },
    onSuccess: () => {
      forget();
      toast({ title: t('forum.reply.done'), tone: 'success' });
      onSent();
    },
    onError: (error) =>
      toast({
        title: t('forum.reply.failed'),
        description: t(callFailure(error)),
        tone: 'danger',
      }),
    onSettled: () => cache.invalidateQueries({ queryKey: api.forum.key() }),
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const body = String(new FormData(event.currentTarget).get('body') ?? '');
    const found = findProblems(replyFields, { body }).body;
    setProblem(found);
    if (found === undefined) return mutate(body);
    event.currentTarget.querySelector('textarea')?.focus();
  };
  return (
    <form ref={element} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <Field
        label={t('forum.reply.label')}
        required
        help={t('forum.reply.help')}
        error={problemText(t, problem, replyFields.body.max)}
      >
        <Textarea name="body" rows={5} most={replyFields.body.max} required />
      </Field>
      <Button
        type="submit"
        variant="primary"
        busy={isPending}
        busyText={t('forum.reply.busy')}
        className="self-start"
      >
        {t('forum.reply.submit')}
      </Button>
    </form>
  );
}

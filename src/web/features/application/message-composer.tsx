import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { maxMessageLength } from '#domain/application/may-write-message.ts';
import { mergeTemplate } from '#domain/template/template.ts';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useCountText } from '#web/lib/use-count-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { type Addressee, templateValues } from './merged-preview.tsx';
import { TemplatePicker } from './template-picker.tsx';
import { useMessageDraft } from './use-message-draft.ts';
import type { useSendMessage } from './use-send-message.ts';

/** The message input. A message that failed to send returns to it, above anything typed since. */
export function MessageComposer({
  applicationId,
  userId,
  arrived,
  sending,
  addressee,
  onSent,
}: {
  applicationId: string;
  userId: string;
  /** The latest own message that was delivered. */
  arrived: string;
  sending: ReturnType<typeof useSendMessage>;
  /** The applicant, for whom templates are filled in; null for students. */
  addressee: Addressee | null;
  onSent: () => void;
}) {
  const t = useTexts();
  const countText = useCountText();
  const field = useRef<HTMLTextAreaElement>(null);
  const { send, shown, problem, forgetProblem } = sending;
  const { text, setText } = useMessageDraft(applicationId, userId, {
    pendingMessage: shown?.body ?? '',
    arrived,
  });

  function submit(): void {
    const isGoing = send(text, {
      sent: onSent,
      failed: () => setText((since) => [text, since].filter(Boolean).join('\n\n')),
    });
    if (isGoing) setText('');
    field.current?.focus();
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    if (event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  return (
    <div className="flex flex-col gap-2">
      {addressee && (
        <MessageTemplates
          addressee={addressee}
          onPick={(body) => setText((before) => [before, body].filter(Boolean).join('\n\n'))}
        />
      )}
      <Field
        label={t('messages.write')}
        help={<span className="pointer-coarse:hidden">{t('messages.help')}</span>}
        error={problem}
      >
        <Textarea
          ref={field}
          rows={3}
          value={text}
          dir="auto"
          most={maxMessageLength}
          countText={countText}
          onChange={(event) => {
            setText(event.currentTarget.value);
            if (problem) forgetProblem();
          }}
          onKeyDown={onKeyDown}
        />
      </Field>
      <Button
        variant="primary"
        icon={Send}
        busy={shown !== null}
        busyText={t('common.sending')}
        onClick={submit}
        className="self-end"
      >
        {t('messages.send')}
      </Button>
    </div>
  );
}

/** Templates for messages, filled in for the applicant before they are edited and sent. */
function MessageTemplates({
  addressee,
  onPick,
}: {
  addressee: Addressee;
  onPick: (body: string) => void;
}) {
  const { data } = useQuery(api.template.list.query());
  return (
    data && (
      <TemplatePicker
        kind="reply"
        onPick={(body) => onPick(mergeTemplate(body, templateValues(data, addressee)))}
      />
    )
  );
}

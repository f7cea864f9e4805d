import { Mail } from 'lucide-react';
import type { ContactMessage } from '#contract/contact.ts';
import { type ContactState, contactStates } from '#domain/contact/contact-state.ts';
import { api } from '#web/lib/api.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { useChange } from '#web/lib/use-change.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

const tones = { open: 'warning', answered: 'success', closed: 'neutral' } as const;

/** A contact message, with a reply link and its possible next statuses. */
export function ContactMessageCard({ message }: { message: ContactMessage }) {
  const t = useTexts();
  const format = useFormat();
  const { id, name, state, email } = message;
  const { mutate, isPending, variables } = useChange({
    call: (to: ContactState) => api.contact.setState.call({ messageId: id, from: state, to }),
    changes: api.contact.key(),
    done: ({ state: now }) => t(`admin-community.messages.done.${now}`),
    failed: t('admin-community.messages.failed'),
  });
  const subject = message.subject || t('admin-community.messages.no-subject');
  const answer = t('admin-community.messages.reply-subject', { subject: message.subject });
  return (
    <Card>
      <article className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone={tones[state]}>{t(`admin-community.messages.states.${state}`)}</Badge>
          <time dateTime={message.createdAt.toISOString()} className="text-13 text-ink-muted">
            {format.dateTime(message.createdAt)}
          </time>
        </div>
        <div>
          <h2 className="text-16 font-semibold wrap-anywhere">{subject}</h2>
          <p className="mt-0.5 text-13 wrap-anywhere text-ink-muted">
            {t('admin-community.messages.from', {
              name,
              type: t(`admin-community.messages.types.${message.userType}`),
            })}
            {' · '}
            {email}
          </p>
        </div>
        <p className="max-w-text text-14 wrap-anywhere whitespace-pre-line">{message.message}</p>
        {message.handledAt && (
          <p className="text-13 text-ink-muted">
            {t('admin-community.messages.handled', {
              state: t(`admin-community.messages.states.${state}`),
              name: message.handledBy ?? t('admin-community.messages.somebody'),
              when: format.dateTime(message.handledAt),
            })}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <a
            href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(answer)}`}
            aria-label={t('admin-community.messages.reply-to', { name })}
            className={buttonClass('primary', 'sm')}
          >
            <span className="inline-flex items-center gap-2">
              <Mail size={16} aria-hidden="true" className="shrink-0" />
              {t('admin-community.messages.reply')}
            </span>
          </a>
          {contactStates
            .filter((to) => to !== state)
            .map((to) => (
              <Button
                key={to}
                size="sm"
                busy={isPending && variables === to}
                aria-label={t('admin-community.messages.to-of', {
                  action: t(`admin-community.messages.to.${to}`),
                  name,
                })}
                onClick={() => !isPending && mutate(to)}
              >
                {t(`admin-community.messages.to.${to}`)}
              </Button>
            ))}
        </div>
      </article>
    </Card>
  );
}

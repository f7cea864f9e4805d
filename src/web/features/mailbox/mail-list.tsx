import type { StoredMail } from '#contract/mailbox.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Card } from '#web/ui/card.tsx';

const address = /(https?:\/\/[^\s<>"]+)/u;

/** Mails stored in development, as their recipients would get them, in plain text with links. */
export function MailList({ mails }: { mails: StoredMail[] }) {
  const t = useTexts();
  const format = useFormat();
  return (
    <ul className="flex flex-col gap-4">
      {mails.map((mail) => (
        <li key={mail.id}>
          <Card as="article">
            <h2 className="text-16 font-semibold">{mail.subject}</h2>
            <p className="mt-1 text-13 text-ink-muted">
              {t('mailbox.to', { to: mail.to })}
              {' · '}
              <time dateTime={mail.keptAt.toISOString()}>{format.dateTime(mail.keptAt)}</time>
            </p>
            <p className="mt-4 text-14 break-words whitespace-pre-line">
              {mail.text.split(address).map((part, at) =>
                at % 2 === 1 ? (
                  <a key={at} href={part}>
                    {part}
                  </a>
                ) : (
                  part
                ),
              )}
            </p>
          </Card>
        </li>
      ))}
    </ul>
  );
}

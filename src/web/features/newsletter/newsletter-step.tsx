import { MailedLink } from '#web/lib/mailed-link.tsx';
import { useTexts } from '#web/lib/texts.tsx';

/** Confirms or ends the newsletter by its mailed link. */
export function NewsletterStep({ step }: { step: 'confirm' | 'leave' }) {
  const t = useTexts();
  return (
    <MailedLink
      title={t(`newsletter.${step}`)}
      text={t(`newsletter.${step}-text`)}
      action={`/newsletter/${step}`}
      submit={t(`newsletter.${step}-action`)}
    />
  );
}

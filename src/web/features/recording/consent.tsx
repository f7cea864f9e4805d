import { retentionDays } from '#domain/recording/recording-limits.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

type Props = {
  onAgree: (options: { video: boolean }) => void;
  /** The company that gets the recording; without one, only the student sees it. */
  company?: string | undefined;
  video: boolean;
};

/** What is stored, who sees it and for how long. Nothing happens before the student agrees. */
export function Consent({ onAgree, company, video }: Props) {
  const t = useTexts();
  const rows = [
    [
      t('recording.consent.what-label'),
      t(video ? 'recording.consent.what' : 'recording.consent.what-sound'),
    ],
    [
      t('recording.consent.who-label'),
      company === undefined
        ? t('recording.consent.who')
        : t('recording.consent.company-who', { company }),
    ],
    [t('recording.consent.long-label'), t('recording.consent.long', { days: retentionDays })],
  ];
  return (
    <Card
      title={t('recording.consent.title')}
      description={t('recording.consent.text')}
      padding="lg"
      className="max-w-text"
    >
      <dl className="flex flex-col gap-3 text-14">
        {rows.map(([term, text]) => (
          <div key={term} className="grid gap-x-4 sm:grid-cols-[8rem_1fr]">
            <dt className="font-medium">{term}</dt>
            <dd className="text-ink-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => onAgree({ video })}>
          {t('recording.consent.agree')}
        </Button>
        {video && (
          <Button onClick={() => onAgree({ video: false })}>
            {t('recording.consent.sound-only')}
          </Button>
        )}
      </div>
    </Card>
  );
}

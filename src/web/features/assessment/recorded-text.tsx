import { useTexts } from '#web/lib/texts.tsx';

/** What the candidate says a recording contains, for those who can't or don't want to hear it. */
export function RecordedText({ text }: { text: string }) {
  const t = useTexts();
  if (text.trim() === '')
    return <p className="text-13 text-ink-muted">{t('assessment.record.no-text')}</p>;
  return (
    <div className="text-14">
      <p className="text-13 text-ink-muted">{t('assessment.record.text-by')}</p>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
    </div>
  );
}

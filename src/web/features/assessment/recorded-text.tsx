import { useTexts } from '#web/lib/texts.tsx';

/** What the candidate wrote a recording to contain, for those who can't or don't want to hear it. */
export function RecordedText({ text, isOwn = false }: { text: string; isOwn?: boolean }) {
  const t = useTexts();
  if (text.trim() === '') {
    if (isOwn) return null;
    return <p className="text-13 text-ink-muted">{t('assessment.record.no-text')}</p>;
  }
  return (
    <div className="text-14">
      <p className="text-13 text-ink-muted">
        {t(isOwn ? 'assessment.record.text' : 'assessment.record.text-by')}
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
    </div>
  );
}

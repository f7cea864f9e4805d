import type { AtsPlace } from '#domain/ats/ats-report.ts';
import type { ParsedResume } from '#domain/resume-reading/parsed-resume.ts';
import { ParsedCard } from '#web/features/resume-reading/parsed-card.tsx';

type EmployerViewProps = { parsed: ParsedResume; file: File; mark: AtsPlace | null };

/** What an employer's software extracts from a file that was just scored. */
export default function EmployerView({ parsed, file, mark }: EmployerViewProps) {
  return (
    <ParsedCard
      key={mark === null ? '' : `${mark.page} ${mark.text}`}
      parsed={parsed}
      file={parsed.from === 'pdf' ? file : null}
      reader="student"
      mark={mark?.box ? { page: mark.page, box: mark.box } : null}
    />
  );
}

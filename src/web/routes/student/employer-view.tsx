import type { ParsedResume } from '#domain/resume-reading/parsed-resume.ts';
import { ParsedCard } from '#web/features/resume-reading/parsed-card.tsx';

/** What an employer's software makes of a file that was just scored. */
export default function EmployerView({ parsed, file }: { parsed: ParsedResume; file: File }) {
  return <ParsedCard parsed={parsed} file={parsed.from === 'pdf' ? file : null} reader="student" />;
}

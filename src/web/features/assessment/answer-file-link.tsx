import { Download } from 'lucide-react';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { answerFilePath } from './assessment-paths.ts';

type Props = { sittingId: string; place: number; children: string };

/** Downloads the file that was given as an answer. */
export function AnswerFileLink({ sittingId, place, children }: Props) {
  return (
    <ButtonLink
      to={answerFilePath(sittingId, place)}
      reloadDocument
      size="sm"
      icon={Download}
      variant="secondary"
      className="wrap-anywhere"
    >
      {children}
    </ButtonLink>
  );
}

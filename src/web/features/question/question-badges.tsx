import { Badge, type Tone } from '#web/ui/badge.tsx';
import { useQuestionLabels } from './use-question-labels.ts';

const tones: Record<string, Tone> = {
  technical: 'info',
  behavioral: 'accent',
  easy: 'success',
  medium: 'warning',
  hard: 'danger',
};

export function QuestionBadges({ type, difficulty }: { type: string; difficulty: string | null }) {
  const labels = useQuestionLabels();
  return (
    <>
      <Badge tone={tones[type] ?? 'neutral'}>{labels.type(type)}</Badge>
      {difficulty && (
        <Badge tone={tones[difficulty] ?? 'neutral'}>{labels.difficulty(difficulty)}</Badge>
      )}
    </>
  );
}

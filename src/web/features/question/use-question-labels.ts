import type { QuestionSet } from '#contract/question.ts';
import { useTexts } from '#web/lib/texts.tsx';

/** The words for a question's type and difficulty; unknown ones are shown as they are. */
export function useQuestionLabels() {
  const t = useTexts();
  const known = (prefix: 'types' | 'difficulties', word: string) => {
    const key = `question.${prefix}.${word}`;
    return t.has(key) ? t(key as 'question.types.technical') : word;
  };
  return {
    type: (word: string) => known('types', word),
    difficulty: (word: string) => known('difficulties', word),
    /** 'Data Science · Junior' */
    asked: ({ domain, experienceLevel }: Pick<QuestionSet, 'domain' | 'experienceLevel'>) =>
      `${t(`question.domains.${domain}`)} · ${t(`question.levels.${experienceLevel}`)}`,
  };
}

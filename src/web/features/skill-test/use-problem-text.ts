import { useTexts } from '#web/lib/texts.tsx';

/** Why an answer was stopped in plain words; the message of an error as it is. */
export function useProblemText() {
  const t = useTexts();
  return (problem: string) => {
    const key = `skill-test.problem.${problem}`;
    return t.has(key) ? t(key as 'skill-test.problem.failed') : problem;
  };
}

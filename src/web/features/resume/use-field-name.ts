import { useTexts } from '#web/lib/texts.tsx';

/** The name of what a path leads to, from the resume down to one field; of a list, the name of its section. */
export function useFieldName(): (path: readonly string[]) => string {
  const t = useTexts();
  return (path) => {
    const known = path.toReversed().find((part) => t.has(`resume.field.${part}`));
    return known === undefined
      ? t('resume.name')
      : t(`resume.field.${known}` as 'resume.field.name');
  };
}

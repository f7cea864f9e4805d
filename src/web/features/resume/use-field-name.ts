import { useTexts } from '#web/lib/texts.tsx';

/** The label of a path, from the resume's root down to a field; for a list, its section's name. */
export function useFieldName(): (path: readonly string[]) => string {
  const t = useTexts();
  return (path) => {
    const known = path.toReversed().find((part) => t.has(`resume.field.${part}`));
    return known === undefined
      ? t('resume.name')
      : t(`resume.field.${known}` as 'resume.field.name');
  };
}

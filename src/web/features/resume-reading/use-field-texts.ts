import type { ParsedField } from '#domain/resume-reading/parsed-resume.ts';
import { monthText } from '#domain/resume/month-text.ts';
import { present } from '#domain/resume/resume.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';

const isDate = /\.(?:start|end)$/u;

/** The label of a field, null where its section already names it; and its value for display. */
export function useFieldTexts() {
  const t = useTexts();
  const { locale } = useLocale();
  const valueOf = ({ path, value }: Pick<ParsedField, 'path' | 'value'>): string =>
    isDate.test(path) && value === present ? t('resume-reading.card.present') : value;
  return {
    labelOf(path: string): string | null {
      const name = path.split('.').at(-1) ?? '';
      return t.has(`resume-reading.field.${name}`)
        ? t(`resume-reading.field.${name}` as 'resume-reading.field.name')
        : null;
    },
    /** For editing: a month is 'YYYY-MM'. */
    valueOf,
    /** For display: a month is 'Jun 2024'. */
    shownOf: (field: Pick<ParsedField, 'path' | 'value'>): string =>
      isDate.test(field.path) ? monthText(valueOf(field), locale) : valueOf(field),
  };
}

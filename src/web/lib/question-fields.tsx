import { experienceLevels, questionDomains } from '#domain/question/question-options.ts';
import { optionsOf } from '#web/ui/options-of.ts';
import { SelectField } from './select-field.tsx';
import { useTexts } from './texts.tsx';

/** Field and level of the questions to practise with. */
export function QuestionFields() {
  const t = useTexts();
  return (
    <>
      <SelectField
        name="domain"
        label={t('dashboard.domain')}
        required
        placeholder={t('question.choose-domain')}
        options={optionsOf(questionDomains, (value) => t(`question.domains.${value}`))}
      />
      <SelectField
        name="experienceLevel"
        label={t('question.level')}
        required
        placeholder={t('question.choose-level')}
        options={optionsOf(experienceLevels, (value) => t(`question.levels.${value}`))}
      />
    </>
  );
}

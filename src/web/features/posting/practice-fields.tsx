import { postingFields } from '#domain/posting/posting-fields.ts';
import { maxPracticeQuestions } from '#domain/posting/read-practice-questions.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import type { FieldProblems, TypedPosting } from './typed-posting.ts';

/** Interview questions that the company publishes for students to prepare with. */
export function PracticeFields({
  typed,
  problems,
}: {
  typed: TypedPosting;
  problems: FieldProblems;
}) {
  const t = useTexts();
  return (
    <Card
      padding="lg"
      title={t('posting.editor.practice')}
      description={t('posting.editor.practice-text')}
    >
      <div className="flex flex-col gap-5">
        <Field
          label={t('posting.field.practiceQuestions')}
          id="practiceQuestions"
          mark={t('common.optional')}
          help={t('posting.field.practiceQuestions-help', { most: maxPracticeQuestions })}
          error={problems.practiceQuestions}
        >
          <Textarea
            name="practiceQuestions"
            rows={5}
            maxLength={postingFields.practiceQuestions.max}
            defaultValue={typed.practiceQuestions}
          />
        </Field>
        <Checkbox
          name="sharesPractice"
          label={t('posting.field.sharesPractice')}
          description={t('posting.field.sharesPractice-help')}
          defaultChecked={typed.sharesPractice}
        />
      </div>
    </Card>
  );
}

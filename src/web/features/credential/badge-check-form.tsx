import { refusalText } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useFileSize } from '#web/lib/use-file-size.ts';
import { useRefusedForm } from '#web/lib/use-refused-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Field } from '#web/ui/field.tsx';
import { FileInput } from '#web/ui/file-input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

/**
 * Takes a badge as a file, a text or a link, and keeps what was typed. A plain form, so that it
 * works without scripts.
 */
export function BadgeCheckForm({
  action,
  typed = '',
}: {
  action: string;
  typed?: string | undefined;
}) {
  const t = useTexts();
  const sizeText = useFileSize();
  const refused = useRefusedForm();
  return (
    <form
      action={`${action}#result`}
      method="post"
      encType="multipart/form-data"
      className="flex flex-col gap-5"
    >
      {refused && (
        <Callout tone="danger" live>
          {t(refusalText[refused.refusal])}
        </Callout>
      )}
      <Field label={t('verification.form.file')}>
        <FileInput
          name="file"
          accept=".json,.1ob,.png,.svg,.jwt,application/json,image/png,image/svg+xml"
          prompt={t('verification.form.prompt')}
          hint={t('verification.form.file-hint')}
          clearLabel={(name) => t('verification.form.clear', { name })}
          sizeText={sizeText}
        />
      </Field>
      <Field label={t('verification.form.badge')}>
        <Textarea
          name="badge"
          rows={4}
          spellCheck={false}
          defaultValue={refused?.values['badge'] ?? typed}
        />
      </Field>
      <Button type="submit" size="lg" variant="primary" className="self-start">
        {t('common.verify')}
      </Button>
    </form>
  );
}

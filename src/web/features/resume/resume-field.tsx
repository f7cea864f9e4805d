import { memo, useState } from 'react';
import { longestOf } from '#domain/resume/find-resume-problems.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

export type ResumeFieldProps = {
  /** The field's name in the resume. */
  name: string;
  label: string;
  value: string;
  onText: (text: string) => void;
  problem?: string | undefined;
  help?: string | undefined;
  id?: string | undefined;
  isLong?: boolean;
  /** The heading above already names it. */
  hideLabel?: boolean;
  rows?: number;
  type?: 'text' | 'email' | 'tel' | 'url';
  autoComplete?: string;
  className?: string;
};

/**
 * A text field of a resume. Problems are shown once the field loses focus, and length problems
 * immediately.
 */
export const ResumeField = memo(function ResumeField(props: ResumeFieldProps) {
  const { name, label, value, onText, problem, help, id, isLong = false, type = 'text' } = props;
  const t = useTexts();
  const [isLeft, setLeft] = useState(false);
  const most = longestOf(name);
  const error = isLeft || value.length > most ? problem : undefined;
  const shared = { name, value, dir: 'auto', onBlur: () => setLeft(true) };
  return (
    <Field
      label={label}
      help={help}
      error={error}
      id={id}
      className={props.className ?? ''}
      hideLabel={props.hideLabel ?? false}
    >
      {isLong ? (
        <Textarea
          {...shared}
          rows={props.rows ?? 4}
          most={most}
          countText={(used) => (used > most * 0.8 ? t('resume.used', { used, most }) : '')}
          onChange={(event) => onText(event.target.value)}
        />
      ) : (
        <Input
          {...shared}
          type={type === 'url' ? 'text' : type}
          inputMode={type === 'url' ? 'url' : undefined}
          autoComplete={props.autoComplete ?? 'off'}
          onChange={(event) => onText(event.target.value)}
        />
      )}
    </Field>
  );
});

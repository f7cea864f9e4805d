import type { ComponentProps, ReactNode } from 'react';
import { companyFields } from '#domain/company/company-fields.ts';
import { FieldControls } from '#web/lib/field-controls.tsx';
import { useTexts } from '#web/lib/texts.tsx';

type Controls = ComponentProps<typeof FieldControls<typeof companyFields>>;
type Props = Pick<Controls, 'help' | 'autoComplete' | 'mark'> & { children?: ReactNode };

/**
 * The company fields, shared by the request form, the back-office and the company's own profile.
 */
export function CompanyControls(props: Props) {
  const t = useTexts();
  return (
    <FieldControls
      {...props}
      fields={companyFields}
      label={(name) => t(`company-fields.${name}`)}
      placeholder={t('company-fields.choose-size')}
    />
  );
}

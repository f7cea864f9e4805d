import type { ComponentProps } from 'react';
import { companyFields, companyProfileFields } from '#domain/company/company-fields.ts';
import { industries } from '#domain/company/industry.ts';
import { FieldControls } from '#web/lib/field-controls.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { HiddenTimeZone } from '#web/lib/time-zone-field.tsx';
import { optionsOf } from '#web/ui/options-of.ts';

type Controls = ComponentProps<typeof FieldControls<typeof companyFields>>;
type Props = Pick<Controls, 'help' | 'autoComplete' | 'mark' | 'children'> & {
  /** Includes what only the company itself fills in. */
  isWhole?: boolean;
  /** Takes the time zone of the browser instead of asking. */
  takesTimeZone?: boolean;
};

const { timeZone: _, ...withoutZone } = companyFields;

/**
 * The company fields, shared by the request form, the back office and the company's own profile.
 */
export function CompanyControls({ isWhole = false, takesTimeZone = false, help, ...props }: Props) {
  const t = useTexts();
  const shared = {
    ...props,
    label: (name: keyof typeof companyProfileFields) => t(`company-fields.${name}`),
    placeholder: t('company-fields.choose-size'),
    choices: {
      industry: {
        placeholder: t('company-fields.choose-industry'),
        options: optionsOf(industries, (each) => t(`company-fields.industries.${each}`)),
      },
    },
  };
  const more = { timeZone: t('company-fields.timeZone-help'), ...help };
  if (takesTimeZone)
    return (
      <>
        <FieldControls {...shared} {...(help && { help })} fields={withoutZone} />
        <HiddenTimeZone name="timeZone" />
      </>
    );
  if (!isWhole) return <FieldControls {...shared} help={more} fields={companyFields} />;
  const all = {
    foundedYear: t('company-fields.foundedYear-help'),
    location: t('company-fields.location-help'),
    ...more,
  };
  return <FieldControls {...shared} help={all} fields={companyProfileFields} />;
}

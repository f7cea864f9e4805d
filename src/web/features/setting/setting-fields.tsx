import type { ComponentProps } from 'react';
import type { PlainTextKey } from '#texts/translate.ts';
import { SwitchField } from '#web/lib/switch-field.tsx';
import { TextField } from '#web/lib/text-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';

type NameIn<
  Part extends string,
  Key = PlainTextKey,
> = Key extends `admin-settings.${Part}.${infer Name}` ? Name : never;

/** Switches, each with what it does. */
export function SettingSwitches({ names }: { names: readonly NameIn<'help'>[] }) {
  const t = useTexts();
  return (
    <div className="flex flex-col gap-3">
      {names.map((name) => (
        <SwitchField
          key={name}
          name={name}
          label={t(`admin-settings.field.${name}`)}
          description={t(`admin-settings.help.${name}`)}
        />
      ))}
    </div>
  );
}

type SettingTextProps = Omit<ComponentProps<typeof TextField>, 'label' | 'name'> & {
  name: NameIn<'field'>;
};

export function SettingText({ name, ...field }: SettingTextProps) {
  const t = useTexts();
  return (
    <TextField
      name={name}
      label={t(`admin-settings.field.${name}`)}
      autoComplete="off"
      {...field}
    />
  );
}

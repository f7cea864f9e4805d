import { secondsPerQuestion, timeFactors } from '#domain/skill-test/skill-test.ts';
import { api } from '#web/lib/api.ts';
import { SelectField } from '#web/lib/select-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import { Card } from '#web/ui/card.tsx';
import { SettingForm } from './setting-form.tsx';
import { useOwnSettings } from './use-own-settings.ts';

/** A student's extra time in skill tests. */
export function TestTimeSettings() {
  const t = useTexts();
  const { settings, take } = useOwnSettings();
  const form = useForm({
    initial: { timeFactor: String(settings.tests.timeFactor) },
    submit: (values) =>
      api.setting.saveTestTime.call({
        timeFactor: timeFactors.find((each) => String(each) === values['timeFactor']) ?? 1,
      }),
    onDone: (saved) => take({ tests: saved }),
    doneText: t('settings.tests.saved'),
    failedTitle: t('settings.failed'),
  });
  return (
    <SettingForm form={form} saveText={t('settings.tests.save')}>
      <Card title={t('settings.tests.title')} description={t('settings.tests.text')}>
        <SelectField
          name="timeFactor"
          className="max-w-md"
          label={t('settings.tests.factor')}
          help={t('settings.tests.help')}
          options={timeFactors.map((factor) => ({
            value: String(factor),
            label: t(factor === 1 ? 'settings.tests.standard' : 'settings.tests.more', {
              factor,
              minutes: (factor * secondsPerQuestion) / 60,
            }),
          }))}
        />
      </Card>
    </SettingForm>
  );
}

import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { findProblems } from '#domain/fields.ts';
import { sourceFields } from '#domain/setting/setting-fields.ts';
import type { SourceSettings as Sources } from '#domain/setting/setting-groups.ts';
import { boardSettings, feedSettings, findBoardProblems } from '#domain/source/boards-of.ts';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { SettingForm } from './setting-frame.tsx';
import { useSettingForm } from './use-setting-form.ts';

const boards = Object.values(boardSettings);
const feeds = Object.values(feedSettings);

/** Which boards and lists of jobs outside are read. */
export function SourceSettings() {
  const t = useTexts();
  const cache = useQueryClient();
  const { data } = useSuspenseQuery(api.setting.loadAll.queryOptions({ input: {} }));
  const form = useSettingForm({
    group: 'sources',
    loaded: data.sources,
    findProblems: (settings) => ({
      ...findProblems(sourceFields, settings as Sources),
      ...findBoardProblems(settings as Sources),
    }),
    save: async (settings) => {
      const saved = await api.setting.saveSources.call(settings as Sources & { version: number });
      void cache.invalidateQueries({ queryKey: api.source.key() });
      return saved;
    },
  });
  const { textOf, switchOf, errorOf } = form;
  return (
    <SettingForm form={form}>
      <Card
        as="section"
        level={3}
        title={t('admin-settings.boards.title')}
        description={t('admin-settings.boards.text')}
      >
        <div className="grid gap-x-6 gap-y-4 md:grid-cols-2">
          {boards.map((name) => (
            <Field
              key={name}
              label={t(`admin-settings.field.${name}`)}
              help={t(`admin-settings.help.${name}`)}
              error={errorOf(name)}
            >
              <Textarea {...textOf(name)} rows={3} spellCheck={false} autoComplete="off" />
            </Field>
          ))}
        </div>
      </Card>
      <Card
        as="section"
        level={3}
        title={t('admin-settings.feeds.title')}
        description={t('admin-settings.feeds.text')}
      >
        <div className="flex flex-col gap-3">
          {feeds.map((name) => (
            <Switch
              key={name}
              {...switchOf(name)}
              label={t(`admin-settings.field.${name}`)}
              description={t(`admin-settings.help.${name}`)}
            />
          ))}
        </div>
      </Card>
    </SettingForm>
  );
}

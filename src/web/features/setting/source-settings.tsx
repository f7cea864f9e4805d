import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { boardSettings, feedSettings, findBoardProblems } from '#domain/external-jobs/boards-of.ts';
import { sourceFields } from '#domain/setting/setting-fields.ts';
import { api } from '#web/lib/api.ts';
import { TextareaField } from '#web/lib/text-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Card } from '#web/ui/card.tsx';
import { SettingSwitches } from './setting-fields.tsx';
import { SettingGroupForm } from './setting-frame.tsx';
import { useSettingGroup } from './use-setting-group.ts';

const boards = Object.values(boardSettings);
const feeds = Object.values(feedSettings);

/** The external boards and lists to import jobs from. */
export function SourceSettings() {
  const t = useTexts();
  const cache = useQueryClient();
  const { data } = useSuspenseQuery(api.setting.loadAll.query());
  const group = useSettingGroup({
    group: 'sources',
    loaded: data.sources,
    fields: sourceFields,
    validate: findBoardProblems,
    save: async (settings) => {
      const saved = await api.setting.saveSources.call(settings);
      void cache.invalidateQueries({ queryKey: api.externalJobs.key() });
      return saved;
    },
  });
  return (
    <SettingGroupForm group={group}>
      <Card title={t('admin-settings.boards.title')} description={t('admin-settings.boards.text')}>
        <div className="grid gap-x-6 gap-y-4 md:grid-cols-2">
          {boards.map((name) => (
            <TextareaField
              name={name}
              key={name}
              label={t(`admin-settings.field.${name}`)}
              help={t(`admin-settings.help.${name}`)}
              rows={3}
              spellCheck={false}
              autoComplete="off"
            />
          ))}
        </div>
      </Card>
      <Card title={t('admin-settings.feeds.title')} description={t('admin-settings.feeds.text')}>
        <SettingSwitches names={feeds} />
      </Card>
    </SettingGroupForm>
  );
}

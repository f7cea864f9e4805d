import { ArrowRight } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { importWithRetry } from '#web/lib/import-with-retry.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { EntrySection } from './entry-section.tsx';
import { FormPart } from './form-part.tsx';
import { PersonalTab } from './personal-tab.tsx';
import type { ResumeEditor } from './use-resume-editor.ts';

const load = {
  own: () => import('./custom-sections.tsx'),
  skills: () => import('./skills-tab.tsx'),
  template: () => import('./template-tab.tsx'),
};
const CustomSections = lazy(() => importWithRetry(load.own));
const SkillsTab = lazy(() => importWithRetry(load.skills));
const TemplateTab = lazy(() => importWithRetry(load.template));

const names = ['personal', 'education', 'experience', 'skills', 'template'] as const;

type BuilderTabsProps = { editor: ResumeEditor; onPreview: () => void };

/** The five parts of the form; the URL holds the open one. */
export function BuilderTabs({ editor, onPreview }: BuilderTabsProps) {
  const t = useTexts();
  const [search, setSearch] = useSearchParams();
  const open = names.find((name) => name === search.get('part')) ?? 'personal';
  useEffect(() => {
    // Preloads the other parts while the first is open.
    for (const part of Object.values(load)) part().catch(() => undefined);
  }, []);
  const choose = (part: string) =>
    setSearch(
      (now) => {
        now.set('part', part);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  const panels: Record<(typeof names)[number], ReactNode> = {
    personal: <PersonalTab editor={editor} />,
    education: <EntrySection editor={editor} name="education" />,
    experience: (
      <div className="flex flex-col gap-8">
        <EntrySection editor={editor} name="experience" />
        <FormPart title={t('resume.section.projects')}>
          <EntrySection editor={editor} name="projects" />
        </FormPart>
        <CustomSections editor={editor} />
      </div>
    ),
    skills: <SkillsTab editor={editor} />,
    template: <TemplateTab editor={editor} />,
  };
  return (
    <Tabs
      className="-mt-2"
      label={t('resume.tabs.label')}
      value={open}
      onValueChange={choose}
      tabs={names.map((name, at) => {
        const next = names[at + 1];
        return {
          value: name,
          label: t(`resume.tabs.${name}`),
          panel: (
            <div className="flex flex-col gap-8">
              <Suspense fallback={<SkeletonLines lines={6} />}>{panels[name]}</Suspense>
              {next !== undefined ? (
                <Button
                  variant="primary"
                  icon={ArrowRight}
                  className="self-end"
                  onClick={(event) => {
                    const list = event.currentTarget
                      .closest('[data-resume-form]')
                      ?.querySelectorAll<HTMLElement>('[role=tab]');
                    choose(next);
                    list?.[at + 1]?.focus();
                    list?.[at + 1]?.scrollIntoView({ block: 'nearest' });
                  }}
                >
                  {t('resume.tabs.next', { part: t(`resume.tabs.${next}`) })}
                </Button>
              ) : (
                <Button
                  variant="primary"
                  icon={ArrowRight}
                  className="self-end lg:hidden"
                  onClick={onPreview}
                >
                  {t('resume.tabs.preview')}
                </Button>
              )}
            </div>
          ),
        };
      })}
    />
  );
}

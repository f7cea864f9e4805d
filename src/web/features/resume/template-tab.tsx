import { resumeAccents } from '#domain/resume/resume-colors.ts';
import {
  type ResumeDesign,
  resumeColors,
  resumeFonts,
  resumePapers,
  resumeTemplates,
} from '#domain/resume/resume-design.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { FormPart } from './form-part.tsx';
import { PagePicture } from './page-picture.tsx';
import { SectionOrder } from './section-order.tsx';
import type { ResumeEditor } from './use-resume-editor.ts';
import { useTemplatePictures } from './use-template-pictures.ts';

const parts = [
  ['color', resumeColors],
  ['font', resumeFonts],
  ['paper', resumePapers],
] as const;

const isColor = (value: string): value is ResumeDesign['color'] => value in resumeAccents;

function Swatch({ color }: { color: ResumeDesign['color'] }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 12 12" className="me-1.5 inline size-3 align-[-0.0625rem]">
      <circle cx="6" cy="6" r="6" fill={resumeAccents[color]} />
    </svg>
  );
}

export default function TemplateTab({ editor }: { editor: ResumeEditor }) {
  const t = useTexts();
  const { design } = editor.written;
  const pictures = useTemplatePictures(editor.written);
  const set = (part: keyof ResumeDesign) => (value: string) =>
    editor.change((now) => ({ ...now, design: { ...now.design, [part]: value } }));
  return (
    <div className="flex flex-col gap-8">
      <RadioGroup
        name="template"
        legend={t('resume.field.template')}
        look="cards"
        value={design.template}
        onValueChange={set('template')}
        options={resumeTemplates.map((value) => ({
          value,
          picture: <PagePicture url={pictures[value]} />,
          label: t(`resume.design.${value}`),
          description: t(`resume.design.${value}-text`),
        }))}
      />
      {parts.map(([part, values]) => (
        <RadioGroup
          key={part}
          name={part}
          legend={t(`resume.field.${part}`)}
          look="segmented"
          value={design[part]}
          onValueChange={set(part)}
          options={values.map((value) => ({
            value,
            label: (
              <>
                {isColor(value) && <Swatch color={value} />}
                {t(`resume.design.${value}`)}
              </>
            ),
          }))}
        />
      ))}
      <FormPart title={t('resume.field.order')} help={t('resume.section.order-help')}>
        <SectionOrder editor={editor} />
      </FormPart>
    </div>
  );
}

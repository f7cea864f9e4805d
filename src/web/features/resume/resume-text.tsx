import { printedName } from '#domain/account/printed-name.ts';
import { orderSections } from '#domain/resume/order-sections.ts';
import { present, type Resume } from '#domain/resume/resume.ts';
import { useTexts } from '#web/lib/texts.tsx';

type Part = { key: string; title: string; lines: string[]; note: string };

/** The resume as headings and text, in page order: for users who can't see the page images. */
export default function ResumeText({ content }: { content: Resume }) {
  const t = useTexts();
  const { basics } = content;
  const contact = [basics.email, basics.phone, basics.location, basics.website];
  const urls = content.links.map(({ label, url }) => [label, url].filter(Boolean).join(': '));
  const sections = orderSections(content)
    .map((name) => ({ name, ...sectionOf(content, name, t('resume.month.now')) }))
    .filter(({ parts }) => parts.length > 0);
  return (
    <div className="flex flex-col gap-4 text-14 wrap-anywhere text-ink">
      <div>
        <h2 className="text-16 font-semibold">{printedName(basics)}</h2>
        <p>{basics.title}</p>
        <p className="text-ink-muted">{[...contact, ...urls].filter(Boolean).join(' · ')}</p>
      </div>
      {sections.map(({ name, title, parts }) => (
        <section key={name}>
          <h3 className="font-semibold">
            {title ?? t(`resume.section.${name}` as 'resume.section.summary')}
          </h3>
          {parts.map((part) => (
            <div key={part.key} className="mt-1">
              {part.title && <h4 className="font-medium">{part.title}</h4>}
              {part.note && <p className="text-ink-muted">{part.note}</p>}
              {part.lines.map((line, at) => (
                <p key={at}>{line}</p>
              ))}
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}

function sectionOf(
  content: Resume,
  name: string,
  today: string,
): { title?: string; parts: Part[] } {
  const joined = (...texts: string[]) => texts.filter((text) => text.trim() !== '').join(', ');
  const lines = (text: string) => text.split('\n').filter((line) => line.trim() !== '');
  const time = (start: string, end: string) =>
    [start, end === present ? today : end].filter(Boolean).join(' – ');
  const withText = (parts: Part[]) =>
    parts.filter(({ title, note, lines: all }) => title || note || all.length > 0);
  const plain = (all: string[]) => withText([{ key: name, title: '', note: '', lines: all }]);
  switch (name) {
    case 'summary':
      return { parts: plain(lines(content.basics.summary)) };
    case 'experience':
      return {
        parts: withText(
          content.experience.map((each) => ({
            key: each.id,
            title: joined(each.position, each.company),
            note: joined(time(each.start, each.end), each.location),
            lines: lines(each.description),
          })),
        ),
      };
    case 'education':
      return {
        parts: withText(
          content.education.map((each) => ({
            key: each.id,
            title: joined(each.degree, each.field, each.institution),
            note: joined(time(each.start, each.end), each.location, each.grade),
            lines: lines(each.description),
          })),
        ),
      };
    case 'projects':
      return {
        parts: withText(
          content.projects.map((each) => ({
            key: each.id,
            title: joined(each.name, each.role),
            note: joined(time(each.start, each.end), each.url),
            lines: lines(each.description),
          })),
        ),
      };
    case 'skills':
      return { parts: plain(content.skills.length > 0 ? [namesOf(content.skills)] : []) };
    case 'languages':
      return { parts: plain(content.languages.map((each) => joined(each.name, each.fluency))) };
    case 'certifications':
    case 'achievements':
      return { parts: plain(content[name]) };
    default: {
      const own = content.custom.find(({ id }) => id === name);
      const parts = (own?.entries ?? []).map((each) => ({
        key: each.id,
        title: joined(each.title, each.subtitle),
        note: time(each.start, each.end),
        lines: lines(each.description),
      }));
      return { title: own?.title ?? '', parts: withText(parts) };
    }
  }
}

function namesOf(skills: Resume['skills']): string {
  return skills.map(({ name }) => name).join(', ');
}

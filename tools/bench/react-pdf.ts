import { createRequire } from 'node:module';
import {
  Document,
  Font,
  Link,
  Page,
  renderToBuffer,
  StyleSheet,
  Text,
  View,
} from '@react-pdf/renderer';
import { createElement as element, type ReactElement, type ReactNode } from 'react';
import { layOutResume } from '#domain/resume/lay-out-resume.ts';
import type { SheetSection } from '#domain/resume/resume-sheet.ts';
import type { Resume } from '#domain/resume/resume.ts';

const { resolve } = createRequire(import.meta.url);
const fontFile = (weight: string) =>
  resolve(`@expo-google-fonts/source-sans-3/${weight}/SourceSans3_${weight}.ttf`);
Font.register({
  family: 'Source Sans 3',
  fonts: [{ src: fontFile('400Regular') }, { src: fontFile('600SemiBold'), fontWeight: 600 }],
});

const styles = StyleSheet.create({
  page: { padding: 50, fontSize: 10, fontFamily: 'Source Sans 3' },
  name: { fontSize: 26, fontWeight: 600, marginBottom: 8 },
  title: { fontSize: 13, color: '#1f4fbf', marginBottom: 6 },
  heading: { fontSize: 12, color: '#1f4fbf', borderBottomWidth: 1, marginTop: 14, marginBottom: 6 },
  line: { flexDirection: 'row', justifyContent: 'space-between', marginTop: 6 },
  bold: { fontWeight: 600 },
  text: { marginBottom: 3 },
});

/** The same content with a similar layout and the same font. */
export function reactPdf(resume: Resume): Promise<Buffer> {
  const { name, title, contacts, sections } = layOutResume(resume);
  const links = contacts.map(({ text, url }, key) =>
    url ? element(Link, { key, src: url }, `${text}  `) : `${text}  `,
  );
  const page = element(
    Page,
    { size: 'A4', style: styles.page },
    element(Text, { style: styles.name }, name),
    element(Text, { style: styles.title }, title),
    element(Text, { style: styles.text }, ...links),
    ...sections.map((section) =>
      element(
        View,
        { key: section.id },
        element(Text, { style: styles.heading }, section.heading),
        ...linesOf(section),
      ),
    ),
  );
  return renderToBuffer(element(Document, { title: name, language: 'en' }, page));
}

function linesOf(section: SheetSection): ReactNode[] {
  const text = (words: string, key: string | number): ReactElement =>
    element(Text, { key, style: styles.text }, words);
  if (section.kind === 'skills')
    return section.groups.map(({ name, skills }) =>
      text(`${name}  ${skills.map((skill) => skill.name).join(', ')}`, name),
    );
  if (section.kind === 'list')
    return section.lines.map((line, at) => text(`${line.text}${line.link?.text ?? ''}`, at));
  if (section.kind !== 'entries') return section.lines.map(text);
  return section.entries.flatMap(({ title, subtitle, place, dates, points }, at) => [
    element(
      View,
      { key: `${at}-title`, style: styles.line },
      element(Text, { style: styles.bold }, title),
      element(Text, {}, dates),
    ),
    element(
      View,
      { key: `${at}-place`, style: styles.line },
      element(Text, {}, subtitle),
      element(Text, {}, place),
    ),
    ...points.map((point, n) => text(`•  ${point}`, `${at}-${n}`)),
  ]);
}

import {
  makeRows,
  takeForms,
  type GeneratedForms,
  type GeneratedRow,
  type GeneratedRows,
} from './generated-layouts.fixture.ts';
import { madeNames, makePerson, type GeneratedPerson } from './generated-people.fixture.ts';
import { createRandom } from './random.fixture.ts';

export const pageKinds = ['text', 'one', 'left', 'right', 'linkedIn'] as const;
export type PageKind = (typeof pageKinds)[number];
export type GeneratedResume = {
  name: string;
  person: GeneratedPerson;
  page: PageKind;
  side: 'open' | 'held';
  /** The script or kind of the name. */
  script: string;
  forms: GeneratedForms;
  content: string;
};

/** A made resume as plain text, or as HTML for a browser to print. */
export function makeResume(seed: number, side: 'open' | 'held', page: PageKind): GeneratedResume {
  const random = createRandom(
    seed * 7919 + (side === 'held' ? 104_729 : 0) + pageKinds.indexOf(page),
  );
  const drawn = random.whole(0, 1) === 0 ? 'latin' : random.take(Object.keys(madeNames));
  // Chromium writes these with /ActualText, which pdf.js doesn't read; there is no Korean font.
  const isLost = page !== 'text' && ['devanagari', 'tamil', 'thai', 'hangul'].includes(drawn);
  const script = isLost ? 'occupational' : drawn;
  const person = makePerson(random, random.take(madeNames[script as keyof typeof madeNames]));
  const forms = takeForms(random, side);
  // A comma cannot separate a single name or one of its own commas from a title.
  if (person.title.includes(',') && forms.header === 'comma') forms.header = 'dash';
  const rows = makeRows(random, person, side, forms);
  const content =
    page === 'text'
      ? asText(ordered(rows))
      : page === 'linkedIn'
        ? linkedIn(person)
        : asHtml(rows, page, random.take(styles));
  return { name: `${side}-${page}-${seed}`, person, page, side, script, forms, content };
}

function ordered(rows: GeneratedRows): GeneratedRow[] {
  const { header, summary, work, studies, skills } = rows;
  const main = rows.isStudentFirst ? [...studies, ...work] : [...work, ...studies];
  const rest = rows.isSkillsFirst ? [...skills, ...main] : [...main, ...skills];
  return [...header, ...summary, ...rest];
}

const textWidth = 90;

function asText(rows: readonly GeneratedRow[]): string {
  return rows
    .map(({ kind, cells, isFirst }) => {
      const [first = '', second] = cells;
      if (kind === 'heading') return `\n${first}`;
      if (kind === 'bullet') return `- ${first}`;
      if (kind === 'tags') return cells.join('  ');
      if (kind === 'grid')
        return `${isFirst ? '\n' : ''}${cells
          .map((cell) => cell.padEnd(26))
          .join('   ')
          .trimEnd()}`;
      const gap = ' '.repeat(Math.max(4, textWidth - first.length - (second?.length ?? 0)));
      return `${isFirst ? '\n' : ''}${second === undefined ? first : first + gap + second}`;
    })
    .join('\n');
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function htmlOf({ kind, cells, isFirst }: GeneratedRow): string {
  const [first = '', second] = cells.map(escaped);
  const top = isFirst ? ' first' : '';
  if (kind === 'name') return `<h1>${first}</h1>`;
  if (kind === 'heading') return `<h2>${first}</h2>`;
  if (kind === 'bullet') return `<ul><li>${first}</li></ul>`;
  if (kind === 'tags')
    return `<p>${cells.map((cell) => `<span class=tag>${escaped(cell)}</span>`).join(' ')}</p>`;
  if (kind === 'grid')
    return `<div class="grid${top}">${cells.map((cell) => `<div>${escaped(cell)}</div>`).join('')}</div>`;
  if (second !== undefined)
    return `<div class="ends ${kind}${top}"><span>${first}</span><i>${second}</i></div>`;
  return `<p class="${kind}${top}">${first}</p>`;
}

/** Families are declared by the printer; `css` differs in what tells headings and entries apart. */
const styles = [
  'h1{font-size:22pt;font-weight:700}h2{font-size:13pt;border-bottom:1px solid #999}',
  'h1{font-size:26pt;font-weight:400;text-align:center}h2{font-size:10pt;text-transform:uppercase;letter-spacing:.5pt}',
  'h1{font-size:18pt;font-weight:700;color:#135}h2{font-size:11pt;font-weight:700;color:#135}.strong{font-weight:400}',
  'body{font-family:SourceSerif,Scripts}h1{font-size:20pt}h2{font-size:12pt;font-weight:700}.italic{font-weight:700}',
];

const base = `@page{size:A4;margin:16mm}*{margin:0;padding:0;box-sizing:border-box}
body{font:10pt/1.35 SourceSans,Scripts;color:#111}h2{margin:10pt 0 4pt}.first{margin-top:6pt}.strong{font-weight:700}
.italic{font-style:italic}.ends{display:flex;justify-content:space-between;gap:12pt}.ends i{font-style:normal;font-weight:400;white-space:nowrap}
.grid{display:flex;gap:12pt}.grid div:first-child{width:190pt;flex:none}.grid div{flex:1}
ul{padding-left:14pt}.tag{display:inline-block;background:#e8ecf4;padding:1pt 4pt;margin:1pt 3pt 1pt 0}
.two{display:flex;gap:20pt}.two>div{flex:1}.two>aside{width:150pt;flex:none}.two .ends{flex-wrap:wrap;gap:0 8pt}
.two .grid{display:block}`;

function asHtml(rows: GeneratedRows, page: PageKind, style: string): string {
  const whole = (part: readonly GeneratedRow[]) => part.map(htmlOf).join('\n');
  const { header, summary, work, studies, skills } = rows;
  const main = `<div>${whole([...summary, ...work, ...(page === 'right' ? studies : [])])}</div>`;
  const aside = `<aside>${whole([...skills, ...(page === 'right' ? [] : studies)])}</aside>`;
  const body =
    page === 'one'
      ? whole(ordered(rows))
      : `${whole(header)}<div class=two>${page === 'left' ? aside + main : main + aside}</div>`;
  return documentOf(body, style);
}

const documentOf = (body: string, style: string) =>
  `<!doctype html><meta charset=utf-8><style>FONTS${base}${style}</style>${body}`;

const monthsOf = (month: string) =>
  month === 'present'
    ? 'Present'
    : new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${month}-01T00:00:00Z`),
      );

/** The layout of LinkedIn's 'Save to PDF'. */
function linkedIn({
  name,
  title,
  place,
  email,
  phone,
  summary,
  jobs,
  schools,
  skills,
}: GeneratedPerson): string {
  const side = `<h3>Contact</h3><p>${phone} (Mobile)</p><p>${email}</p><p>www.linkedin.com/in/some-<br>profile-1b2 (LinkedIn)</p>
<h3>Top Skills</h3>${skills.map((skill) => `<p>${escaped(skill)}</p>`).join('')}`;
  const main = `<h1>${escaped(name)}</h1><p class=big>${escaped(title)}</p><p class=dim>${place}</p><h2>Summary</h2><p>${summary}</p>
<h2>Experience</h2>${jobs
    .map(
      (job) => `<p class="big gap">${escaped(job.company)}</p><p class=mid>${escaped(job.title)}</p>
<p>${monthsOf(job.start)} - ${monthsOf(job.end)} (2 years 3 months)</p><p class=dim>${job.place}</p>
<p>${job.points.map(escaped).join('<br>')}</p>`,
    )
    .join('')}<h2>Education</h2>${schools
    .map(
      (each) => `<p class="big gap">${escaped(each.school)}</p>
<p>${each.degree}, ${each.field} · (${each.start} - ${each.end})</p>`,
    )
    .join('')}`;
  return documentOf(
    `<div class=two><aside>${side}</aside><div>${main}</div></div>`,
    `@page{margin:0}.two{min-height:297mm;gap:0}.two>aside{width:204pt;background:#293e49;color:#e1e8eb;padding:28pt 22pt}
.two>div{padding:36pt 28pt}h1{font-size:26pt;font-weight:400}h2{font-size:15.75pt;font-weight:400;margin:18pt 0 8pt}
h3{font-size:13pt;font-weight:400;margin:14pt 0 6pt}aside p{font-size:10.5pt}.big{font-size:12pt}.mid{font-size:11.5pt}
.gap{margin-top:12pt}.dim{color:#777}div>p{font-size:10.5pt}p.big{font-size:12pt}p.mid{font-size:11.5pt}`,
  );
}

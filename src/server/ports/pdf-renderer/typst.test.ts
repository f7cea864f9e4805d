import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { fromJsonResume } from '#domain/resume/from-json-resume.ts';
import {
  defaultDesign,
  type ResumeDesign,
  resumeColors,
  resumeFonts,
  resumePapers,
  resumeTemplates,
  skillIndicators,
} from '#domain/resume/resume-design.ts';
import { englishLabels } from '#domain/resume/resume-labels.ts';
import type { Resume } from '#domain/resume/resume.ts';
import { anyResume, exampleResume, longResume, shortResume } from '#testing/made-resumes.ts';
import { hasPoppler, popplerText, readPdf } from '#testing/pdf-text.ts';
import { sample, takeTurns, triesAll } from '#testing/take-turns.ts';
import type { Asker, PdfRendererError } from './pdf-renderer.ts';
import { createTypst } from './typst.ts';

const pdfRenderer = createTypst();
afterAll(() => pdfRenderer.close());

const options = { title: 'Asha Rao: resume', language: 'en', labels: englishLabels };
const designs: ResumeDesign[] = resumeTemplates.flatMap((template) =>
  resumeFonts.flatMap((font, at) =>
    skillIndicators.map((indicator, next) => ({
      template,
      font,
      indicator,
      color: resumeColors[(at * 3 + next) % resumeColors.length] ?? 'blue',
      paper: resumePapers[next % 2] ?? 'a4',
    })),
  ),
);
/** One per template and font. */
const twelve = designs.filter((_, n) => n % 3 === (Math.floor(n / 3) + Math.floor(n / 9)) % 3);
const nameOf = ({ template, font, indicator }: ResumeDesign) => `${template} ${font} ${indicator}`;

const scripts: Resume = {
  ...exampleResume,
  basics: {
    ...exampleResume.basics,
    firstName: 'Zażółć',
    lastName: 'Gęślą-Jaźń',
    title: 'Nguyễn Thị Hường, kỹ sư',
    location: 'İstanbul, Türkiye',
    summary:
      'office fi ff ffi ffl affluent\nРазработчик интерфейсов, Київ\nआशा राव, पुणे विद्यापीठ की छात्रा',
  },
  experience: [
    {
      id: 'e1',
      company: 'Łódź & Sons <b>',
      position: 'C++ developer, 2019–2023',
      location: 'São Paulo',
      start: '2019-03',
      end: '2023',
      description: 'o\uFB03ce of the \uFB01rst \u{1D401}old word\nमराठी आणि हिन्दी में लिखा',
    },
  ],
  projects: [],
};

/** A line may end after a hyphen. */
const flat = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/(?<=\p{L}-)\s*\n\s*(?=\p{L})/gu, '')
    .replaceAll(/\s+/gu, ' ');
const told = ({ basics, experience, education, projects, skills, ...rest }: Resume) =>
  [
    `${basics.firstName} ${basics.lastName}`,
    basics.title,
    basics.email,
    basics.phone,
    basics.location,
    ...basics.summary.split('\n'),
    ...experience.flatMap((entry) => [
      entry.position,
      entry.company,
      entry.location,
      ...entry.description.split('\n'),
    ]),
    ...education.flatMap((entry) => [entry.degree, entry.institution, entry.grade]),
    ...projects.flatMap((entry) => [entry.name, entry.role, ...entry.description.split('\n')]),
    ...skills.flatMap(({ name, group }) => [name, group]),
    ...rest.languages.flatMap(({ name, fluency }) => [name, fluency]),
    ...rest.certifications,
    ...rest.achievements,
    ...rest.custom.flatMap(({ title, entries }) => [title, ...entries.map((each) => each.title)]),
  ].map((text) =>
    flat(text.replaceAll(/[\uFB00-\uFB06\u{1D401}]/gu, (sign) => sign.normalize('NFKC'))),
  );

/** Sections of the side column, and on which side of the others it is. */
const besideOthers = ['Skills', 'Certifications', 'Languages'];
const sides: Partial<Record<ResumeDesign['template'], 'before' | 'after'>> = {
  panel: 'before',
  columns: 'after',
};
function asPrinted(headings: string[], template: ResumeDesign['template']): string[] {
  const side = sides[template];
  if (side === undefined) return headings;
  const [beside, others] = [true, false].map((isBeside) =>
    headings.filter((heading) => besideOthers.includes(heading) === isBeside),
  ) as [string[], string[]];
  return side === 'before' ? [...beside, ...others] : [...others, ...beside];
}

function problemsIn(
  extracted: string,
  resume: Resume,
  template: ResumeDesign['template'],
): string[] {
  const text = flat(extracted);
  const missing = told(resume).filter((each) => !text.includes(each));
  const odd = text.match(/[\uE000-\uF8FF\uFB00-\uFB4F\u200B\uFFFD\u0000]/gu) ?? [];
  const isFirst = text
    .trim()
    .startsWith(flat(`${resume.basics.firstName} ${resume.basics.lastName}`));
  const headings = [
    'Summary',
    'Experience',
    'Projects',
    'Education',
    'Skills',
    'Volunteering',
  ].filter((heading) => heading !== 'Projects' || resume.projects.length > 0);
  const rest = ['Certifications', 'Languages', 'Achievements'];
  const places = asPrinted([...headings, ...rest], template).map((heading) =>
    extracted.search(new RegExp(`^\\s*${heading}\\s*$`, 'mu')),
  );
  const isOrdered = places.every((place, at) => place >= 0 && place >= (places[at - 1] ?? 0));
  return [
    ...missing,
    ...odd,
    ...(isFirst ? [] : ['name is not first']),
    ...(isOrdered ? [] : [`order: ${places}`]),
  ];
}

test('RES-04 reading only the glyphs of a PDF returns names in Indian and Thai scripts as written', async () => {
  const names = `क्षितिज त्रिपाठी, सॉफ़्टवेयर अभियंता
श्रीकृष्ण ज्ञानेश्वर कुऱ्हाडे, पुणे विश्वविद्यालय
মৌলিক কোড ও গবেষণা
தொழில்நுட்பம் கோவை பொறியியல் கல்லூரி
നിർമ്മാണം കൊച്ചി സാങ്കേതിക വിദ്യ
శ్రీనివాస్
ಕರ್ನಾಟಕ ವಿಶ್ವವಿದ್ಯಾಲಯ ಕ್ಷೇತ್ರ
ગુજરાત વિશ્વવિદ્યાલય ક્ષિતિજ
ਪੰਜਾਬ ਯੂਨੀਵਰਸਿਟੀ
ଓଡ଼ିଶା ବିଶ୍ୱବିଦ୍ୟାଳୟ
มหาวิทยาลัย กรุงเทพ น้ำ`.split('\n');
  const basics = { ...shortResume.basics, summary: names.join('\n') };
  const pdf = await pdfRenderer.pdf({ ...shortResume, basics }, defaultDesign, options);
  const text = flat((await readPdf(pdf)).text);
  expect(names.map(flat).filter((name) => !text.includes(name))).toEqual([]);
});

test('RES-04 every field is readable text in the PDF, in order, in every template, font and script', async ({
  annotate,
}) => {
  if (!hasPoppler) await annotate('skipped: no pdftotext; only pdf.js has read these');
  for (const [at, design] of twelve.entries())
    for (const resume of takeTurns([scripts, exampleResume], at)) {
      const pdf = await pdfRenderer.pdf(resume, design, options);
      const { text } = await readPdf(pdf);
      expect([nameOf(design), problemsIn(text, resume, design.template)]).toEqual([
        nameOf(design),
        [],
      ]);
      // Guessing columns from the page, pdftotext mixes headings that stand side by side.
      const orders = sides[design.template] ? (['raw'] as const) : (['page', 'raw'] as const);
      for (const order of hasPoppler ? orders : [])
        expect([
          nameOf(design),
          order,
          problemsIn(popplerText(pdf, order), resume, design.template),
        ]).toEqual([nameOf(design), order, []]);
    }
});

test('A11Y-10 the PDF is tagged, states its language and title, and has headings, lists and links', async () => {
  for (const template of resumeTemplates) {
    const pdf = await pdfRenderer.pdf(
      exampleResume,
      { ...defaultDesign, template },
      { ...options, language: 'en-IN' },
    );
    const { info, marks, roles, links } = await readPdf(pdf);
    expect(marks?.get('Marked')).toBe(true);
    expect(info).toMatchObject({ Title: options.title, Author: 'Asha Rao', Language: 'en-IN' });
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
    expect(roles.filter((role) => role === 'H2')).toHaveLength(9);
    expect(new Set(roles).size).toBeGreaterThan(5);
    for (const role of ['H3', 'L', 'LI', 'Link']) expect(roles).toContain(role);
    expect(links).toEqual(
      [
        'mailto:asha.rao@example.com',
        'tel:+919876543210',
        'https://asharao.dev',
        'https://github.com/asharao',
        'https://www.linkedin.com/in/asharao',
        'https://github.com/asharao/quiet-calendar',
      ].map((url) => expect.stringContaining(url)),
    );
    expect(Buffer.from(pdf).includes('pdfuaid:part')).toBe(true);
  }
});

test('RES-04 the PDF embeds its resume as JSON Resume, and is identical for the same resume', async () => {
  const set = () => pdfRenderer.pdf(exampleResume, defaultDesign, options);
  const pdf = await set();
  const { attached } = await readPdf(pdf);
  const carried = JSON.parse(attached.get('resume.json') ?? '');
  expect(fromJsonResume(carried)).toEqual({ resume: exampleResume, problems: [] });
  expect(Buffer.compare(pdf, await set())).toBe(0);
});

test('PERF-01 two pages take at most 60 KB in every design', async () => {
  for (const design of sample(designs, 4)) {
    const pdf = await pdfRenderer.pdf(longResume(2), design, options);
    expect([nameOf(design), (await readPdf(pdf)).pages.length]).toEqual([nameOf(design), 2]);
    expect([nameOf(design), pdf.length <= 60 * 1024]).toEqual([nameOf(design), true]);
  }
});

test('RES-03 the preview shows the PDF’s pages at their size, without scripts or links', async () => {
  for (const paper of resumePapers) {
    const design = { ...defaultDesign, paper };
    const resume = { ...longResume(3), achievements: ['<script>x</script>'] };
    const pages = await pdfRenderer.pages(resume, design, options);
    expect(pages).toHaveLength(
      (await readPdf(await pdfRenderer.pdf(resume, design, options))).pages.length,
    );
    for (const { svg, width, height } of pages) {
      expect([Math.round(width), Math.round(height)]).toEqual(
        paper === 'a4' ? [595, 842] : [612, 792],
      );
      expect(svg).toMatch(/^<svg [^>]*>.*<\/svg>$/u);
      expect(svg).not.toMatch(/<(a|script|style|foreignObject|image|text)\b|\son\w+=/u);
      const used = [...svg.matchAll(/href="#(\w+)"/gu)].map(([, id]) => id);
      expect(used.length).toBeGreaterThan(100);
      expect(used.filter((id) => !svg.includes(`<symbol id="${id}"`))).toEqual([]);
    }
  }
});

test('RES-03 no page ends with a heading or the first line of an entry, wherever it breaks', async () => {
  for (const template of resumeTemplates)
    for (const lines of sample(
      Array.from({ length: 12 }).map((_, at) => at),
      3,
    )) {
      const summary = Array.from({ length: lines }, (_, n) => `Line ${n}`).join('\n');
      const basics = { ...exampleResume.basics, summary };
      const resume = { ...longResume(2), basics };
      const pdf = await pdfRenderer.pdf(resume, { ...defaultDesign, template }, options);
      const { pages } = await readPdf(pdf);
      const last = pages.slice(0, -1).map((text) => text.trim().split('\n').at(-1)?.trim() ?? '');
      expect([
        template,
        lines,
        last.filter((line) => headed.has(line) || line.endsWith(' – Present')),
      ]).toEqual([template, lines, []]);
    }
});

const headed = new Set([
  ...Object.values(englishLabels.sections),
  ...exampleResume.custom.map(({ title }) => title),
  ...exampleResume.experience.map(({ company }) => company),
  ...exampleResume.education.map(({ institution }) => institution),
]);

const hostile = {
  'Typst commands': '#strong[x] $math$ \\backslash \\# `c` @ref <lbl> // c /* d */ #eval("1")',
  'a line without spaces': 'x'.repeat(10_000),
  'names from right to left': 'נועה محمد',
  'emoji of several parts': '🧑‍💻 👩🏽‍🚀 🇮🇳',
  'letters that no font has': '\u{10A00} \u{16A0} 𠮷',
  'Turkish letters': 'İstanbul ISPARTA ılık',
  'marks on marks': `a${'\u0301'.repeat(500)}`,
  'half letters': '\uD800 x \uDC00',
};

/** Samples that a reader extracts in drawing order, or not at all. */
const isDrawn = /right to left|no font|marks|half/u;
const bare = (text: string) => text.normalize('NFC').replaceAll(/\s/gu, '');

test.each(resumeTemplates)(
  'RES-03 entries of a %s resume stand apart from each other',
  async (template) => {
    const [entry] = exampleResume.experience;
    if (!entry) throw new Error('The example has no experience.');
    const experience = ['one', 'two'].map((id) => ({
      ...entry,
      id,
      position: `Baker ${id}`,
      description: `First ${id}\nSecond ${id}`,
    }));
    const bytes = await pdfRenderer.pdf(
      { ...shortResume, experience },
      { ...defaultDesign, template },
      options,
    );
    const { places } = await readPdf(bytes);
    const yOf = (text: string) => places.find(({ str }) => str.includes(text))?.y ?? 0;
    const line = yOf('First one') - yOf('Second one');
    expect(line).toBeGreaterThan(0);
    expect(yOf('Second one') - yOf('Baker two')).toBeGreaterThan(line * 1.2);
  },
);

test('SEC-45 hostile texts always produce a PDF, with each text as typed', async () => {
  for (const template of ['modern', 'creative'] as const)
    for (const [what, text] of Object.entries(hostile)) {
      const resume: Resume = {
        ...exampleResume,
        basics: { ...exampleResume.basics, firstName: text, summary: text, website: text },
        skills: [{ name: text, level: 3, group: text }],
        certifications: Array.from({ length: 200 }, (_, n) => `point ${n}`),
        custom: [{ id: 'c1', title: text, entries: [] }],
      };
      const design = { ...defaultDesign, template, indicator: 'bars' as const };
      const pdf = await pdfRenderer.pdf(resume, design, { ...options, title: text });
      const found = await readPdf(pdf);
      expect([what, found.text.includes('point 199')]).toEqual([what, true]);
      expect([what, found.widest < 1]).toEqual([what, true]);
      const isThere = bare(found.text).includes(bare(text));
      expect([what, isThere || isDrawn.test(what)]).toEqual([what, true]);
    }
});

test('SEC-45 control characters are removed and the text around them stays', async () => {
  const basics = { ...exampleResume.basics, summary: 'one\u0000 t\u0007wo \u202Ethree\u001B[31m' };
  const pdf = await pdfRenderer.pdf({ ...exampleResume, basics }, defaultDesign, options);
  expect(flat((await readPdf(pdf)).text)).toContain('one two three[31m');
});

test('RES-04 any resume can be rendered in any design', async () => {
  const anyDesign = fc.constantFrom(...designs);
  await fc.assert(
    fc.asyncProperty(anyResume, anyDesign, async (resume, design) => {
      const pdf = await pdfRenderer.pdf(resume, design, { ...options, title: '' });
      expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
      expect((await readPdf(pdf)).pages.length).toBeGreaterThan(0);
    }),
    { numRuns: triesAll ? 60 : 15 },
  );
});

test.each(resumeTemplates)(
  'RES-03 a %s resume that is a few lines too long is set smaller to fit one page, a longer one is not',
  async (template) => {
    const design: ResumeDesign = { ...defaultDesign, template };
    const [first] = exampleResume.experience;
    if (!first) throw new Error('no experience');
    const read = async (lines: number) => {
      const description = Array.from({ length: lines }, (_, n) => `Baked ${n} loaves`).join('\n');
      const experience = [{ ...first, description }];
      return readPdf(await pdfRenderer.pdf({ ...shortResume, experience }, design, options));
    };
    const { textSize: usual } = await read(1);
    let lines = 10;
    while ((await read(lines)).pages.length === 1) lines += 1;
    const [last, longer] = [await read(lines - 1), await read(lines)];
    expect(last.textSize / usual).toBeCloseTo(0.92, 2);
    expect(longer.textSize / usual).toBeCloseTo(1, 2);
  },
);

test.each(resumeTemplates)('RES-03 no line of a %s resume ends within C++', async (template) => {
  const design: ResumeDesign = { ...defaultDesign, template };
  const lengths = Array.from({ length: 30 }, (_, n) => n + 5);
  const skills = lengths.flatMap((length) =>
    ['m'.repeat(length), 'C++', 'Python'].map((name) => ({ name, level: 0, group: `G${length}` })),
  );
  const pdf = await pdfRenderer.pdf({ ...exampleResume, skills }, design, options);
  expect((await readPdf(pdf)).text.match(/C\+\+/gu)).toHaveLength(lengths.length);
});

test('RES-03 empty sections are left out', async () => {
  const { text } = await readPdf(await pdfRenderer.pdf(shortResume, defaultDesign, options));
  expect(text).toContain('Education');
  expect(text).not.toMatch(/Summary|Experience|Certifications|Achievements|Volunteering/u);
});

test('RES-03 dates and headings follow the language, and Arabic pages start on the right', async () => {
  const labels = { ...englishLabels, present: 'heute' };
  const german = await pdfRenderer.pdf(exampleResume, defaultDesign, {
    ...options,
    language: 'de',
    labels,
  });
  expect(flat((await readPdf(german)).text)).toContain('Jan. 2026 – heute');
  const arabic = await pdfRenderer.pdf(exampleResume, defaultDesign, {
    ...options,
    language: 'ar',
  });
  expect((await readPdf(arabic)).info).toMatchObject({ Language: 'ar' });
});

test('RES-03 right-to-left text is extracted to its end, each letter once', async ({
  annotate,
}) => {
  if (!hasPoppler) return annotate('skipped: no pdftotext');
  const basics = {
    ...exampleResume.basics,
    firstName: 'محمد',
    lastName: 'مراد',
    title: 'مهندس برمجيات (React)',
    summary: 'סטודנטית לתואר ראשון (B.Sc.) במדעי המחשב.',
  };
  const pdf = await pdfRenderer.pdf({ ...exampleResume, basics }, defaultDesign, options);
  const text = popplerText(pdf, 'page').replaceAll(/[\u202A-\u202E]/gu, '');
  expect(text).toContain('محمد مراد');
  expect(text).toContain('مهندس برمجيات');
  // What follows the Latin letters appears to their left.
  expect(text).toMatch(/B\.Sc.*סטודנטית/u);
});

test('PERF-01 the newest four requests per key stay queued; aborted ones are skipped; other keys are unaffected', async () => {
  const failureOf = (order: Promise<unknown>) =>
    order.then(
      () => 'done',
      (error: PdfRendererError) => error.failure,
    );
  const set = (asker?: Asker) =>
    failureOf(pdfRenderer.pages(exampleResume, defaultDesign, options, asker));
  const typing = new AbortController();
  const orders = [
    set(),
    ...Array.from({ length: 5 }, () => set({ key: 'a' })),
    set({ key: 'b', signal: typing.signal }),
    set({ key: 'b' }),
    set(),
  ];
  typing.abort();
  expect(await Promise.all(orders)).toEqual([
    'done',
    'replaced',
    'done',
    'done',
    'done',
    'done',
    'replaced',
    'done',
    'done',
  ]);
});

test('PERF-01 typing fast in one tab does not cancel the preview of another', async () => {
  const typing = new AbortController();
  const set = (signal?: AbortSignal) =>
    pdfRenderer.pages(exampleResume, defaultDesign, options, {
      key: 'a',
      ...(signal && { signal }),
    });
  const before = pdfRenderer.pages(exampleResume, defaultDesign, options);
  const otherTab = set();
  const typed = Array.from({ length: 3 }, () => set(typing.signal).catch(() => 'left'));
  typing.abort();
  const newest = set();
  expect(await Promise.all(typed)).toEqual(['left', 'left', 'left']);
  const shown = await Promise.all([before, otherTab, newest]);
  expect(shown.map((pages) => pages.length > 0)).toEqual([true, true, true]);
});

test('SEC-45 a timed-out render is killed with its process, and the next request succeeds', async () => {
  const impatient = createTypst({ maxMs: 300 });
  const endless = Array.from({ length: 60_000 }, (_, n) => `point ${n} ${'word '.repeat(40)}`);
  const resume = { ...exampleResume, achievements: endless };
  await expect(impatient.pdf(resume, defaultDesign, options)).rejects.toMatchObject({
    failure: 'too slow',
  });
  impatient.close();
  await expect(impatient.pdf(exampleResume, defaultDesign, options)).rejects.toMatchObject({
    failure: 'broken',
  });
});

test('SEC-45 a process that was killed or grew old is replaced', async () => {
  const aging = createTypst({ mostOrders: 2 });
  const set = () => aging.pdf(exampleResume, defaultDesign, options);
  await set();
  const first = aging.processId();
  await set();
  await set();
  const second = aging.processId();
  expect(second).not.toBe(first);
  if (second !== null) process.kill(second, 'SIGKILL');
  await Promise.allSettled([set()]);
  await expect(set()).resolves.toBeInstanceOf(Uint8Array);
  aging.close();
});

import { describe, expect, test } from 'vitest';
import type { DocumentText, DocumentTrait } from '#domain/resume-reading/document-text.ts';
import { bandOf } from './ats-band.ts';
import { atsCheckIds, atsChecks, halfOf, type AtsCheck } from './ats-checks.ts';
import { costOfFinding } from './cost-of-finding.ts';
import { fullResume, documentFromText, extractResume } from './document-from-text.fixture.ts';
import { isOtherScript } from './is-other-script.ts';
import { scoreOf, scoreResume } from './score-resume.ts';

const scoreOfDocument = (document: DocumentText) => scoreResume(document, extractResume(document));
const score = (text: string) => scoreOfDocument(documentFromText(text));
const failed = (report: ReturnType<typeof score>) =>
  report.checks.filter(({ points, of }) => points < of).map(({ check }) => check);

const swap = (from: string | RegExp, to: string) => (text: string) => text.replaceAll(from, to);
const without =
  (...lines: RegExp[]) =>
  (text: string) =>
    text
      .split('\n')
      .filter((line) => !lines.some((pattern) => pattern.test(line)))
      .join('\n');
const withoutSection = (title: string) => (text: string) =>
  text
    .split('\n\n')
    .filter((part) => !part.startsWith(`${title}\n`))
    .join('\n\n');

describe('the formula', () => {
  test('ATS-03 the points of the checks match the documents', () => {
    const parts: Record<string, number[]> = {};
    for (const check of atsCheckIds)
      (parts[atsChecks[check].part] ??= []).push(atsChecks[check].of);
    expect(parts).toEqual({
      sectionWords: Array.from({ length: 6 }, () => 30 / 6),
      layout: Array.from({ length: 9 }, () => 3.33),
      length: [20],
      contact: Array.from({ length: 5 }, () => 4),
      content: Array.from({ length: 8 }, () => 5),
      sections: Array.from({ length: 5 }, () => 6),
      impact: Array.from({ length: 5 }, () => 6),
    });
  });

  test.each([
    [0, 0, 0],
    [100, 0, 40],
    [0, 100, 60],
    [50, 50, 50],
    [61.25, 60, 61],
    [60, 60.84, 61],
    [99.97, 100, 100],
    [130, 130, 100],
  ])('ATS-03 %d for formatting and %d for content score %d', (formatting, content, sum) => {
    expect(scoreOf(formatting, content)).toBe(sum);
  });

  test.each([
    [100, 'excellent', 'green'],
    [80, 'excellent', 'green'],
    [79, 'good', 'yellow'],
    [60, 'good', 'yellow'],
    [59, 'fair', 'red'],
    [40, 'fair', 'red'],
    [39, 'needsImprovement', 'red'],
    [0, 'needsImprovement', 'red'],
  ])('ATS-03 %d is %s and %s', (points, band, color) => {
    expect(bandOf(points)).toEqual({ band, color });
  });

  test('ATS-03 the cost of findings in points adds up to the points lost', () => {
    const report = score(
      'Asha Rao\nasha@example.com\nExperience\nEngineer, Acme\n2020 - 2021\n- Made reports',
    );
    const found = [...report.formattingIssues, ...report.optimizationTips];
    const cost = found.reduce((sum, finding) => sum + costOfFinding(finding), 0);
    expect(found.length).toBeGreaterThan(10);
    expect(Math.abs(100 - report.score - cost)).toBeLessThan(1.5);
  });

  test.each([
    [['Asha Rao', 'Python, SQL'], false],
    [['आशा राव', 'सॉफ़्टवेयर इंजीनियर', 'SQL'], true],
    [['أحمد محمد', 'ahmed@example.com', 'مهندس برمجيات في القاهرة'], true],
    [['Jürgen Łukasz Nguyễn'], false],
    [['2020'], false],
  ])('ATS-03 %j is in a script the formula can’t judge: %s', (texts, isOther) => {
    expect(isOtherScript(texts)).toBe(isOther);
  });

  test('ATS-03 a resume that passes every check scores 100 without findings', () => {
    expect(score(fullResume)).toMatchObject({
      score: 100,
      formatting: 99.97,
      content: 100,
      formattingIssues: [],
      optimizationTips: [],
      stuffing: [],
    });
  });
});

const spreadHeadings = (text: string) =>
  text.replaceAll(/^[A-Z][a-z]+$/gmu, (word) => [...word.toUpperCase()].join(' '));
/** Sentences without a repeated word. */
const prose = (sentences: number) =>
  Array.from(
    { length: sentences },
    (_, at) => `Likes walk${inLetters(at)} and cook${inLetters(at)}.`,
  );
const inLetters = (count: number): string =>
  count < 26
    ? String.fromCharCode(97 + count)
    : inLetters(Math.floor(count / 26) - 1) + inLetters(count % 26);

type Case = [AtsCheck, (text: string) => string, AtsCheck[]?];

/** Each change fails this check and the checks that measure the same thing. */
const changes: Case[] = [
  ['wordSkills', swap('Skills\n', 'Tech Stack\n')],
  ['wordExperience', swap('Experience\n', 'Employment\n')],
  ['wordEducation', swap('Education\n', 'Academics\n')],
  ['contactEmail', swap('asha.rao@example.com | ', '')],
  ['contactPhone', swap('+91 98765 43210 | ', '')],
  ['contactLocation', without(/^Pune, India$/u)],
  ['contactName', without(/^Asha Rao$/u)],
  ['contactLinkedin', swap(' | linkedin.com/in/asharao', '')],
  ['standardHeadings', spreadHeadings],
  ['consistentDates', swap('Jan 2024 - Jun 2024', '01/2024 - 06/2024')],
  ['consistentDates', swap('May 2023 - Jul 2023', '2023 - 2023')],
  ['consistentDates', swap('May 2023 - Jul 2023', 'Summer 2023 - Fall 2023')],
  ['length', (text) => `${text}\n\nInterests\n${prose(50).join('\n')}`],
  ['jobsDated', swap(/ \| (?:Jan|May) 202. - Ju. 202./gu, '')],
  ['educationComplete', swap('B.Tech in Computer Engineering | ', '')],
  ['educationComplete', swap(' | 2020 - 2024', '')],
  ['skillsEnough', swap(', Playwright, Accessibility, Git', '')],
  ['skillsShown', swap(/^TypeScript, React.*$/gmu, 'Java, Docker, Rust, Kafka, Linux')],
  [
    'pointLength',
    swap(/^(- \S+ \S+ \S+).*$/gmu, '$1'),
    ['numbers', 'results', 'skillsShown', 'length'],
  ],
  ['noPronouns', swap('- Wrote the', '- Wrote my')],
  ['noPronouns', swap('Frontend developer with', 'I am a frontend developer with')],
  ['noPersonalData', swap('Pune, India\n', 'Pune, India\nDate of birth: 14/08/2002\n')],
  ['noPersonalData', swap('Pune, India\n', 'Pune, India\nGender: Female\n')],
  ['noPersonalData', swap('Pune, India\n', 'Pune, India\nMarital status: single\n')],
  ['hasSkills', withoutSection('Skills'), ['wordSkills', 'skillsEnough', 'skillsShown']],
  ['hasEducation', withoutSection('Education'), ['wordEducation', 'educationComplete']],
  ['hasProjects', withoutSection('Projects'), ['wordProjects', 'skillsShown']],
  [
    'hasExperience',
    withoutSection('Experience'),
    ['wordExperience', 'numbers', 'results', 'skillsShown'],
  ],
  [
    'hasSummary',
    (text) => withoutSection('Objective')(withoutSection('Summary')(text)),
    ['wordSummary', 'wordObjective'],
  ],
  [
    'actionVerbs',
    (text) => text.replace('Rebuilt', 'The').replace('Wrote', 'All').replace('Designed', 'Some'),
  ],
  [
    'numbers',
    swap(/ in 0.9 s instead of 3.4 s|\b11 |40,000 |by 18% |600 |three |two |four /gu, ''),
    ['results'],
  ],
  ['results', swap(/ instead of 3.4 s|Cut | by 18%| that four teams use/gu, ''), ['numbers']],
  ['activeVoice', swap('- Designed a', '- Responsible for the design of a')],
  ['activeVoice', swap('- Tested it with', '- Worked on tests with')],
  ['variety', swap(/^- (?:Rebuilt|Wrote|Designed)/gmu, '- Built')],
];

test.each(changes)(
  'ATS-03 %s loses its points with a finding when it fails',
  (check, change, also = []) => {
    const report = score(change(fullResume));
    const findings = [...report.formattingIssues, ...report.optimizationTips];
    const finding = findings.find((each) => each.check === check);
    expect(failed(report).filter((each) => !also.includes(each))).toEqual([check]);
    const { of } = atsChecks[check];
    const isSynonym = /^word(?:Skills|Experience|Education)$/u.test(check);
    expect(finding?.lost).toBe(isSynonym ? of / 5 : check === 'length' ? of / 4 : of);
    expect(finding?.places.length).toBeGreaterThan(0);
  },
);

test('ATS-03 a section under another known heading loses a fifth, a missing one everything', () => {
  const lost = (text: string) =>
    score(text).formattingIssues.find(({ check }) => check === 'wordExperience')?.lost;
  expect(lost(fullResume)).toBeUndefined();
  expect(lost(swap('Experience\n', 'Career History\n')(fullResume))).toBe(1);
  expect(lost(swap('Experience\n', 'Adventures\n')(fullResume))).toBe(5);
  expect(lost(withoutSection('Experience')(fullResume))).toBe(5);
});

test('ATS-03 two numbers in three bullet points earn all points, fewer a part, like skills in use', () => {
  const points = (check: AtsCheck, change: (text: string) => string) =>
    score(change(fullResume)).checks.find((each) => each.check === check)?.points ?? 0;
  const all = / in 0.9 s instead of 3.4 s|\b11 |40,000 |by 18% |600 |three |two |four /gu;
  const numbers = [/$^/gu, /40,000 |600 /gu, /40,000 |600 |three /gu, all].map((some) =>
    points('numbers', swap(some, '')),
  );
  expect(numbers).toEqual([6, 6, 4.5, 0]);
  const skills = ['TypeScript, React', 'React', 'Kafka'].map((used) =>
    points('skillsShown', swap(/^TypeScript, React.*$/gmu, `${used}, Docker, Rust, Linux, Java`)),
  );
  expect(skills).toEqual([...skills].sort((a, b) => b - a));
  expect(skills.at(1)).toBeGreaterThan(0);
  expect(skills.at(-1)).toBe(0);
});

const traits: [AtsCheck, DocumentTrait][] = [
  ['textLayer', 'imageOnly'],
  ['textLayer', 'brokenTextLayer'],
  ['oneColumn', 'columns'],
  ['noTables', 'tables'],
  ['noTextBoxes', 'textBoxes'],
  ['standardHeadings', 'spacedHeadings'],
  ['noIconGlyphs', 'iconGlyphs'],
  ['noHiddenText', 'hiddenText'],
];

test.each(traits)('ATS-03 %s costs 3.33 points if the file has the flaw %s', (check, trait) => {
  const document = documentFromText(fullResume);
  const evidence = 'Frontend Intern';
  const report = scoreOfDocument({ ...document, traits: [{ trait, page: 0, evidence }] });
  expect(failed(report)).toEqual([check]);
  expect(report.formattingIssues).toMatchObject([{ check, lost: 3.33 }]);
  expect(report.formatting).toBe(96.64);
});

test('ATS-03 contact details only in the page header cost points, in the body they don’t', () => {
  const moved = (page: (y: number) => number) => {
    const document = documentFromText(fullResume, 'docx');
    const runs = document.runs.map((run) => ({ ...run, y: page(run.y) }));
    return failed(scoreOfDocument({ ...document, runs }));
  };
  expect(moved((y) => y)).toEqual([]);
  expect(moved((y) => (y === 60 ? 20 : y))).toEqual(['contactInBody']);
});

test.each([
  [499, 10],
  [500, 20],
  [2000, 20],
  [2001, 15],
])('ATS-03 a text of %d characters gets %d points for its length', (length, points) => {
  const head = 'Asha Rao\nasha.rao@example.com\nInterests\n';
  const text = `${head}${prose(90).join('\n')}`.slice(0, length - 1);
  const report = score(`${text.trimEnd()}${'x'.repeat(length - text.trimEnd().length)}`);
  expect(report.checks.find(({ check }) => check === 'length')?.points).toBe(points);
});

test.each([
  ['an objective, a summary', withoutSection('Objective')],
  ['a summary, an objective', withoutSection('Summary')],
  ['a summary under another heading', swap('Summary\n', 'About me\n')],
  ['open source work, projects', swap('Projects\n', 'Open Source\n')],
  [
    'two jobs with six points, projects and summary',
    (text: string) =>
      withoutSection('Projects')(
        withoutSection('Summary')(withoutSection('Objective')(text)),
      ).replace(
        '- Cut support',
        '- Moved six services to TypeScript\n- Trained 12 colleagues in Playwright\n- Cut support',
      ),
  ],
])('ATS-03 %s replace the sections that a parser looks for', (_, change) => {
  expect(score(change(fullResume)).score).toBe(100);
});

test('ATS-03 findings beyond what a resume should have need no action', () => {
  const fine = (text: string) =>
    score(text)
      .formattingIssues.filter(({ isFine }) => isFine)
      .map(({ check }) => check);
  const long = `${fullResume}\n\nInterests\n${prose(50).join('\n')}`;
  expect(fine(long)).toEqual(['length']);
});

test.each([
  ['a name', 'Asha Rao', 'Mohammed Khan'],
  ['a college', 'College of Engineering Pune', 'Indian Institute of Technology Bombay'],
  ['a gender', 'Gender: Female', 'Gender: Male'],
  ['an age', 'Age: 22', 'Age: 58'],
  ['a religion', 'Religion: Hindu', 'Religion: Muslim'],
  ['a marital status', 'Marital status: single', 'Marital status: married'],
])('ATS-03 %s changes nothing: "%s" or "%s"', (_, one, other) => {
  const base = fullResume.includes(one)
    ? fullResume
    : fullResume.replace('India\n', `India\n${one}\n`);
  expect(score(base.replaceAll(one, other)).score).toBe(score(base).score);
});

test('ATS-03 a photo changes nothing', () => {
  const document = documentFromText(fullResume);
  const images = { trait: 'images' as const, page: 0, evidence: '' };
  expect(scoreOfDocument({ ...document, traits: [images] }).score).toBe(100);
});

test('ATS-03 nearly empty resumes score below 40', () => {
  for (const text of ['', 'x', 'Asha Rao', '•\n•', 'Skills', 'Experience\n-'])
    expect(score(text).score).toBeLessThan(40);
});

test('ATS-03 every lost point has a finding, most expensive first', () => {
  for (const [, change] of changes) {
    const report = score(change(fullResume));
    for (const [half, findings] of [
      ['formatting', report.formattingIssues],
      ['content', report.optimizationTips],
    ] as const) {
      const most = atsCheckIds
        .filter((check) => halfOf(check) === half)
        .reduce((sum, check) => sum + atsChecks[check].of, 0);
      const lost = findings.reduce((sum, finding) => sum + finding.lost, 0);
      expect(report[half] + lost).toBeCloseTo(most, 6);
      const costs = findings.filter(({ isFine }) => !isFine).map((finding) => finding.lost);
      expect(costs).toEqual(costs.toSorted((a, b) => b - a));
    }
  }
});

import { expect, test } from 'vitest';
import { readFile } from './read-file.ts';
import { asText } from './three-formats.fixture.ts';

const head = 'Vera Holm\nvera.holm@example.org\n+46 70 123 45 67\n';
const resumeOf = async (text: string) => {
  const { reading } = await readFile(asText(text), 'a.txt');
  return reading?.resume;
};
const jobsOf = async (lines: string) => {
  const resume = await resumeOf(`${head}\nEXPERIENCE\n${lines}\n\nSKILLS\nSewing, Dyeing\n`);
  return resume?.experience.map(({ position, company, location, start, end }) =>
    [position, company, location, `${start} ${end}`].join(' | '),
  );
};
const schoolsOf = async (lines: string) => {
  const resume = await resumeOf(`${head}\nEDUCATION\n${lines}\n\nSKILLS\nSewing, Dyeing\n`);
  return resume?.education.map(({ degree, field, institution }) =>
    [degree, field, institution].join(' | '),
  );
};

test.each([
  [
    'a city that is on no list',
    'Weaver\nNordtuch GmbH, Bielefeld\n05/2018 – 06/2020\n• Wove linen',
    ['Weaver | Nordtuch GmbH | Bielefeld | 2018-05 2020-06'],
  ],
  [
    'a city before its country',
    'Weaver\nNordtuch Kft., Szeged (Hungary)\n05/2018 – 06/2020\n• Wove linen',
    ['Weaver | Nordtuch Kft. | Szeged (Hungary) | 2018-05 2020-06'],
  ],
  [
    'the kind of an organization after a title',
    '05/2018 – 06/2020: Barista, Café Morgenrot, Bielefeld\n• Made coffee',
    ['Barista | Café Morgenrot | Bielefeld | 2018-05 2020-06'],
  ],
  [
    'a university and its department',
    '2018 – 2020   Research Fellow, University of Tromsø, Department of Textiles\n• Wrote papers',
    ['Research Fellow | University of Tromsø, Department of Textiles |  | 2018 2020'],
  ],
  [
    'en dashes within dates',
    '2018–05 – 2020–06   Weaver, Nordtuch GmbH\n• Wove linen',
    ['Weaver | Nordtuch GmbH |  | 2018-05 2020-06'],
  ],
  [
    'an employer with dates of its own above its roles',
    'Harrow & Lock, Boston, MA | 2011 – 2014\nShift Manager (May 2012 – Feb 2014)\n• Led ten people\nClerk (Aug 2011 – Apr 2012)\n• Filed letters',
    [
      'Shift Manager | Harrow & Lock | Boston, MA | 2012-05 2014-02',
      'Clerk | Harrow & Lock | Boston, MA | 2011-08 2012-04',
    ],
  ],
  [
    'Chinese names beside each other',
    '2018.05 - 2020.06    杭州青石科技有限公司    产品经理\n• Led a team',
    ['产品经理 | 杭州青石科技有限公司 |  | 2018-05 2020-06'],
  ],
  [
    'French titles after an employer',
    'Groupe Lavandin | Assistante de direction\nmai 2018 – juin 2020\n• Agendas',
    ['Assistante de direction | Groupe Lavandin |  | 2018-05 2020-06'],
  ],
  [
    'lines below the words beside a date',
    '05/2018 – heute  Bauleiter\n                 Nordtuch GmbH, Bielefeld\n                 • Termine\n01/2016 – 04/2018  Polier\n                   Südtuch AG, Passau',
    [
      'Bauleiter | Nordtuch GmbH | Bielefeld | 2018-05 present',
      'Polier | Südtuch AG | Passau | 2016-01 2018-04',
    ],
  ],
  [
    'a department after its employer',
    'Analyst\nNordtuch, Audit\n05/2018 – 06/2020\n• Wove linen',
    ['Analyst | Nordtuch, Audit |  | 2018-05 2020-06'],
  ],
  [
    'a title with a department that resembles an employer',
    'Program Manager, Renewable Energy, Nordtuch\n05/2018 – 06/2020\n• Wove linen',
    ['Program Manager, Renewable Energy | Nordtuch |  | 2018-05 2020-06'],
  ],
  [
    'letters of a profession that are a legal form elsewhere',
    'Physical Therapist, PT Assistant, Nordtuch\n05/2018 – 06/2020\n• Wove linen',
    ['Physical Therapist, PT Assistant | Nordtuch |  | 2018-05 2020-06'],
  ],
  [
    'a legal form before the name',
    'Weaver, PT Nordtuch, Depok\n05/2018 – 06/2020\n• Wove linen',
    ['Weaver | PT Nordtuch | Depok | 2018-05 2020-06'],
  ],
  [
    'an employer whose name ends like a word for people',
    'Growth | Tessera\n05/2018 – 06/2020\n• Wove linen',
    ['Growth | Tessera |  | 2018-05 2020-06'],
  ],
  [
    'a Spanish title before its employer, with a preposition',
    'Restaurante Sol\nCamarero de sala\n05/2018 – 06/2020\n• Wove linen',
    ['Camarero de sala | Restaurante Sol |  | 2018-05 2020-06'],
  ],
])('RES-05 reads jobs with %s', async (_, lines, jobs) => {
  expect(await jobsOf(lines)).toEqual(jobs);
});

test.each([
  [
    'PGCE Primary Education, University of Leeds, 2016\nBA (Hons) History, University of Hull (2:1), 2015',
    ['PGCE | Primary Education | University of Leeds', 'BA (Hons) | History | University of Hull'],
  ],
  [
    'B.S., Botany, University of North Carolina at Charlotte, 2011',
    ['B.S. | Botany | University of North Carolina at Charlotte'],
  ],
  [
    'Bachelor of Science in Botany EQF level 6\nUniversity of Tromsø\n2011',
    ['Bachelor of Science | Botany | University of Tromsø'],
  ],
  [
    'COLUMBIA LAW SCHOOL, New York, NY\nJ.D., May 2012\nArticles Editor, Law Review',
    ['J.D. |  | COLUMBIA LAW SCHOOL'],
  ],
  [
    'Technical Diploma, Welding\nLakeside Technical College\n2011',
    ['Technical Diploma | Welding | Lakeside Technical College'],
  ],
  [
    'Licenciatura em Gestão, Universidade de Aveiro',
    ['Licenciatura | Gestão | Universidade de Aveiro'],
  ],
  [
    'Diplôme de Comptabilité, IUT Nancy, 2012\nLaurea di Economia, Università di Bologna, 2010',
    ['Diplôme | Comptabilité | IUT Nancy', 'Laurea | Economia | Università di Bologna'],
  ],
  ['HSC, Govt. School, Karur, 2009, 88%', ['HSC |  | Govt. School']],
  [
    'B.Sc. Economics\nNnamdi University, Awkatown\n2013 - 2017',
    ['B.Sc. | Economics | Nnamdi University'],
  ],
  [
    'Georgia State University, Atlanta, GA\nM.A.T., Middle Level Mathematics\nMay 2021',
    ['M.A.T. | Middle Level Mathematics | Georgia State University'],
  ],
  [
    "Doctorat en biologie, Université de Lyon, 2021\nDiplôme d'État d'infirmier, IUT Nancy, 2012",
    ['Doctorat | biologie | Université de Lyon', "Diplôme d'État | infirmier | IUT Nancy"],
  ],
  [
    '2013 - 2017\nZespół Szkół Morskich, Gdynka\nTechnician in Logistics',
    ['Technician | Logistics | Zespół Szkół Morskich'],
  ],
  [
    'BPP Law School, LPC with LLM (2022 – 2023)\nUniversity of Hull, BA Law (2019 – 2022)',
    ['LPC with LLM |  | BPP Law School', 'BA | Law | University of Hull'],
  ],
  [
    'Bachelor of Arts (Honours), Dyeing\nUniversity of Hull, 2011',
    ['Bachelor of Arts (Honours) | Dyeing | University of Hull'],
  ],
  [
    'Bolu University – Istanbul\nB.A., Management (2013 – 2018)',
    ['B.A. | Management | Bolu University'],
  ],
  [
    'Leaving Certificate, Rice College, Ennisby, 2012\nB.Pharm. from Al College, Mysuru in 2013',
    ['Leaving Certificate |  | Rice College', 'B.Pharm. |  | Al College'],
  ],
  [
    'Senior School Certificate\nDenny Grammar School, Onitshire\n2012',
    ['Senior School Certificate |  | Denny Grammar School'],
  ],
])('RES-05 reads the schools %j', async (lines, schools) => {
  expect(await schoolsOf(lines)).toEqual(schools);
});

test('RES-05 a heading of unlisted words ends with a listed one and stands apart', async () => {
  const resume = await resumeOf(
    `${head}\nMILITARY EXPERIENCE\nCook\nRoyal Navy\n2011 – 2014\n\nSKILLS\nSewing, Dyeing\n\nGRANTS AND AWARDS\nLoom Prize, 2014`,
  );
  expect(resume?.experience.map(({ position }) => position)).toEqual(['Cook']);
  expect(resume?.skills.map(({ name }) => name)).toEqual(['Sewing', 'Dyeing']);
});

test.each([
  ['Experience', 'Skills', 'Pearson Education', 'Tata Projects'],
  ['EXPERIENCE', 'SKILLS', 'PEARSON EDUCATION', 'TATA PROJECTS'],
  ['Experience', 'Skills', 'Department of Education', 'Ministry of Employment'],
])('RES-05 between %j and %j, %j and %j are employers', async (top, end, one, other) => {
  const resume = await resumeOf(
    `${head}\n${top}\nNordtuch GmbH\nWeaver\n2018 – 2020\n• Wove linen\n• Wove wool\n\n${one}\nTeacher\n2015 – 2017\n• Taught weaving\n• Taught dyeing\n\n${other}\nPlanner\n2012 – 2014\n• Planned houses\n• Planned roads\n\n${end}\nSewing, Dyeing`,
  );
  expect(resume?.experience.map(({ company }) => company)).toEqual(['Nordtuch GmbH', one, other]);
});

test.each([
  ['CERTIFICATIONS', 'CISCO NETWORK CERTIFICATION', 'AWS CLOUD CERTIFICATION'],
  ['CERTIFICATIONS', 'LOOM CARE', 'DYEING EXPERIENCE'],
])('RES-05 among %j, %j and %j are no headings', async (heading, one, other) => {
  const resume = await resumeOf(
    `${head}\nEXPERIENCE\nWeaver\nNordtuch GmbH\n2018 – 2020\n• Wove linen\n• Wove wool\n\n${heading}\n\n${one}\n\n${other}\n\nSKILLS\nSewing, Dyeing`,
  );
  expect(resume?.certifications).toEqual([one, other]);
});

test('RES-05 Dutch headings divide a resume', async () => {
  const resume = await resumeOf(
    `${head}\nWerkervaring\nCook\nRoyal Navy\n2011 – 2014\n\nOpleiding\nBachelor, Universiteit Leiden\n\nVaardigheden\nSewing, Dyeing\n\nTalen\nDutch, English\n\nProjecten\nLoom\n• Built a loom\n\nCertificaten\nWeaving Licence\n\nReferenties\nOn request`,
  );
  expect(resume?.projects.map(({ name }) => name)).toEqual(['Loom']);
  expect(resume?.certifications).toEqual(['Weaving Licence']);
  expect(resume?.skills.map(({ name }) => name)).toEqual(['Sewing', 'Dyeing']);
});

test('RES-05 levelled languages and the last line of a resume are no skills', async () => {
  const resume = await resumeOf(
    `${head}\nSKILLS\nEnglish C1, German B2\nSewing, Dyeing\nReferences available on request`,
  );
  expect(resume?.skills.map(({ name }) => name)).toEqual(['Sewing', 'Dyeing']);
});

test('RES-05 parental leave between two jobs is no job', async () => {
  const resume = await resumeOf(
    `${head}\nWork\n09.2021 – Present\nCook – Royal Navy\n\n12.2018 – 08.2021\nParental leave\n\n02.2014 – 11.2018\nBaker – Loom Ltd\n\nSchool\nHigh School Diploma, Govt. School, 2008`,
  );
  expect(resume?.experience.map(({ position }) => position)).toEqual(['Cook', 'Baker']);
  expect(resume?.education.map(({ institution }) => institution)).toEqual(['Govt. School']);
});

test('RES-05 rows of skills that name another section belong to it', async () => {
  const resume = await resumeOf(
    `${head}\nKENNTNISSE\nIT                  SolidWorks, SAP\nSprachen            Deutsch (Muttersprache), Englisch (C1)\nInteressen: Rudern, Kochen\n`,
  );
  expect(resume?.skills.map(({ name }) => name)).toEqual(['SolidWorks', 'SAP']);
  expect(resume?.languages.map(({ name }) => name)).toEqual(['Deutsch', 'Englisch']);
  expect(resume?.custom.map(({ title }) => title)).toEqual(['Interessen']);
});

test('RES-05 headings whose spaces are lost between some letters are headings', async () => {
  const resume = await resumeOf(
    `${head}\nWOR K E XP E R I E N CE\nBaker, Nordtuch\n05/2018 – 06/2020\n\nSK IL L S\nSewing, Dyeing\n`,
  );
  expect(resume?.experience.map(({ company }) => company)).toEqual(['Nordtuch']);
  expect(resume?.skills.map(({ name }) => name)).toEqual(['Sewing', 'Dyeing']);
});

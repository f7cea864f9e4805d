import { expect, test } from 'vitest';
import { readFile } from './read-file.ts';
import { asText } from './three-formats.fixture.ts';

const resumes = {
  fr: `Camille Roux
camille.roux@example.fr | 06 12 34 56 78 | Lyon, France

EXPÉRIENCE PROFESSIONNELLE
Développeuse, Atelier Vert, Lyon    janv. 2020 – aujourd'hui
- Migré la facturation vers PostgreSQL
Analyste, Studio Vert, Paris    sept. 2016 – déc. 2019
- Refait le site

FORMATION
Master Informatique, Université Lumière Lyon 2, 2014 – 2016

LANGUES
Français (natif), Anglais (avancé)
`,
  es: `Lucía Ortega
lucia.ortega@example.es | +34 612 345 678

EXPERIENCIA LABORAL
Analista, Banco Sur, Madrid    mar. 2019 – actualidad
- Reduje el coste de las cargas un 30 %
Consultora, Luz S.A., Madrid    feb. 2016 – ene. 2019

EDUCACIÓN
Grado en Estadística, Universidad de Sevilla, 2011 – 2015

IDIOMAS
Español (nativo), Inglés (intermedio)
`,
  de: `Jonas Weber
jonas.weber@example.de | 0151 23456789

BERUFSERFAHRUNG
Softwareentwickler, Nordlicht GmbH, Berlin    Okt. 2018 – heute
- Zahlungen neu gebaut
Werkstudent, Rheinwerk AG, Bad Laer    04/16 – 9/18

AUSBILDUNG
M.Sc. Informatik, Universität Bonn, 2016 – 2018

SPRACHEN
Deutsch (Muttersprache), Englisch (Grundkenntnisse)
`,
  zh: `王小明
xiaoming.wang@example.cn | 138 0013 8000

工作经历
软件工程师，阿尔法科技    2019年3月 – 至今
- 将支付系统迁移到 PostgreSQL
初级工程师，贝塔软件    2016年7月 – 2019年2月

教育经历
计算机科学学士，复旦大学，2012年 – 2016年

专业技能
Java、Python、SQL

语言
普通话（母语）、英语（流利）
`,
};

const expected: Record<keyof typeof resumes, Record<string, string[]>> = {
  fr: {
    jobs: [
      'Développeuse | Atelier Vert | 2020-01 | present',
      'Analyste | Studio Vert | 2016-09 | 2019-12',
    ],
    schools: ['Master | Informatique | Université Lumière Lyon 2'],
    languages: ['Français | natif', 'Anglais | avancé'],
  },
  es: {
    jobs: ['Analista | Banco Sur | 2019-03 | present', 'Consultora | Luz S.A. | 2016-02 | 2019-01'],
    schools: ['Grado | Estadística | Universidad de Sevilla'],
    languages: ['Español | nativo', 'Inglés | intermedio'],
  },
  de: {
    jobs: [
      'Softwareentwickler | Nordlicht GmbH | 2018-10 | present',
      'Werkstudent | Rheinwerk AG | 2016-04 | 2018-09',
    ],
    schools: ['M.Sc. | Informatik | Universität Bonn'],
    languages: ['Deutsch | Muttersprache', 'Englisch | Grundkenntnisse'],
  },
  zh: {
    jobs: [
      '软件工程师 | 阿尔法科技 | 2019-03 | present',
      '初级工程师 | 贝塔软件 | 2016-07 | 2019-02',
    ],
    schools: ['学士 | 计算机科学 | 复旦大学'],
    skills: ['Java', 'Python', 'SQL'],
    languages: ['普通话 | 母语', '英语 | 流利'],
  },
};

test.each(Object.keys(resumes) as (keyof typeof resumes)[])(
  'RES-05 a resume in %s is read with its headings, dates and separators',
  async (language) => {
    const { reading } = await readFile(asText(resumes[language]));
    const { experience = [], education = [], skills = [], languages = [] } = reading?.resume ?? {};
    expect({
      jobs: experience.map((job) => [job.position, job.company, job.start, job.end].join(' | ')),
      schools: education.map((each) => [each.degree, each.field, each.institution].join(' | ')),
      skills: skills.map(({ name }) => name),
      languages: languages.map(({ name, fluency }) => `${name} | ${fluency}`),
    }).toMatchObject(expected[language]);
  },
);

const chineseOf = async (sections: string) => {
  const { reading } = await readFile(asText(`王小明\nxiaoming.wang@example.cn\n\n${sections}`));
  return reading?.resume;
};

test.each(['技术栈', '技术栈：'])('RES-05 the label %s is inside a project', async (label) => {
  const resume = await chineseOf(`项目经历
电商平台    2021.03 - 2021.09
${label}
Java, Spring Boot, MySQL
- 设计了订单模块
- 实现了缓存
物流平台    2020.03 - 2020.09
- 接入了地图

专业技能
Go、Rust
`);
  expect(resume?.projects.map(({ name }) => name)).toEqual(['电商平台', '物流平台']);
  expect(resume?.projects[0]?.description).toContain('设计了订单模块\n实现了缓存');
  expect(resume?.skills.map(({ name }) => name)).toEqual(['Go', 'Rust']);
});

test('RES-05 the label 项目 is inside a job', async () => {
  const resume = await chineseOf(`工作经历
软件工程师，阿尔法科技    2019年3月 – 至今
项目：
- 将支付系统迁移到 PostgreSQL
初级工程师，贝塔软件    2016年7月 – 2019年2月
- 写接口
`);
  expect(resume?.projects).toEqual([]);
  expect(resume?.experience.map(({ company }) => company)).toEqual(['阿尔法科技', '贝塔软件']);
});

test('RES-05 a Chinese degree beside its school or its field is no field', async () => {
  const resume = await chineseOf(`教育经历
北京大学    计算机科学    硕士研究生    2016年 – 2019年
清华大学本科，物理学，2012年 – 2016年
`);
  const schools = resume?.education.map((each) => [each.degree, each.field, each.institution]);
  expect(schools).toEqual([
    ['硕士研究生', '计算机科学', '北京大学'],
    ['本科', '物理学', '清华大学'],
  ]);
});

test('RES-05 dates before schools and degrees stay in their rows', async () => {
  const resume = await chineseOf(`教育经历
2015.09-2019.06    清华大学    计算机科学与技术（本科）
2019.09-2022.06    北京大学    软件工程（硕士）
`);
  const schools = resume?.education.map(({ institution, degree, field, start, end }) =>
    [institution, degree, field, start, end].join(' | '),
  );
  expect(schools).toEqual([
    '清华大学 | 本科 | 计算机科学与技术 | 2015-09 | 2019-06',
    '北京大学 | 硕士 | 软件工程 | 2019-09 | 2022-06',
  ]);
});

test.each([
  ['英语：流利', '英语', '流利'],
  ['英语: 熟练', '英语', '熟练'],
  ['英语（精通）', '英语', '精通'],
  ['English: Fluent (C1)', 'English', 'Fluent'],
  ['French – Professional working proficiency (B2)', 'French', 'Professional working proficiency'],
  ['English B12', 'English B12', ''],
])('RES-05 the language and its level in %j', async (line, name, fluency) => {
  const text = `Ann Lee\nann@example.com\n\nSkills\nGo, Rust\n\nLanguages\n${line}\n`;
  const { reading } = await readFile(asText(text));
  expect(reading?.resume.languages).toMatchObject([{ name, fluency }]);
});

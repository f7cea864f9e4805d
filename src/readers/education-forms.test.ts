import { expect, test } from 'vitest';
import { readFile } from './read-file.ts';

const head = 'Ann Lee\nann@example.com | +44 7700 900555\n\nEducation\n';

async function schoolsOf(lines: string) {
  const { reading } = await readFile(new TextEncoder().encode(`${head}${lines}\n`));
  return reading?.resume.education.map((each) =>
    [each.degree, each.field, each.institution, each.location, `${each.start} ${each.end}`].join(
      ' | ',
    ),
  );
}

test.each([
  [
    'schools that no word reveals, above their degrees, with details',
    `Lakewick          2016 – 2019
BSc (Hons) Hotel Management, 2:1
Dissertation: Staff turnover at Lakewick University
Nordhall          2014 – 2016
A Levels: Business, French`,
    [
      'BSc (Hons) | Hotel Management | Lakewick |  | 2016 2019',
      'A Levels | Business | Nordhall |  | 2014 2016',
    ],
  ],
  [
    'degree, field, school and place between commas',
    `M.S. in Statistics, Harwick, Boston, MA, 2021
B.A. in Mathematics and Economics, Trivale, San Antonio, TX, 2019`,
    [
      'M.S. | Statistics | Harwick | Boston, MA |  2021',
      'B.A. | Mathematics and Economics | Trivale | San Antonio, TX |  2019',
    ],
  ],
  [
    'a degree beside the school, repeated with its field',
    `MSc     Harwick University, MSc in Marine Biology     Hull, UK     2019 – 2021
BSc     Lakewick University, BSc in Biology     Leeds, UK     2016 – 2019`,
    [
      'MSc | Marine Biology | Harwick University | Hull, UK | 2019 2021',
      'BSc | Biology | Lakewick University | Leeds, UK | 2016 2019',
    ],
  ],
  [
    'courses without a listed degree, beside a degree',
    `Tramford | Software Engineering Immersive          Jan 2023 – Jun 2023
• 600 hours of practice
Codevale | Data Analytics Certificate          2022
West Lakewick | Bachelor of Arts, Anthropology          2015 – 2019
• Minor: Botany`,
    [
      'Software Engineering Immersive |  | Tramford |  | 2023-01 2023-06',
      'Certificate | Data Analytics | Codevale |  |  2022',
      'Bachelor of Arts | Anthropology | West Lakewick |  | 2015 2019',
    ],
  ],
  [
    'several degrees of one school',
    `Ocsy Egyetem
MSc Physics, 2018 – 2020
BSc Physics, 2015 – 2018`,
    ['MSc | Physics | Ocsy Egyetem |  | 2018 2020', 'BSc | Physics | Ocsy Egyetem |  | 2015 2018'],
  ],
  [
    'degree, field and grade on one line with dashes, and a board',
    `B.Tech - Computer Science - 8.6 CGPA - Sagarvale Institute, 2019-2023
Class XII (CBSE) - 91% - Modern Public School, 2019`,
    [
      'B.Tech | Computer Science | Sagarvale Institute |  | 2019 2023',
      'Class XII |  | Modern Public School |  |  2019',
    ],
  ],
  [
    'a faculty on a line of its own',
    `University of Lakewick
Faculty of Law
LLB, 2015 – 2018`,
    ['LLB |  | University of Lakewick |  | 2015 2018'],
  ],
  [
    'exams at the end of school, with grades',
    `Abitur, Gymnasium Nordtal, Note 2,1          2009 – 2017
Baccalauréat, mention Bien, Lycée Nordval          2016
Bachillerato, Colegio Sol          2012
Szkoła Nordyn, matura          2010
Leaving Certificate, St Bran's College          2009
Ensino Médio, Escola do Porto Novo          2008`,
    [
      'Abitur |  | Gymnasium Nordtal |  | 2009 2017',
      'Baccalauréat |  | Lycée Nordval |  |  2016',
      'Bachillerato |  | Colegio Sol |  |  2012',
      'matura |  | Szkoła Nordyn |  |  2010',
      "Leaving Certificate |  | St Bran's College |  |  2009",
      'Ensino Médio |  | Escola do Porto Novo |  |  2008',
    ],
  ],
  [
    'when someone expects to graduate',
    'BSc Computer Science, Harwick University\nExpected graduation: May 2027',
    ['BSc | Computer Science | Harwick University |  |  2027-05'],
  ],
  [
    'dates in a column on the left',
    `2018 – 2021    Master Marketing
               ESC Nordval
2015 – 2018    Licence Gestion
               IAE Montval`,
    [
      'Master | Marketing | ESC Nordval |  | 2018 2021',
      'Licence | Gestion | IAE Montval |  | 2015 2018',
    ],
  ],
  [
    'labels before degree, board and school',
    `Degree: B.Com (Finance)
College: Ethiravel
University: Madurapuri University
Year: 2019`,
    ['B.Com | Finance | Ethiravel |  |  2019'],
  ],
  [
    'what a degree makes of its holder, and its field',
    "Diplôme d'ingénieur, spécialité Agroalimentaire, Nordval, 2021",
    ["Diplôme d'ingénieur | Agroalimentaire | Nordval |  |  2021"],
  ],
  [
    'Japanese and Arabic',
    `学士 計算機科学、東洋北大学、2015年 – 2019年
بكالوريوس علوم الحاسوب، جامعة الوادي، 2011 – 2015`,
    [
      '学士 | 計算機科学 | 東洋北大学 |  | 2015 2019',
      'بكالوريوس | علوم الحاسوب | جامعة الوادي |  | 2011 2015',
    ],
  ],
])(
  'RES-05 the entries of an education section are read together: %s',
  async (_, lines, schools) => {
    expect(await schoolsOf(lines)).toEqual(schools);
  },
);

test('RES-05 a table tells the school from the university that examines', async () => {
  const table = `Qualification | Institution | University | Year | Marks
M.Com (Finance) | Ethiravel | University of Madurapuri | 2022 | 78%
B.Com | Stella Vidya | University of Madurapuri | 2020 | 82%`;
  expect(await schoolsOf(table)).toEqual([
    'M.Com | Finance | Ethiravel |  |  2022',
    'B.Com |  | Stella Vidya |  |  2020',
  ]);
});

import { expect, test } from 'vitest';
import { fullResume, documentFromText, extractResume } from './document-from-text.fixture.ts';
import { scoreResume } from './score-resume.ts';

const stuffingIn = (skills: string) => {
  const document = documentFromText(fullResume.replace(/^TypeScript, React.*$/mu, skills));
  return scoreResume(document, extractResume(document)).stuffing.map(({ text }) => text);
};

test.each([
  'Google Ads, Google Analytics, Google Tag Manager, Google Search Console',
  'Adobe Photoshop, Adobe Illustrator, Adobe InDesign, Adobe XD, Adobe Premiere Pro',
  'Azure Functions, Azure DevOps, Azure SQL, Azure Data Factory, Azure Synapse',
  'Project management, Risk management, Vendor management and Change management',
  'Patient care, Wound care, Critical care, Palliative care, Primary care',
  'Tools: AWS Lambda | AWS Glue | AWS Batch | AWS Step Functions',
  'Oracle Forms; Oracle Reports; Oracle APEX; Oracle Database',
  'SAP MM • SAP SD • SAP FICO • SAP ABAP • SAP HANA',
  'Contract law, Labour law, Family law, Criminal law, Tax law',
  'Cost accounting, Tax accounting, Fund accounting, Trust accounting',
  'Inside sales / Field sales / Channel sales / Retail sales',
  'Front desk, Front office, Front of house, Front office cashiering',
  'Food safety, Food hygiene, Food costing, Food and beverage service, Food plating',
  'Public policy, Public health, Public finance, Public procurement, Public speaking',
  'Property tax, Property law, Property management, Property valuation, Property marketing',
  'Data entry, Data cleaning, Data mining, Data modelling, Data visualization, Data ethics',
  'Pediatric nursing, Emergency nursing, Psychiatric nursing, Community nursing',
  'Windows Server, SQL Server, Web server, Mail server, File server',
  'Hotel operations • Kitchen operations • Banquet operations • Bar operations',
])('ATS-03 a list of different things is not stuffing: %s', (skills) => {
  expect(stuffingIn(skills)).toEqual([]);
});

test('ATS-03 of a sentence that is there three times the first one stays', () => {
  const line = 'Answered the questions of forty customers a day by phone and letter';
  const text = fullResume.replace(
    '- Cut support',
    `- ${line}\n- ${line}\n- ${line}\n- Cut support`,
  );
  const document = documentFromText(text);
  const { stuffing } = scoreResume(document, extractResume(document));
  expect(stuffing.map(({ kind }) => kind)).toEqual(['repeated', 'repeated']);
});

test.each([
  'Python, Python, Python, Python, Python, Python',
  'Java Java Java developer Java Java expert Java',
  'Nursing care, nursing care, nursing care, nursing care, nursing care, nursing care',
  'SEO, SEO, Marketing, SEO, Marketing, SEO, Marketing, SEO, Marketing, SEO',
])('ATS-03 the same word again and again is stuffing: %s', (skills) => {
  expect(stuffingIn(skills)).toEqual([skills]);
});

import { expect, test } from 'vitest';
import { messageLimit, messagesLeft } from './assistant-limits.ts';
import { findIntents } from './find-intents.ts';
import { intentNames } from './intents.ts';
import { isGrounded } from './is-grounded.ts';
import { readDays, readJobSearch, widerThan } from './read-job-search.ts';
import { routedQuestions } from './routed-questions.fixture.ts';
import { secondReaderQuestions } from './second-reader-questions.fixture.ts';
import { spokenQuestions } from './spoken-questions.fixture.ts';
import { isTypo, stem } from './stem.ts';
import { thirdReaderQuestions } from './third-reader-questions.fixture.ts';
import { translatedQuestions } from './translated-questions.fixture.ts';
import { unrelatedQuestions } from './unrelated-questions.fixture.ts';
import { unseenQuestions } from './unseen-questions.fixture.ts';

const wrong = (questions: typeof routedQuestions) =>
  questions.filter(([intent, question]) => findIntents(question).best !== intent);

test('CHAT-01 there are at least 40 intents, and every test question names one of them', () => {
  expect(intentNames.length).toBeGreaterThanOrEqual(40);
  const known = new Set<string>(intentNames);
  const all = [
    ...routedQuestions,
    ...unseenQuestions,
    ...secondReaderQuestions,
    ...thirdReaderQuestions,
    ...translatedQuestions,
    ...spokenQuestions,
  ];
  expect(all.filter(([intent]) => !known.has(intent))).toEqual([]);
});

test.each([
  ['written before the rules', routedQuestions, 120],
  ['that no rule was tuned on', unseenQuestions, 40],
  ['of a second reader', secondReaderQuestions, 109],
  ['of a third reader', thirdReaderQuestions, 55],
  ['in other languages', translatedQuestions, 62],
  ['of students in five languages', spokenQuestions, 156],
] as const)(
  'CHAT-01 at least 85 % of the questions %s find their intent',
  (_, questions, count) => {
    expect(questions).toHaveLength(count);
    expect(wrong(questions).length).toBeLessThanOrEqual(count * 0.15);
  },
);

test('CHAT-01 at least 95 % of the questions about anything else are not known', () => {
  const known = unrelatedQuestions.filter((question) => findIntents(question).best !== null);
  expect(known.length).toBeLessThanOrEqual(unrelatedQuestions.length * 0.05);
});

test.each([
  ['write me a poem', null],
  ['write to the recruiter', 'messages'],
  ['cancel my pizza', null],
  ['cancel my application', 'withdraw'],
  ['what does a pizza cost', null],
  ['what does it cost', 'plans'],
  ['open the window', null],
  ['openings', 'find-jobs'],
  ['a massage by a therapist', null],
  ['my mesages', 'messages'],
  ['formule 1', null],
])('CHAT-01 a word of daily life selects only beside words that fit: “%s”', (question, intent) =>
  expect(findIntents(question).best).toBe(intent),
);

test.each(['', '???', 'zzkqj vwxyz', '🙂🙂', 'x'.repeat(200), 'quantum chromodynamics lagrangian'])(
  'CHAT-01 “%s” is not known',
  (question) => expect(findIntents(question).best).toBeNull(),
);

test.each([
  ['What is the deadline of my offer?'],
  ['Offer deadline'],
  ['Until when can I accept my offer?'],
  ['How long is my offer valid?'],
  ['when must I decide on the offer'],
  ['Bis wann muss ich auf mein Angebot antworten?'],
  ['Wann läuft mein Angebot ab?'],
  ['¿Cuál es la fecha límite de mi oferta?'],
  ['¿Hasta cuándo puedo aceptar la oferta?'],
  ['Quelle est la date limite de mon offre ?'],
  ['Jusqu’à quand puis-je accepter la proposition ?'],
  ['Quand expire l’offre ?'],
  ['我的录用通知截止日期是什么时候？'],
  ['最晚什么时候接受offer?'],
])('CHAT-01 “%s” is about the student’s offers', (question) =>
  expect(findIntents(question).best).toBe('offers'),
);

test.each([
  ['How high is my score?'],
  ['what is my score'],
  ['Why is my score so low?'],
  ['Wie hoch ist mein Ergebnis?'],
  ['¿Cuál es mi puntuación?'],
  ['Quel est mon score ?'],
  ['我的分数是多少'],
])('CHAT-01 “%s” is answered with the score that has all others in it', (question) =>
  expect(findIntents(question).best).toBe('readiness'),
);

test.each([
  ['when does my assessment close'],
  ['Until when can I do the assessment?'],
  ['how long do I have for the coding test from Nimbus'],
  ['do I have any pending assessments'],
  ['Bis wann muss ich das Assessment machen?'],
  ['Wann endet meine Testaufgabe?'],
  ['¿Cuándo cierra mi evaluación?'],
  ['¿Hasta cuándo puedo hacer la prueba técnica?'],
  ['Quand se termine mon évaluation ?'],
  ['Jusqu’à quand puis-je passer le test technique ?'],
  ['我的测评什么时候截止'],
])('CHAT-01 “%s” is about the student’s assessments', (question) =>
  expect(findIntents(question).best).toBe('assessments'),
);

test.each([
  ['Which badges do I have?', 'badges'],
  ['Can I get a badge for React?', 'badges'],
  ['how do I share my badge', 'badges'],
  ['Welche Badges habe ich?', 'badges'],
  ['¿Qué insignias tengo?', 'badges'],
  ['Quels badges ai-je ?', 'badges'],
  ['我有哪些徽章', 'badges'],
  ['When is my coach session?', 'coaching'],
  ['How do I reschedule my coach session?', 'coaching'],
  ['cancel my coaching', 'coaching'],
  ['Wann ist mein Termin mit dem Coach?', 'coaching'],
  ['¿Cuándo es mi sesión con el coach?', 'coaching'],
  ['Quand est ma séance avec le coach ?', 'coaching'],
  ['我和教练的时间是什么时候', 'coaching'],
  ['How do I download my data?', 'export-data'],
  ['Wie kann ich meine Daten herunterladen?', 'export-data'],
  ['¿Cómo descargo mis datos?', 'export-data'],
  ['Comment télécharger mes données ?', 'export-data'],
  ['怎么下载我的数据', 'export-data'],
  ['Is the company allowed to see my mock interview results?', 'privacy'],
  ['Stellen in Berlin', 'find-jobs'],
  ['Gibt es Stellen für Studenten?', 'find-jobs'],
  ['Stellen als Koch in Berlin', 'find-jobs'],
  ['Welche Stellen passen zu meinem Lebenslauf?', 'recommended-jobs'],
  ['Meine gespeicherten Stellen', 'saved-jobs'],
  ['Reste-t-il des postes ?', 'find-jobs'],
  ['any postings', 'find-jobs'],
  ['blog posts', 'articles'],
  ['Has anyone answered me in the forum', 'forum'],
  ['Has my application been answered yet', 'my-applications'],
  ['has anyone answered yet', 'no-reply'],
  ['my resume score is above 80', 'ats-score'],
  ['how do I get a resume score above 80', 'ats-improve'],
  ['quelle est ma formule ?', 'plans'],
  ['¿Tengo alguna entrevista esta semana?', 'interviews'],
  ['Habe ich diese Woche ein Vorstellungsgespräch?', 'interviews'],
  ['Est-ce que j’ai un entretien demain ?', 'interviews'],
  ['¿Cuál es mi nivel de preparación?', 'readiness'],
  ['what skills am I missing for backend jobs', 'roadmap-progress'],
  ['Welche Kenntnisse fehlen mir?', 'roadmap-progress'],
  ['我还缺哪些技能？', 'roadmap-progress'],
])('CHAT-01 “%s” is about %s', (question, intent) =>
  expect(findIntents(question).best).toBe(intent),
);

test.each([
  'take a skill assessment',
  'how do skill tests work',
  'how long is the test',
  'my test score',
  'What score did I get in the frontend test?',
  'Wie ist mein Ergebnis im Test?',
  '¿Cuál es mi puntuación en la prueba?',
  'Quel est mon score au quiz ?',
])('CHAT-01 “%s” is about skill tests', (question) =>
  expect(findIntents(question).best).toBe('skill-test'),
);

test('CHAT-01 whether to accept an offer, and on what terms, is advice', () => {
  expect(findIntents('What should I check before I accept an offer?').best).toBe('offer-advice');
  expect(findIntents('how to negotiate my offer').best).toBe('offer-advice');
});

test.each([
  ['remote react jobs in Pune', { words: 'react', place: 'Pune', isRemote: true }],
  [
    'any openings for java developer in bangalore?',
    { words: 'java developer', place: 'bangalore' },
  ],
  ['show me data science internships', { words: 'data science', types: ['Internship'] }],
  [
    'is there any vacancy for freshers in New Delhi',
    { words: '', place: 'New Delhi', levels: ['Entry Level'] },
  ],
  ['work from home content writer', { words: 'content writer', isRemote: true }],
  ['python jobs above 12 lpa', { words: 'python', salaryMin: 12 }],
  ['part-time sales work in Mumbai', { words: 'sales', place: 'Mumbai', types: ['Part-time'] }],
  ['C++ roles', { words: 'C++' }],
  ['Ich suche Arbeit als Koch', { words: 'Koch' }],
  ['Quelles offres d’emploi de développeur ?', { words: 'développeur' }],
  ['有没有前端开发的职位', { words: '前端开发' }],
  ['哪里有新能源工程师的岗位', { words: '新能源工程师' }],
  ['找Java实习', { words: 'Java', types: ['Internship'] }],
  ['¿Qué prácticas hay en Bengaluru?', { words: '', place: 'Bengaluru', types: ['Internship'] }],
  ['Quels stages à Pune ?', { place: 'Pune', types: ['Internship'] }],
  ['a late stage startup', { types: [] }],
  ['jobs', { words: '', place: '', isRemote: false }],
])('CHAT-01 “%s” is a search', (message, expected) => {
  expect(readJobSearch(message)).toMatchObject(expected);
});

test('CHAT-01 a search that finds nothing gives up the place last, and keeps the kind of job', () => {
  const wider = widerThan(readJobSearch('remote internships in Bangalore'));
  expect(wider).toMatchObject([
    { types: ['Internship'], place: 'Bangalore', isRemote: false },
    { types: ['Internship'], place: '', isRemote: false },
  ]);
  expect(widerThan(readJobSearch('internships in Bangalore'))).toHaveLength(1);
  expect(widerThan(readJobSearch('jobs in Bangalore'))).toEqual([]);
});

test.each([
  ['jobs that close tomorrow', 3],
  ['openings with last date in 5 days', 7],
  ['jobs closing soon', 7],
  ['closing this month', 15],
  ['closing in 90 days', 15],
])('CHAT-01 “%s” means %i days', (message, days) => expect(readDays(message)).toBe(days));

test.each([
  ['applying', 'applied'],
  ['companies', 'company'],
  ['stopped', 'stop'],
  ['interviews', 'interview'],
])('CHAT-01 %s and %s are one word', (one, other) => expect(stem(one)).toBe(stem(other)));

test.each([
  ['offer', 'of'],
  ['recruiter', 'hire'],
])('CHAT-01 %s and %s are two words', (one, other) => expect(stem(one)).not.toBe(stem(other)));

test.each([
  ['pasword', 'password', true],
  ['resmue', 'resume', true],
  ['resumes', 'resume', true],
  ['roadmap', 'resume', false],
])('CHAT-01 %s for %s is a slip: %s', (one, other, is) => expect(isTypo(one, other)).toBe(is));

const sources = [
  'Frontend Developer, Nimbus Labs · Pune · closes Dec 3, 2026',
  'Which jobs close in Pune?',
];
test.each([
  ['Practise explaining your choices aloud.', true],
  ['Tailor the first lines for Nimbus Labs in Pune.', true],
  ['Acme is hiring three developers.', false],
  ['There is a vacancy that suits you.', false],
  ['Your interview is tomorrow.', false],
  ['You were rejected.', false],
  ['Ask for Zorblatt when you call.', false],
  ['You have 92 of 100 points.', false],
  ['See https://evil.example for more.', false],
  ['See evil.example for more.', false],
  ['Write to me@evil.example today.', false],
  ['Read [this](/admin-dashboard) first.', false],
  ['<b>Practise</b> aloud.', false],
  ['Practise\u200b aloud.', false],
  ['Practise aloud. '.repeat(30), false],
])('CHAT-01 a model may say “%s”: %s', (line, may) => expect(isGrounded(line, sources)).toBe(may));

test('CHAT-01 the counter resets 24 hours after the last reset, and not a moment earlier', () => {
  const lastReset = new Date('2026-11-21T10:00:00Z');
  const at = (ms: number) => new Date(lastReset.getTime() + ms);
  const usage = { messageCount: 10, lastReset };
  expect(messagesLeft(undefined, lastReset)).toEqual({ left: 10, resetsAt: null });
  expect(messagesLeft(usage, at(messageLimit.windowMs - 1))).toEqual({
    left: 0,
    resetsAt: at(messageLimit.windowMs),
  });
  expect(messagesLeft(usage, at(messageLimit.windowMs))).toEqual({ left: 10, resetsAt: null });
});

test.each([
  ['did Nimbus reject me', 'rejections'],
  ['when is my inteview with Harborlight', 'interviews'],
  ['what salary can I negotiate at Velmora', 'offer-advice'],
  ['no answer from Tessaract', 'no-reply'],
  ['is Quorvane a fraud', 'scams'],
  ['is the offer from Quorvane genuine', 'scams'],
  ['cancel my flight to Goa', null],
])('CHAT-01 an employer’s name hides no question about it: %s', (message, intent) =>
  expect(findIntents(message).best).toBe(intent),
);

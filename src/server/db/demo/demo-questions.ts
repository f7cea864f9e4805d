import type { ScreeningQuestion } from '#domain/posting/screening-question.ts';

export type DemoQuestion = Omit<ScreeningQuestion, 'id'> & { answers: string[] };

const words = (text: string, answers: string[], required = true): DemoQuestion => ({
  kind: 'text',
  text,
  required,
  options: [],
  answers,
});
const choice = (text: string, options: string[]): DemoQuestion => ({
  kind: 'choice',
  text,
  required: true,
  options,
  answers: options,
});
const number = (text: string, answers: string[], required = true): DemoQuestion => ({
  kind: 'number',
  text,
  required,
  options: [],
  answers,
});
const yesNo = (text: string): DemoQuestion => ({
  kind: 'yes-no',
  text,
  required: true,
  options: [],
  answers: ['yes', 'yes', 'no'],
});

const start = choice('When could you start?', ['At once', 'Within a month', 'Later']);
const notice = number('How many weeks’ notice do you have to give?', ['0', '2', '4', '8'], false);

/** What companies tell students to prepare, by title of the posting. */
export const demoPracticeQuestions: Record<string, readonly string[]> = {
  'Backend Engineer, Dispatch': [
    'A service answers slowly once a minute. How do you find out why?',
    'How would you assign 500 trucks to 2,000 loads when both change all day?',
    'Tell us about a bug you caused. How did you notice it, and what changed afterwards?',
  ],
  'Frontend Engineer, Live Map': [
    'How would you draw 5,000 moving vehicles without dropping frames?',
    'What does a screen reader user need from a map?',
    'Which part of your last project would you write differently today?',
  ],
  'Data Analyst, Fleet': [
    'Deliveries were late last Tuesday. Which data do you look at first?',
    'When is a median better than a mean? Give an example from transport.',
    'How do you tell a manager that the data does not answer the question?',
  ],
  'Product Designer': [
    'Walk us through a design that users disliked. What did you learn?',
    'How do you design for a driver who may look at the screen for one second?',
  ],
};

export const demoQuestions: Record<string, DemoQuestion[]> = {
  'Data Analyst, Fleet': [
    words('Which question did you last answer with data, and who asked it?', [
      'Why our hostel ran out of water on Mondays. The warden asked; it was the laundry.',
      'Which bus stop loses most people. My professor asked, and the city used it.',
      'How long deliveries wait at our shop. My uncle asked and changed the opening hours.',
    ]),
    yesNo('Can you work from Bengaluru three days a week?'),
    start,
  ],
  'Frontend Engineer, Live Map': [
    number('How many years have you worked with JavaScript or TypeScript?', ['1', '2', '2.5', '4']),
    choice('Which map library do you know best?', ['MapLibre', 'Leaflet', 'deck.gl', 'None yet']),
    words('Which page of yours had to be fast, and what made it so?', [
      'A table of 20,000 rows. It draws only what is in view and measures nothing while scrolling.',
      'A photo wall. Smaller pictures did more than any of my clever code.',
      'A timetable on old phones. I took out a library and wrote forty lines.',
    ]),
  ],
  'Sales Development Representative, West India': [
    choice('Which language do you speak with customers best, besides English and Hindi?', [
      'Marathi',
      'Gujarati',
      'Kannada',
      'Another one',
    ]),
    yesNo('Are you willing to travel ten days a month?'),
  ],
  'Android Developer, Driver App': [
    yesNo('Have you published an app that others use?'),
    number('How many years have you written Kotlin?', ['0.5', '1', '2', '3']),
    notice,
  ],
  'Product Designer': [
    words('Which screen that you use every day would you change first?', [
      'The ticket machine at the metro: it asks first for the one thing that I know last.',
      'My bank’s list of transfers. It shows everything but the name.',
      'The elevator in our building. Two buttons mean the same thing.',
    ]),
    start,
  ],
  'Software Engineer, Settlements': [
    number('How many weeks from now could you start?', ['0', '4', '8', '12']),
    yesNo('Have you worked with double-entry bookkeeping, at a company or at home?'),
  ],
};

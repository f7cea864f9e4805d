import fc from 'fast-check';
import { headingOf } from '#domain/resume-reading/heading-of.ts';

/**
 * Words that people add for keyword stuffing: skills, titles, and the words that the score looks
 * for.
 */
const words =
  'Java,Python,JavaScript,TypeScript,React,Angular,Vue,Node.js,Docker,Kubernetes,AWS,Azure,GCP,Terraform,Jenkins,Git,SQL,PostgreSQL,MySQL,MongoDB,Redis,Kafka,Spark,Hadoop,Tableau,Power BI,Excel,SAP,Salesforce,Scrum,Agile,Jira,Machine Learning,Deep Learning,NLP,TensorFlow,PyTorch,pandas,C++,C#,Go,Rust,Scala,Kotlin,Swift,Android,iOS,Flutter,HTML,CSS,Sass,GraphQL,REST,Microservices,Linux,Bash,Leadership,Communication,Teamwork,Negotiation,Marketing,SEO,Accounting,Tally,GST,Budgeting,skills,experience,education,projects,summary,objective,improved,increased,reduced,led,built'.split(
    ',',
  );
const widest = 88;

function wrap(text: string): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last.length + word.length > widest) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}

const label = fc.constantFrom('', '', 'Keywords: ', 'Key words: ', 'ATS keywords: ', 'Tags: ');
const separator = fc.constantFrom(', ', ' | ', ' • ', '; ', ' ', '\n');

/** Lists of words as they are appended to resumes, in lines. */
export const tailList: fc.Arbitrary<string[]> = fc
  .record({ label, separator, words: fc.shuffledSubarray(words, { minLength: 22, maxLength: 60 }) })
  .map((made) =>
    made.separator === '\n'
      ? // One on a line, the name of a section would be its heading.
        [made.label.trim(), ...made.words.filter((word) => headingOf(word) === null)].filter(
          Boolean,
        )
      : wrap(made.label + made.words.join(made.separator)),
  );

/** One or more words, repeated many times, in lines. */
export const repeatedWords: fc.Arbitrary<string[]> = fc
  .record({
    separator: fc.constantFrom(', ', ' ', ' | '),
    words: fc.shuffledSubarray(words, { minLength: 1, maxLength: 3 }),
    times: fc.integer({ min: 6, max: 30 }),
  })
  .map((made) =>
    wrap(
      Array.from({ length: made.times }, () => made.words.join(made.separator)).join(
        made.separator,
      ),
    ),
  );

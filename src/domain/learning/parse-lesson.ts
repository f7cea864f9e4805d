import { type ArticleBlock, readBlocks } from '#domain/article/read-article.ts';
import { isBlank } from '#domain/is-blank.ts';
import { roadmapTopics, type RoadmapTopic } from '#domain/roadmap/roadmap.ts';
import { type TestDomain, testDomains } from '#domain/skill-test/skill-test.ts';
import { boxStyles, exampleLanguages, quizLength, textAnchors } from './learning.ts';

export type LearningQuestion = {
  /** Never reused: answers and review cards refer to it. */
  id: string;
  prompt: string;
  /** The first is right. */
  options: readonly string[];
  /** Why the answer is right. */
  explanation: string;
};

export type Concept = {
  id: string;
  title: string;
  blocks: ArticleBlock[];
  checks: LearningQuestion[];
};

/** A drawing on a canvas 640 units wide. */
export type Diagram = {
  title: string;
  /** Says in words what the drawing shows. */
  description: string;
  height: number;
  boxes: {
    x: number;
    y: number;
    width: number;
    height: number;
    /** One line of text each; the first is bold. */
    lines: string[];
    look: (typeof boxStyles)[number];
  }[];
  /** Path data of lines that end in an arrowhead. */
  arrows: string[];
  labels: { x: number; y: number; anchor: (typeof textAnchors)[number]; text: string }[];
};

export type Lesson = {
  title: string;
  summary: string;
  /** Dictionary names of the skills that employers ask for. */
  skills: string[];
  /** The career roadmap that goes with it. */
  roadmap: RoadmapTopic;
  /** The skill test that covers the topic. */
  skillTest: TestDomain;
  introduction: ArticleBlock[];
  concepts: Concept[];
  diagram: Diagram;
  example: { title: string; language: (typeof exampleLanguages)[number]; explanation: string };
  interview: { question: string; points: string[] }[];
  tips: string[];
  quiz: LearningQuestion[];
};

type Fields = Record<string, unknown>;
type Parse<T> = (value: unknown, name: string) => T;

/**
 * A lesson from its JSON and its Markdown: the introduction, then one section per concept under the
 * concept's title. Throws with the place of the first fault.
 */
export function parseLesson(json: unknown, markdown: string): Lesson {
  const fields = fieldsOf(json, 'lesson');
  const example = fieldsOf(fields['example'], 'example');
  const [introduction = '', ...sections] = markdown.split(/^(?=## )/mu);
  const concepts = listOf(conceptOf, 6)(fields['concepts'], 'concepts');
  if (sections.length !== concepts.length)
    throw new Error(`${sections.length} sections, but ${concepts.length} concepts`);
  const lesson: Lesson = {
    title: textOf(fields['title'], 'title'),
    summary: textOf(fields['summary'], 'summary'),
    skills: listOf(textOf, 1)(fields['skills'], 'skills'),
    roadmap: oneOf(roadmapTopics)(fields['roadmap'], 'roadmap'),
    skillTest: oneOf(testDomains)(fields['skillTest'], 'skillTest'),
    introduction: readBlocks(textOf(introduction, 'introduction')),
    concepts: concepts.map((concept, at) => {
      const { title } = concept;
      const section = sections[at] ?? '';
      const heading = `## ${title}\n`;
      if (!section.startsWith(heading)) throw new Error(`the section of '${title}' is missing`);
      return { ...concept, blocks: readBlocks(section.slice(heading.length)) };
    }),
    diagram: diagramOf(fields['diagram'], 'diagram'),
    example: {
      title: textOf(example['title'], 'example.title'),
      language: oneOf(exampleLanguages)(example['language'], 'example.language'),
      explanation: textOf(example['explanation'], 'example.explanation'),
    },
    interview: listOf(interviewOf, 4)(fields['interview'], 'interview'),
    tips: listOf(textOf, 3)(fields['tips'], 'tips'),
    quiz: listOf(questionOf, quizLength * 2)(fields['quiz'], 'quiz'),
  };
  return lesson;
}

const textOf: Parse<string> = (value, name) => {
  if (typeof value !== 'string' || isBlank(value)) throw new Error(`${name}: text is missing`);
  return value;
};

const fieldsOf: Parse<Fields> = (value, name) => {
  if (typeof value !== 'object' || value === null) throw new Error(`${name}: is missing`);
  return value as Fields;
};

const listOf =
  <T>(read: Parse<T>, fewest: number): Parse<T[]> =>
  (value, name) => {
    if (!Array.isArray(value) || value.length < fewest)
      throw new Error(`${name}: at least ${fewest} are needed`);
    return value.map((item: unknown, at) => read(item, `${name}[${at}]`));
  };

const oneOf =
  <Option extends string>(options: readonly Option[]): Parse<Option> =>
  (value, name) => {
    const option = options.find((each) => each === value);
    if (option === undefined) throw new Error(`${name}: is none of ${options.join(', ')}`);
    return option;
  };

const idOf: Parse<string> = (value, name) => {
  const id = textOf(value, name);
  if (!/^[a-z0-9-]{2,40}$/u.test(id)) throw new Error(`${name}: '${id}' is no id`);
  return id;
};

const questionOf: Parse<LearningQuestion> = (value, name) => {
  const fields = fieldsOf(value, name);
  const options = listOf(textOf, 3)(fields['options'], `${name}.options`);
  if (new Set(options).size < options.length) throw new Error(`${name}: an option repeats`);
  return {
    id: idOf(fields['id'], `${name}.id`),
    prompt: textOf(fields['prompt'], `${name}.prompt`),
    options,
    explanation: textOf(fields['explanation'], `${name}.explanation`),
  };
};

const conceptOf: Parse<Omit<Concept, 'blocks'>> = (value, name) => {
  const fields = fieldsOf(value, name);
  return {
    id: idOf(fields['id'], `${name}.id`),
    title: textOf(fields['title'], `${name}.title`),
    checks: listOf(questionOf, 2)(fields['checks'], `${name}.checks`),
  };
};

const interviewOf: Parse<Lesson['interview'][number]> = (value, name) => {
  const fields = fieldsOf(value, name);
  return {
    question: textOf(fields['question'], `${name}.question`),
    points: listOf(textOf, 2)(fields['points'], `${name}.points`),
  };
};

const numberOf: Parse<number> = (value, name) => {
  if (typeof value !== 'number') throw new Error(`${name}: a number is missing`);
  return value;
};

const boxOf: Parse<Diagram['boxes'][number]> = (value, name) => {
  const { x, y, width, height, lines, look = 'plain' } = fieldsOf(value, name);
  return {
    x: numberOf(x, `${name}.x`),
    y: numberOf(y, `${name}.y`),
    width: numberOf(width, `${name}.width`),
    height: numberOf(height, `${name}.height`),
    lines: listOf(textOf, 1)(lines, `${name}.lines`),
    look: oneOf(boxStyles)(look, `${name}.look`),
  };
};

const labelOf: Parse<Diagram['labels'][number]> = (value, name) => {
  const { x, y, anchor = 'middle', text } = fieldsOf(value, name);
  return {
    x: numberOf(x, `${name}.x`),
    y: numberOf(y, `${name}.y`),
    anchor: oneOf(textAnchors)(anchor, `${name}.anchor`),
    text: textOf(text, `${name}.text`),
  };
};

const diagramOf: Parse<Diagram> = (value, name) => {
  const fields = fieldsOf(value, name);
  return {
    title: textOf(fields['title'], `${name}.title`),
    description: textOf(fields['description'], `${name}.description`),
    height: numberOf(fields['height'], `${name}.height`),
    boxes: listOf(boxOf, 2)(fields['boxes'], `${name}.boxes`),
    arrows: listOf(textOf, 1)(fields['arrows'], `${name}.arrows`),
    labels: listOf(labelOf, 0)(fields['labels'], `${name}.labels`),
  };
};

import { expect, test } from 'vitest';
import { splitDegree, splitHanSchool } from './split-degree.ts';

test.each<[string, [degree: string, field: string] | null]>([
  ['计算机科学学士', ['学士', '计算机科学']],
  ['理学学士学位', ['学士学位', '理学']],
  ['软件工程专业硕士', ['硕士', '软件工程']],
  ['计算机科学与技术（本科）', ['本科', '计算机科学与技术']],
  ['大学本科', ['本科', '']],
  ['全日制大学本科', ['本科', '']],
  ['统招本科', ['本科', '']],
  ['硕士研究生', ['硕士研究生', '']],
  ['法学博士研究生', ['博士研究生', '法学']],
  ['物理學碩士', ['碩士', '物理學']],
  ['清华大学本科', ['本科', '']],
  ['博士后研究员', null],
  ['本科生导师', null],
  ['中国科学院研究生院', null],
  ['上海医疗器械高等专科学校', null],
])('RES-05 the degree and the field in %j', (text, split) => {
  const found = splitDegree(text);
  expect(found && [found.degree, found.field]).toEqual(split);
});

test.each([
  ['清华大学本科', ['清华大学', '本科']],
  ['北京大学（硕士）', ['北京大学', '硕士']],
  ['全日制大学本科', ['全日制大学本科']],
  ['软件工程（硕士）', ['软件工程（硕士）']],
])('RES-05 %j as a school with its degree', (text, parts) => {
  expect(splitHanSchool(text)).toEqual(parts);
});

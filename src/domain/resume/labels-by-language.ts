import { englishLabels, type ResumeLabels } from './resume-labels.ts';
import type { ResumeLanguage } from './resume-language.ts';
import { resumeSections } from './resume.ts';

/** Headings in the order of `resumeSections`, then the end of an ongoing period. */
const texts: Record<Exclude<ResumeLanguage, 'en'>, string> = {
  ar: 'نبذة شخصية|الخبرة العملية|التعليم|المشاريع|المهارات|الشهادات|اللغات|الإنجازات|حتى الآن',
  fa: 'خلاصه|سوابق کاری|تحصیلات|پروژه‌ها|مهارت‌ها|گواهینامه‌ها|زبان‌ها|دستاوردها|تاکنون',
  he: 'תקציר|ניסיון תעסוקתי|השכלה|פרויקטים|מיומנויות|הסמכות|שפות|הישגים|היום',
  ja: '概要|職歴|学歴|プロジェクト|スキル|資格|語学|受賞・実績|現在',
  ko: '소개|경력|학력|프로젝트|보유 기술|자격증|외국어|수상 및 성과|현재',
  ur: 'خلاصہ|تجربہ|تعلیم|منصوبے|مہارتیں|اسناد|زبانیں|کامیابیاں|تا حال',
  zh: '个人简介|工作经历|教育背景|项目经历|专业技能|资格证书|语言能力|荣誉奖项|至今',
  'zh-Hant': '個人簡介|工作經歷|教育背景|專案經歷|專業技能|資格證書|語言能力|榮譽獎項|至今',
};

function labelsOf(text: string): ResumeLabels {
  const words = text.split('|');
  const sections = resumeSections.map((section, at) => [section, words[at] ?? '']);
  return {
    sections: Object.fromEntries(sections) as ResumeLabels['sections'],
    present: words.at(-1) ?? '',
  };
}

/** The texts that a resume's owner didn't write, in the language that the resume is written in. */
export const labelsByLanguage: Record<ResumeLanguage, ResumeLabels> = {
  en: englishLabels,
  ...(Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [language, labelsOf(text)]),
  ) as Record<keyof typeof texts, ResumeLabels>),
};

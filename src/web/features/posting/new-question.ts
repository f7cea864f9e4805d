import type { ScreeningQuestion } from '#domain/posting/screening-question.ts';

export const newQuestion = (): ScreeningQuestion => ({
  id: crypto.randomUUID(),
  kind: 'text',
  text: '',
  required: true,
  options: [],
});

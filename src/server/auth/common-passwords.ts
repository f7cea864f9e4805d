import { dictionary } from '@zxcvbn-ts/language-common';

/** Returns a check for the most common passwords; it expects lower case. */
export function createCommonPasswords(): (password: string) => boolean {
  const common = new Set(dictionary['passwords-common']);
  return (password) => common.has(password);
}

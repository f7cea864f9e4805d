import { dictionary } from '@zxcvbn-ts/language-common';

/** Tells whether a password, in lower case, is among the most common ones. */
export function createCommonPasswords(): (password: string) => boolean {
  const common = new Set(dictionary['passwords-common']);
  return (password) => common.has(password);
}

/**
 * Spellings that mean a skill where they stand alone, and too much else inside a text. Many are taken from the Open Skills
 * Taxonomy by Tanova (https://github.com/tanova-ai/skills-taxonomy), CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/), changed.
 */
export const aloneSpellings = `
JavaScript: js
TypeScript: ts
Python: py
Shell scripting: shell, sh
Kubernetes: kube
TensorFlow: tf
Microsoft Project: msproject
`;

// Writes docs/configuration.md from src/server/config/config.ts; its test fails when that is
// needed.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { configSchema } from '#server/config/config.ts';

const target = fileURLToPath(new URL('../docs/configuration.md', import.meta.url));

const opening = `# Configuration

Every setting is an environment variable, and none is required: \`npm start\` works without any. With an invalid value
Firstrung doesn't start, and says which setting is wrong. An empty value counts as not set.

| setting | values | default | meaning |
|---|---|---|---|
`;

/** The page of all settings, in the order of the schema. */
export function configDoc(): string {
  const { properties = {} } = z.toJSONSchema(configSchema, { io: 'input' });
  const rows = Object.entries(properties).map(([name, setting]) => {
    const { description = '', ...rest } = setting as z.core.JSONSchema.BaseSchema;
    return `| \`${name}\` | ${valuesOf(name, rest)} | ${defaultOf(rest)} | ${description} |\n`;
  });
  return opening + rows.join('');
}

function valuesOf(name: string, { enum: choices }: z.core.JSONSchema.BaseSchema): string {
  if (choices) return choices.map((choice) => `\`${String(choice)}\``).join(' ');
  const output = z.toJSONSchema(configSchema, { io: 'output' }).properties?.[name];
  const { type, minimum, maximum, minLength } = output as z.core.JSONSchema.BaseSchema;
  if (type === 'string') return minLength === undefined ? 'text' : `text, ${minLength}+ characters`;
  const upTo =
    maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? 'or more' : `to ${maximum}`;
  return `${minimum} ${upTo}`;
}

function defaultOf({ default: value }: z.core.JSONSchema.BaseSchema): string {
  return value === undefined || value === '' ? '—' : `\`${String(value)}\``;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(target, configDoc());

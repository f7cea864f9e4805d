import { isPublicUrl } from '#domain/site/is-public-url.ts';
import type { Config } from '#server/config/config.ts';

type Settings = Pick<Config, 'publicUrl' | 'SMTP_URL'>;

/** Prints the URL, the demo accounts if loaded, and what is not ready for a public site. */
export function printWelcome(address: string, config: Settings, hasDemo: boolean): void {
  const lines = ['', `  Firstrung is at ${address}`];
  if (hasDemo && !isPublicUrl(config.publicUrl)) {
    lines.push(
      '',
      '  Demo sign-ins, password firstrung-demo:',
      '    student@demo.test      a student with applications',
      '    recruiter@demo.test    a company that hires',
      '    interviewer@demo.test  an interviewer of that company',
      '    admin@demo.test        the back office',
    );
  }
  for (const warning of startWarnings(config, hasDemo)) lines.push('', `  WARNING: ${warning}`);
  process.stdout.write(`${lines.join('\n')}\n\n`);
}

/** Warnings for the operator of a public site; none for a local one. */
export function startWarnings(
  { publicUrl, SMTP_URL }: Partial<Settings> & Pick<Settings, 'publicUrl'>,
  hasDemo: boolean,
): string[] {
  if (!isPublicUrl(publicUrl)) return [];
  return [
    ...(SMTP_URL
      ? []
      : [
          'No mail server is configured, so nobody gets mail: new accounts cannot confirm their address, and forgotten ' +
            'passwords cannot be reset. Mails are kept in DATA_DIR/mailbox and are not sent later. Set SMTP_URL.',
        ]),
    ...(hasDemo
      ? [
          'This database holds the demo set. Its accounts cannot sign in at a public address, its companies are ' +
            'suspended, and its sample jobs are removed. Run npm run demo:remove to delete the set.',
        ]
      : []),
  ];
}

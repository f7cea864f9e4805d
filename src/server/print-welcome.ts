/** Says where the product is, and who may sign in when the demo set is loaded. */
export function printWelcome(address: string, hasDemo: boolean): void {
  const lines = ['', `  Firstrung is at ${address}`];
  if (hasDemo) {
    lines.push(
      '',
      '  Demo sign-ins, password firstrung-demo:',
      '    student@demo.test      a student with applications',
      '    recruiter@demo.test    a company that hires',
      '    interviewer@demo.test  an interviewer of that company',
      '    admin@demo.test        the back-office',
    );
  }
  process.stdout.write(`${lines.join('\n')}\n\n`);
}

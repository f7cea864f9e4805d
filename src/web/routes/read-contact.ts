/** Reads the contact details of a chosen resume in this browser. */
export async function readContact(file: File) {
  const { readPickedFile } = await import('#web/features/resume-reading/read-picked-file.ts');
  const { reading } = await readPickedFile(file);
  return reading?.resume.basics ?? null;
}

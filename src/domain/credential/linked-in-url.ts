const addToProfile = 'https://www.linkedin.com/profile/add';

type Certification = {
  id: string;
  title: string;
  issuer: string;
  url: string;
  issuedAt: Date;
  expiresAt: Date | null;
};

/** LinkedIn's own form for a licence or certification, filled in. Months count from 1. */
export function linkedInUrl({
  id,
  title,
  issuer,
  url,
  issuedAt,
  expiresAt,
}: Certification): string {
  const address = new URL(addToProfile);
  const fields: Record<string, string | number> = {
    startTask: 'CERTIFICATION_NAME',
    name: title,
    organizationName: issuer,
    issueYear: issuedAt.getUTCFullYear(),
    issueMonth: issuedAt.getUTCMonth() + 1,
    ...(expiresAt && {
      expirationYear: expiresAt.getUTCFullYear(),
      expirationMonth: expiresAt.getUTCMonth() + 1,
    }),
    certUrl: url,
    certId: id,
  };
  for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, String(value));
  return address.href;
}

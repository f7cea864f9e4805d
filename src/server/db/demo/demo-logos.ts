import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { demoCompanies } from './demo-companies.ts';
import type { DemoMaker } from './demo-rows.ts';

const fileOf = (slug: string) => fileURLToPath(new URL(`logos/${slug}.webp`, import.meta.url));

/** Gives a logo to each company that has one in the folder `logos`: 200 × 200 pixels, WebP. */
export function addLogos({ now, id, rows }: DemoMaker): void {
  demoCompanies.forEach(({ slug }, index) => {
    const company = rows.companies[index];
    if (company === undefined || !existsSync(fileOf(slug))) return;
    const createdAt = company.createdAt ?? now;
    company.logoId = id(createdAt);
    rows.companyLogos.push({
      id: company.logoId,
      companyId: company.id,
      bytes: readFileSync(fileOf(slug)),
      createdAt,
    });
  });
}

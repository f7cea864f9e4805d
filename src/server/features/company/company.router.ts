import { serve } from '#server/api.ts';
import { createCompany } from './create-company.ts';
import { createLogin } from './create-login.ts';
import { listCompanies } from './list-companies.ts';
import { loadCompany } from './load-company.ts';
import { loadOwnCompany } from './load-own-company.ts';
import { loadPublicCompany } from './load-public-company.ts';
import { loadSettings } from './load-settings.ts';
import { moveCompany } from './move-company.ts';
import { removeCompany } from './remove-company.ts';
import { removeLogo } from './remove-logo.ts';
import { saveBranding } from './save-branding.ts';
import { saveSettings } from './save-settings.ts';
import { updateCompany } from './update-company.ts';
import { updateOwnCompany } from './update-own-company.ts';

export const companyRouter = serve('company', {
  list: listCompanies,
  create: createCompany,
  loadAsAdmin: (ctx, { companyId }) => loadCompany(ctx, companyId),
  updateAsAdmin: updateCompany,
  createLogin,
  remove: removeCompany,
  loadOwn: loadOwnCompany,
  updateOwn: updateOwnCompany,
  saveBranding,
  removeLogo,
  loadSettings,
  saveSettings,
  loadPublic: (ctx, { slug }) => loadPublicCompany(ctx, slug),
  move: moveCompany,
});

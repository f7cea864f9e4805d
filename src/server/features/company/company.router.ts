import { serve } from '#server/api.ts';
import { removeLogo, removeLogoAsAdmin, saveBranding, saveBrandingAsAdmin } from './branding.ts';
import {
  createCompany,
  listCompanies,
  loadCompany,
  removeCompany,
  updateCompany,
} from './companies.ts';
import { createLogin } from './company-logins.ts';
import { loadSettings, saveSettings } from './company-settings.ts';
import { loadOwnCompany } from './load-own-company.ts';
import { loadPublicCompany } from './load-public-company.ts';
import { moveCompany } from './move-company.ts';
import { updateOwnCompany } from './update-own-company.ts';

export const companyRouter = serve('company', {
  list: listCompanies,
  create: createCompany,
  loadAsAdmin: (ctx, { companyId }) => loadCompany(ctx, companyId),
  updateAsAdmin: updateCompany,
  saveBrandingAsAdmin,
  removeLogoAsAdmin,
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

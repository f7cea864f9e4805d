import { api } from '#server/api.ts';
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

export const companyRouter = {
  list: api.company.list.handler(({ context, input }) => listCompanies(context.ctx, input)),
  create: api.company.create.handler(({ context, input }) => createCompany(context.ctx, input)),
  loadAsAdmin: api.company.loadAsAdmin.handler(({ context, input }) =>
    loadCompany(context.ctx, input.companyId),
  ),
  updateAsAdmin: api.company.updateAsAdmin.handler(({ context, input }) =>
    updateCompany(context.ctx, input),
  ),
  createLogin: api.company.createLogin.handler(({ context, input }) =>
    createLogin(context.ctx, input),
  ),
  remove: api.company.remove.handler(({ context, input }) => removeCompany(context.ctx, input)),
  loadOwn: api.company.loadOwn.handler(({ context }) => loadOwnCompany(context.ctx)),
  updateOwn: api.company.updateOwn.handler(({ context, input }) =>
    updateOwnCompany(context.ctx, input),
  ),
  saveBranding: api.company.saveBranding.handler(({ context, input }) =>
    saveBranding(context.ctx, input),
  ),
  removeLogo: api.company.removeLogo.handler(({ context }) => removeLogo(context.ctx)),
  loadSettings: api.company.loadSettings.handler(({ context }) => loadSettings(context.ctx)),
  saveSettings: api.company.saveSettings.handler(({ context, input }) =>
    saveSettings(context.ctx, input),
  ),
  loadPublic: api.company.loadPublic.handler(({ context, input }) =>
    loadPublicCompany(context.ctx, input.slug),
  ),
  move: api.company.move.handler(({ context, input }) => moveCompany(context.ctx, input)),
};
